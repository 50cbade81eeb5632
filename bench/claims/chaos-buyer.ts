import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededRandom } from '../../server/test/seeded-random.ts'
import { holdRequest, releaseRequest } from './claim-request.ts'
import { formatAnswer, type History, parseAnswer, storeState } from './history.ts'
import { createRetrier, type RetryUntilAnswered } from './retry-until-answered.ts'

export type ChaosContext = {
  readonly ports: readonly number[]
  readonly origin: string
  readonly gameIds: readonly string[]
  readonly random: SeededRandom
  readonly pauseMs: number
  readonly signal: AbortSignal
}

/** Claims, releases and repeats claims while parts of the stack are killed, and records every answer. */
export async function runBuyerUnderChaos(history: History, chaos: ChaosContext, index: number): Promise<void> {
  const { retryUntilAnswered, close } = createRetrier(chaos.ports, index)
  while (!chaos.signal.aborted) {
    const action = chaos.random.below(10)
    if (action < 6) await claim(history, chaos, retryUntilAnswered)
    else if (action < 9) await release(history, chaos, retryUntilAnswered)
    else await repeatClaim(history, chaos, retryUntilAnswered)
    await sleep(chaos.random.below(2 * chaos.pauseMs))
  }
  close()
}

async function claim(
  history: History,
  { random, gameIds, origin }: ChaosContext,
  retryUntilAnswered: RetryUntilAnswered,
): Promise<void> {
  const gameId = random.one(gameIds)
  const key = randomUUID()
  const count = 1 + random.below(3)
  const numbers = [...new Set(Array.from({ length: count }, () => 1 + random.below(100)))]
  const body = JSON.stringify(random.below(4) === 0 ? { key, random: count } : { key, numbers })
  const { reply, unknowns } = await retryUntilAnswered(holdRequest(origin, history.buyer, gameId, body))
  const answer = reply && parseAnswer(reply.status, reply.body)
  history.claims.push({ gameId, body, key, unknowns, answer })
  if (answer) storeState(history, gameId, answer)
}

async function release(
  history: History,
  { random, origin }: ChaosContext,
  retryUntilAnswered: RetryUntilAnswered,
): Promise<void> {
  const held = [...history.numbers].flatMap(([gameId, numbers]) => numbers.map((number) => ({ gameId, number })))
  if (held.length === 0) return
  const { gameId, number } = random.one(held)
  const { reply } = await retryUntilAnswered(releaseRequest(origin, history.buyer, gameId, number))
  if (reply?.status === 200) storeState(history, gameId, parseAnswer(reply.status, reply.body))
  else history.faults.push(`releasing ${number} of ${gameId} was answered with ${reply?.status}`)
}

/** An old claim sent again must return its first answer, whatever happened to the numbers since. */
export async function repeatClaim(
  { buyer, claims, faults }: History,
  { random, origin }: Pick<ChaosContext, 'random' | 'origin'>,
  retryUntilAnswered: RetryUntilAnswered,
): Promise<void> {
  const answered = claims.filter(({ answer }) => answer)
  if (answered.length === 0) return
  const { gameId, body, key, answer } = random.one(answered)
  const { reply } = await retryUntilAnswered(holdRequest(origin, buyer, gameId, body))
  const second = reply && formatAnswer(parseAnswer(reply.status, reply.body))
  const first = answer && formatAnswer(answer)
  if (second !== first) faults.push(`key ${key} was first answered '${first}' and then '${second}'`)
}
