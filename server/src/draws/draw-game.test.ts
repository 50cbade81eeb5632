import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { verifyProof } from '@edil/domain/draw/verify'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Behaviour, serveBeacon } from '../../../dev/beacon-server.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, givenSoldGame } from '../../test/draws.ts'
import { silentLog } from '../../test/world.ts'
import { createBeacon } from '../platform/beacon/beacon.ts'
import { createMetrics } from '../platform/metrics.ts'
import { drawGame, sweepWaitingDraws } from './draw-game.ts'
import { readProof } from './read-proof.ts'
import { watchWaitingDraws } from './watch-waiting-draws.ts'

const database = await testDatabase()
const { store, owner, urls } = database
const server = await serveBeacon()
const metrics = createMetrics()
const beaconWith = (timeoutMs: number) =>
  createBeacon({ chain: TEST_CHAIN, relays: [server.url], timeoutMs, log: silentLog, metrics })
const [beacon, impatient] = [beaconWith(20_000), beaconWith(200)]
afterAll(async () => {
  beacon.close()
  impatient.close()
  await server.close()
})
const drawing = { store, beacon, log: silentLog, metrics }

/** The test beacon knows every round at once, so these games need not wait for theirs. */
const CORRECT: Behaviour = { servesFutureRounds: true }

async function givenClosed(): Promise<string> {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  await closeNow(database, gameId)
  return gameId
}

/** Moves the time of the round that the alert and the sweep read. The records stay as they are. */
async function givenWaiting(seconds: number): Promise<string> {
  const gameId = await givenClosed()
  const superuser = new Client({ connectionString: urls.superuser })
  await superuser.connect()
  await superuser.query(`set session_replication_role = replica`)
  await superuser.query('update close_records set round_at = now() - make_interval(secs => $2) where game_id = $1', [
    gameId,
    seconds,
  ])
  await superuser.end()
  return gameId
}

async function drawnAs(gameId: string) {
  const proof = await readProof(store.db, gameId)
  return proof && verifyProof(proof)
}

/** The metric that the alert reads. */
async function waitingSeconds(): Promise<number> {
  metrics.drawsWaitingSeconds.set(-1)
  const watch = watchWaitingDraws({ db: store.db, metrics })
  await expect.poll(async () => (await metrics.drawsWaitingSeconds.get()).values[0]?.value).not.toBe(-1)
  watch.stop()
  return (await metrics.drawsWaitingSeconds.get()).values[0]?.value ?? -1
}

const TROUBLES: Record<string, Behaviour> = {
  away: { fault: 'away' },
  'an error': { fault: 'broken' },
  garbage: { fault: 'garbage' },
  'a wrong round': { fault: 'wrong_round' },
  'another round’s signature': { fault: 'wrong_signature' },
  'another chain’s signature': { fault: 'another_chain' },
  'half an answer': { fault: 'half' },
  'too slow': { delayMs: 2_000 },
}

test.each(Object.entries(TROUBLES))(
  'ten minutes of a beacon that is %s: the draw waits, and then is right',
  async (_, trouble) => {
    const gameId = await givenWaiting(610)
    server.behave(trouble)
    const meanwhile = { ...drawing, beacon: trouble.delayMs ? impatient : beacon }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(drawGame(meanwhile, gameId)).rejects.toThrow('no relay gave round')
      await sweepWaitingDraws(meanwhile)
      expect(await drawnAs(gameId)).toBeUndefined()
    }
    expect(await waitingSeconds()).toBeGreaterThan(600)

    const { rows } = await owner.query('select round from close_records where game_id = $1', [gameId])
    server.behave(CORRECT)
    await sweepWaitingDraws(drawing)
    expect(await drawnAs(gameId)).toMatchObject({ fair: true, facts: { result: { round: Number(rows[0].round) } } })
    await sweepWaitingDraws(drawing)
    expect(await waitingSeconds()).toBe(0)
  },
)

test('does not draw a game before its round is published, however often it is requested', async () => {
  server.behave({})
  const gameId = await givenClosed()
  await expect(drawGame(drawing, gameId)).rejects.toThrow('no relay gave round')
  expect(await drawnAs(gameId)).toBeUndefined()
})

test('sends no request to the beacon for a drawn, open or unknown game', async () => {
  const [drawn, open] = [await givenClosed(), await givenSoldGame(database, [1, 2, 3])]
  server.behave(CORRECT)
  await drawGame(drawing, drawn)
  const asked = server.requestCount()
  for (const gameId of [drawn, open, 'daily-999']) await drawGame(drawing, gameId)
  expect(server.requestCount()).toBe(asked)
})
