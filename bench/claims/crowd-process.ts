/** Buyers who claim one number after the other as fast as they are answered. Started by crowd.ts. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '../../dev/pool.ts'
import { nextBoard } from './boards.ts'
import type { Buyer } from './buyers.ts'
import { holdRequest } from './claim-request.ts'
import type { CrowdOrder, CrowdReport } from './crowd.ts'
import { openLine } from './line.ts'

const NUMBERS = 100
const PICKS_MAX = 3

/** A board as the crowd knows it: the numbers nobody has asked for yet, and how many are sold. */
type Stall = { gameId: string; left: number[]; sold: number }

const order = await new Promise<CrowdOrder>((resolve) => {
  process.once('message', (message) => resolve(message as CrowdOrder))
})
const owner = openPool(order.ownerUrl)
const stalls: Stall[] = order.gameIds.map((gameId) => ({ gameId, left: shuffled(), sold: 0 }))
const report: { held: string[]; ms: number[]; refused: number; failed: string[] } = {
  held: [],
  ms: [],
  refused: 0,
  failed: [],
}
const startedAt = performance.now()
const isOver = () => performance.now() - startedAt >= order.seconds * 1_000

await Promise.all(order.buyers.map(buy))
const seconds = (performance.now() - startedAt) / 1_000
await owner.end()
const answer: CrowdReport = {
  ...report,
  gameIds: stalls.map(({ gameId }) => gameId),
  seconds,
  cpuMs: process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
}
process.send?.(answer, () => process.exit(0))

async function buy(buyer: Buyer, index: number): Promise<void> {
  const line = openLine(order.ports[index % order.ports.length] ?? 0)
  for (let turn = index; !isOver(); turn += 1) {
    const stall = stalls[turn % stalls.length]
    // Sold out, and the next board not open yet: on to another one, but not without letting the others speak.
    if (!stall?.left.length) {
      await sleep(1)
      continue
    }
    for (let pick = 0; pick < PICKS_MAX && !isOver(); pick += 1) {
      const { gameId } = stall
      const number = stall.left.pop()
      if (number === undefined) break
      const body = `{"key":"${randomUUID()}","numbers":[${number}]}`
      const askedAt = performance.now()
      const { status, body: said } = await line.ask(holdRequest(order.origin, buyer, gameId, body))
      if (status === 200 && said.includes(`"number":${number},`)) {
        report.ms.push(performance.now() - askedAt)
        report.held.push(`${gameId} ${number} ${buyer.personId}`)
        await countSold(stall)
      } else if (status === 409) report.refused += 1
      else report.failed.push(`${status} ${said}`)
    }
  }
  line.close()
}

/** A full board is followed by the next of its plan, and whoever sold its last number waits for that. */
async function countSold(stall: Stall): Promise<void> {
  stall.sold += 1
  if (stall.sold < NUMBERS) return
  stall.gameId = await nextBoard(owner, stall.gameId)
  stall.left = shuffled()
  stall.sold = 0
}

function shuffled(): number[] {
  const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1)
  for (let last = NUMBERS - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    const [a = 0, b = 0] = [numbers[last], numbers[other]]
    numbers[last] = b
    numbers[other] = a
  }
  return numbers
}
