import { signRound } from '@edil/domain/draw/beacon'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import type { Pool } from 'pg'
import { TEST_SECRET_KEY } from '../../dev/beacon-key.ts'
import { completeDraw } from '../src/draws/complete-draw.ts'
import { closeGame } from '../src/games/close-game.ts'
import type { GameRow } from '../src/games/games.queries.ts'
import { databaseNow } from '../src/platform/clock.ts'
import { type Store, transaction } from '../src/platform/transaction.ts'
import { type GivenGame, givenGame } from './factories.ts'
import { givenApproved } from './payments.ts'
import { givenPerson } from './people.ts'

/** A game in which these numbers are paid for, one player each three. */
export async function givenSoldGame(
  owner: Pool,
  store: Store,
  numbers: readonly number[],
  given: Partial<GivenGame> = {},
): Promise<string> {
  const gameId = await givenGame(owner, given)
  for (let first = 0; first < numbers.length; first += 3) {
    const picked = numbers.slice(first, first + 3)
    const { id: personId } = await givenPerson(owner, { hasPassword: false })
    await givenApproved(owner, store, { personId, gameId, numbers: picked, count: picked.length })
  }
  return gameId
}

/** Closes a game now, as a host would; or so many seconds ago, by a clock that was moved. */
export async function closeNow(
  owner: Pool,
  store: Store,
  gameId: string,
  secondsAgo = 0,
): Promise<GameRow | undefined> {
  const { id: hostId } = await givenPerson(owner, { role: 'host', hasPassword: false })
  return transaction(store, async (tx) => {
    const now = new Date((await databaseNow(tx)).getTime() - secondsAgo * 1_000)
    return closeGame(tx, { gameId, now, chain: TEST_CHAIN, hostId })
  })
}

/** What the beacon will say to the round of a closed game. No waiting: the test chain's key is ours. */
export async function signatureFor(owner: Pool, gameId: string): Promise<string> {
  const { rows } = await owner.query('select round from close_records where game_id = $1', [gameId])
  return signRound(TEST_SECRET_KEY, Number(rows[0]?.round))
}

export async function drawNow(owner: Pool, store: Store, gameId: string): Promise<boolean> {
  const signature = await signatureFor(owner, gameId)
  return transaction(store, (tx) => completeDraw(tx, { gameId, signature, actor: 'system' }))
}
