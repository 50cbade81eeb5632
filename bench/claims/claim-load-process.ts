/** Buyers that claim one number after the other as fast as the API answers. Started by claim-load.ts. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PICKS_MAX } from '@edil/domain/boards'
import { openWorld } from '../../server/test/world.ts'
import type { SignedIn } from '../signed-in.ts'
import { givenBoard } from './boards.ts'
import type { ClaimLoadOrder, ClaimLoadReport } from './claim-load.ts'
import { holdRequest } from './claim-request.ts'
import { openConnection } from './keep-alive-connection.ts'

const NUMBERS = 100

/** Position of the load on one board: the numbers not claimed yet, and how many are sold. */
type BoardCursor = { gameId: string; left: number[]; sold: number }

const order = await new Promise<ClaimLoadOrder>((resolve) => {
  process.once('message', (message) => resolve(message as ClaimLoadOrder))
})
const world = await openWorld(order.ownerUrl)
const cursors: BoardCursor[] = order.gameIds.map((gameId) => ({ gameId, left: shuffled(), sold: 0 }))
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
await world.close()
const answer: ClaimLoadReport = {
  ...report,
  gameIds: cursors.map(({ gameId }) => gameId),
  seconds,
  cpuMs: process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
}
process.send?.(answer, () => process.exit(0))

async function buy(buyer: SignedIn, index: number): Promise<void> {
  const connection = openConnection(order.ports[index % order.ports.length] ?? 0)
  for (let turn = index; !isOver(); turn += 1) {
    const cursor = cursors[turn % cursors.length]
    // Sold out, and the next board is not open yet: try another board after yielding to the other buyers.
    if (!cursor?.left.length) {
      await sleep(1)
      continue
    }
    for (let pick = 0; pick < PICKS_MAX && !isOver(); pick += 1) {
      const { gameId } = cursor
      const number = cursor.left.pop()
      if (number === undefined) break
      const body = `{"key":"${randomUUID()}","numbers":[${number}]}`
      const sentAt = performance.now()
      const { status, body: text } = await connection.request(holdRequest(order.origin, buyer, gameId, body))
      if (status === 200 && text.includes(`"number":${number},`)) {
        report.ms.push(performance.now() - sentAt)
        report.held.push(`${gameId} ${number} ${buyer.personId}`)
        await countSold(cursor)
      } else if (status === 409) report.refused += 1
      else report.failed.push(`${status} ${text}`)
    }
  }
  connection.close()
}

/** Opens a new board when this one is full. The buyer of the last number waits for it. */
async function countSold(cursor: BoardCursor): Promise<void> {
  cursor.sold += 1
  if (cursor.sold < NUMBERS) return
  cursor.gameId = await givenBoard(world)
  cursor.left = shuffled()
  cursor.sold = 0
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
