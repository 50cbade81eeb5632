import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { openHash } from '@edil/domain/draw/open-record'
import { nextGameTimes } from '@edil/domain/schedule'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGameRow, givenPlan } from '../../test/games.ts'
import { databaseNow } from '../platform/clock.ts'
import { transaction } from '../platform/database/transaction.ts'
import { openNextGame } from './open-next-game.ts'

const database = await testDatabase()
const { store, owner } = database
const now = new Date('2026-11-15T09:00:00+03:00')

function open(planId: string, at = now) {
  return transaction(store, (tx) => openNextGame(tx, { planId, now: at, chain: TEST_CHAIN }))
}

test('a game opens with its plan’s figures and the next draw it can sell for', async () => {
  const planId = await givenPlan(database)
  const game = await open(planId)
  const { closesAt, drawsAt } = nextGameTimes({ every: 'day', at: { hour: 18, minute: 0 } }, 10, now)
  expect(game).toMatchObject({
    id: `${planId}-1`,
    status: 'active',
    version: 1,
    fee: 50_000n,
    first_prize: 3_500_000n,
    closes_at: closesAt,
    draws_at: drawsAt,
  })
})

test('the open record is published with the game and is in the audit log, word for word', async () => {
  const planId = await givenPlan(database)
  const game = await open(planId)
  const { rows } = await owner.query(
    `select record, details::text from open_records join audit_log on subject = game_id and action = 'game_opened'
     where game_id = $1`,
    [game?.id],
  )
  const [{ record, details }] = rows
  expect(details).toBe(JSON.stringify({ record }))
  expect(openHash(record)).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.parse(record)).toEqual({
    protocol: 'EDIL-DRAW/1',
    gameId: `${planId}-1`,
    type: 'daily',
    title: 'Daily',
    feeSantim: 50_000,
    prizesSantim: [3_500_000, 300_000, 200_000],
    numbers: 100,
    pool: 'all',
    closesAt: game?.closes_at.toISOString(),
    drawAt: game?.draws_at.toISOString(),
    beaconChainHash: TEST_CHAIN.chainHash,
    beaconPublicKey: TEST_CHAIN.publicKey,
  })
})

test('a plan that has a game open gets no second one', async () => {
  const planId = await givenPlan(database)
  expect(await open(planId)).toBeDefined()
  expect(await open(planId)).toBeUndefined()
})

test('forty concurrent attempts open one game, publish one event and enqueue one closing', async () => {
  const planId = await givenPlan(database)
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => open(planId)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const id = `${planId}-1`
  const events = await owner.query(`select 1 from live_events where payload->'game'->>'id' = $1`, [id])
  const jobs = await owner.query(
    `select start_after from pgboss.job where name = 'close-game' and data->>'gameId' = $1`,
    [id],
  )
  expect(events.rowCount).toBe(1)
  expect(jobs.rows).toEqual([{ start_after: outcomes.find(Boolean)?.closes_at }])
})

test('an inactive or unknown plan opens nothing', async () => {
  expect(await open(await givenPlan(database, { isActive: false }))).toBeUndefined()
  expect(await open('nosuchplan')).toBeUndefined()
})

test('numbers games of a plan consecutively', async () => {
  const planId = await givenPlan(database)
  await givenGameRow(database, { planId, status: 'completed' })
  await givenGameRow(database, { planId, status: 'cancelled' })
  expect((await open(planId))?.id).toBe(`${planId}-3`)
})

test('a later change of the plan does not change the open game', async () => {
  const planId = await givenPlan(database)
  await open(planId)
  await owner.query('update plans set fee = 70000 where id = $1', [planId])
  const { rows } = await owner.query('select fee from games where plan_id = $1', [planId])
  expect(rows).toEqual([{ fee: '50000' }])
})

test("databaseNow returns the database's time", async () => {
  const now = await transaction(store, databaseNow)
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(5_000)
})
