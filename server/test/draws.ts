import { signRound } from '@edil/domain/draw/beacon'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import type { Pool } from 'pg'
import { TEST_SECRET_KEY } from '../../dev/beacon-key.ts'
import { completeDraw } from '../src/draws/complete-draw.ts'
import { drawWithSignature } from '../src/draws/draw-game.ts'
import { closeEarly } from '../src/games/close-early.ts'
import { closeGame } from '../src/games/close-game.ts'
import type { GameRow } from '../src/games/games.queries.ts'
import { workOn } from '../src/jobs/work.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { type GivenGame, givenGame, makeDue } from './games.ts'
import { givenApproved } from './payments.ts'
import { givenPerson } from './people.ts'
import { silentLog, type World } from './world.ts'

/** A worker that closes games for hosts and draws them with the signatures that they enter. */
export async function givenWorker({ store }: World): Promise<void> {
  const worker = { jobs: store.jobs, log: silentLog, metrics: createMetrics() }
  await workOn(worker, 'close-early', async (request) => {
    await transaction(store, (tx) => closeEarly(tx, request, { chain: TEST_CHAIN }))
  })
  await workOn(worker, 'draw-with-signature', (entered) => drawWithSignature({ store, ...worker }, entered))
}

/** A game with these numbers paid and approved, three per player. */
export async function givenSoldGame(
  world: World,
  numbers: readonly number[],
  given: Partial<GivenGame> = {},
): Promise<string> {
  const gameId = await givenGame(world, given)
  for (let first = 0; first < numbers.length; first += 3) {
    const { id: personId } = await givenPerson(world, { hasPassword: false })
    await givenApproved(world, { personId, gameId, numbers: numbers.slice(first, first + 3) })
  }
  return gameId
}

/** Closes a game as a host does. */
export async function closeNow(world: World, gameId: string): Promise<GameRow | undefined> {
  const { id: hostId } = await givenPerson(world, { role: 'host', hasPassword: false })
  return transaction(world.store, (tx) => closeGame(tx, { gameId, chain: TEST_CHAIN, hostId }))
}

/** Closes a game as a worker does when its time has come. */
export async function closeOnTime(world: World, gameId: string): Promise<GameRow | undefined> {
  await makeDue(world, [gameId])
  return transaction(world.store, (tx) => closeGame(tx, { gameId, chain: TEST_CHAIN }))
}

/** The beacon's signature for the round of a closed game. It exists at once, because the key of the test chain is known. */
export async function signatureFor(owner: Pool, gameId: string): Promise<string> {
  const { rows } = await owner.query('select round from close_records where game_id = $1', [gameId])
  return signRound(TEST_SECRET_KEY, Number(rows[0]?.round))
}

export async function drawNow({ owner, store }: World, gameId: string): Promise<boolean> {
  const signature = await signatureFor(owner, gameId)
  return completeDraw(store, { gameId, signature, actor: 'system' })
}

/** As if the game had been drawn a minute ago, so that its show is over. Only the owner of the table can change a draw. */
export async function endShow({ owner }: Pick<World, 'owner'>, gameId: string): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table draws disable trigger draws_append_only')
    await client.query(`update draws set drawn_at = drawn_at - interval '1 minute' where game_id = $1`, [gameId])
    await client.query('alter table draws enable trigger draws_append_only')
    await client.query('commit')
  } finally {
    client.release()
  }
}
