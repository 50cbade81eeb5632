import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenSoldGame } from '../../test/draws.ts'
import { givenPlan, makeDue } from '../../test/games.ts'
import { silentLog } from '../../test/world.ts'
import { transaction } from '../platform/database/transaction.ts'
import { createMetrics } from '../platform/metrics.ts'
import { workOnGames } from './games.jobs.ts'
import { startDraw } from './start-draw.ts'

const database = await testDatabase()
const { store, owner } = database

test('with a wrong clock only a game that is due closes; the full one and the one of a host stay open', async () => {
  const all = Array.from({ length: 100 }, (_, index) => index + 1)
  const planId = await givenPlan(database)
  await owner.query('update plans set draws_when_full = true where id = $1', [planId])
  const full = await givenSoldGame(database, all, { planId })
  const [early, due] = [await givenSoldGame(database, [1, 2, 3]), await givenSoldGame(database, [1, 2, 3])]
  await transaction(store, (tx) =>
    startDraw(tx, { gameId: early, hostId: crypto.randomUUID(), closesEarly: true, reason: 'The hall closes' }),
  )
  await makeDue(database, [due])
  const clocks = { agree: false, latestRound: undefined }
  const clock = { compare: async () => clocks, stop: () => undefined }
  const worker = { jobs: store.jobs, log: silentLog, metrics: createMetrics() }
  await workOnGames(store, { ...worker, chain: TEST_CHAIN, clock })
  await expect.poll(() => statusOf(due)).toBe('drawing')
  const waiting = `select 1 from pgboss.job where name in ('close-game', 'close-early') and data->>'gameId' = any($1) and state <> 'completed'`
  await expect.poll(async () => (await owner.query(waiting, [[full, early]])).rowCount).toBe(0)
  expect([await statusOf(full), await statusOf(early)]).toEqual(['full', 'active'])
})

test('a game that cannot be closed does not keep the sweep from closing the others', async () => {
  const [broken, due] = [await givenSoldGame(database, [1, 2, 3, 4]), await givenSoldGame(database, [1, 2, 3])]
  await owner.query('update games set numbers_approved = 3, version = version + 1 where id = $1', [broken])
  await makeDue(database, [broken], new Date(Date.now() - 60_000))
  await makeDue(database, [due])
  const worker = { jobs: store.jobs, log: silentLog, metrics: createMetrics() }
  const clock = { compare: async () => ({ agree: true, latestRound: undefined }), stop: () => undefined }
  await workOnGames(store, { ...worker, chain: TEST_CHAIN, clock })
  await expect.poll(() => statusOf(due)).toBe('drawing')
  expect(await statusOf(broken)).toBe('active')
})

async function statusOf(gameId: string): Promise<string> {
  return (await owner.query('select status from games where id = $1', [gameId])).rows[0].status
}
