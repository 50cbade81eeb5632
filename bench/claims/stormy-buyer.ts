import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../seeded.ts'
import { giveBackRequest, holdRequest } from './claim-request.ts'
import { type History, noteState, parseAnswer, wordAnswer } from './history.ts'
import { type Insist, insistOn } from './insist.ts'

export type Storm = {
  readonly ports: readonly number[]
  readonly origin: string
  readonly gameIds: readonly string[]
  readonly dice: Dice
  readonly pauseMs: number
  readonly signal: AbortSignal
}

/** Claims, gives back and repeats itself while parts of the house are killed, and writes down what it was told. */
export async function buyInStorm(history: History, storm: Storm, index: number): Promise<void> {
  const { insist, close } = insistOn(storm.ports, index)
  while (!storm.signal.aborted) {
    const what = storm.dice.below(10)
    if (what < 6) await claim(history, storm, insist)
    else if (what < 9) await giveBack(history, storm, insist)
    else await repeatClaim(history, storm, insist)
    await sleep(storm.dice.below(2 * storm.pauseMs))
  }
  close()
}

async function claim(history: History, { dice, gameIds, origin }: Storm, insist: Insist): Promise<void> {
  const gameId = dice.one(gameIds)
  const key = randomUUID()
  const count = 1 + dice.below(3)
  const numbers = [...new Set(Array.from({ length: count }, () => 1 + dice.below(100)))]
  const body = JSON.stringify(dice.below(4) === 0 ? { key, random: count } : { key, numbers })
  const { reply, unknowns } = await insist(holdRequest(origin, history.buyer, gameId, body))
  const answer = reply && parseAnswer(reply.status, reply.body)
  history.claims.push({ gameId, body, key, unknowns, answer })
  if (answer) noteState(history, gameId, answer)
}

async function giveBack(history: History, { dice, origin }: Storm, insist: Insist): Promise<void> {
  const held = [...history.numbers].flatMap(([gameId, numbers]) => numbers.map((number) => ({ gameId, number })))
  if (held.length === 0) return
  const { gameId, number } = dice.one(held)
  const { reply } = await insist(giveBackRequest(origin, history.buyer, gameId, number))
  if (reply?.status === 200) noteState(history, gameId, parseAnswer(reply.status, reply.body))
  else history.faults.push(`giving ${number} of ${gameId} back was answered with ${reply?.status}`)
}

/** An old claim sent again must get its first answer, whatever has become of the numbers. */
export async function repeatClaim(
  { buyer, claims, faults }: History,
  { dice, origin }: Pick<Storm, 'dice' | 'origin'>,
  insist: Insist,
): Promise<void> {
  const answered = claims.filter(({ answer }) => answer)
  if (answered.length === 0) return
  const { gameId, body, key, answer } = dice.one(answered)
  const { reply } = await insist(holdRequest(origin, buyer, gameId, body))
  const again = reply && wordAnswer(parseAnswer(reply.status, reply.body))
  const first = answer && wordAnswer(answer)
  if (again !== first) faults.push(`key ${key} was first answered '${first}' and then '${again}'`)
}
