import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame, givenPlan } from '../../test/factories.ts'
import { transaction } from '../platform/transaction.ts'
import { closeGame } from './close-game.ts'

const { store, owner } = await testDatabase()
const closesAt = new Date('2026-11-15T17:50:00+03:00')
const ready = { numbersSold: 5, numbersApproved: 3, paymentsApproved: 1 }

function close(gameId: string, now = closesAt) {
  return transaction(store, (tx) => closeGame(tx, { gameId, now }))
}

async function gamesOf(planId: string) {
  const { rows } = await owner.query('select id, status, version from games where plan_id = $1 order by sequence', [
    planId,
  ])
  return rows
}

test('before its time a game does not close', async () => {
  const gameId = await givenGame(owner, { closesAt })
  expect(await close(gameId, new Date(closesAt.getTime() - 1))).toBeUndefined()
})

test('a game that is ready waits for its draw, and the next one is open', async () => {
  const planId = await givenPlan(owner)
  const gameId = await givenGame(owner, { planId, closesAt, ...ready })
  expect(await close(gameId)).toMatchObject({ status: 'drawing', version: 2, closed_at: closesAt })
  expect(await gamesOf(planId)).toEqual([
    { id: `${planId}-1`, status: 'drawing', version: 2 },
    { id: `${planId}-2`, status: 'active', version: 1 },
  ])
})

test('a full game closes like any other', async () => {
  const gameId = await givenGame(owner, { closesAt, status: 'full', numbersApproved: 100, paymentsApproved: 40 })
  expect(await close(gameId)).toMatchObject({ status: 'drawing' })
})

test('a game that too few paid for is cancelled by rule', async () => {
  const gameId = await givenGame(owner, { closesAt, numbersSold: 2, numbersApproved: 2, paymentsApproved: 1 })
  expect(await close(gameId)).toMatchObject({ status: 'cancelled' })
})

test('thirty closings at once close once and open one next game', async () => {
  const planId = await givenPlan(owner)
  const gameId = await givenGame(owner, { planId, closesAt, ...ready })
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => close(gameId)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(await gamesOf(planId)).toHaveLength(2)
  const events = await owner.query(
    `select payload->'game'->>'id' as id from live_events where payload->'game'->>'planId' = $1 order by id`,
    [planId],
  )
  expect(events.rows).toEqual([{ id: `${planId}-1` }, { id: `${planId}-2` }])
})

test('when anything fails, nothing has happened: no closing, no event, no next game, no job', async () => {
  const planId = await givenPlan(owner)
  const gameId = await givenGame(owner, { planId, closesAt, ...ready })
  const failing = transaction(store, async (tx) => {
    await closeGame(tx, { gameId, now: closesAt })
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect(await gamesOf(planId)).toEqual([{ id: gameId, status: 'active', version: 1 }])
  const traces = await owner.query(
    `select payload::text from live_events where payload->'game'->>'planId' = $1
     union all select data::text from pgboss.job where data->>'gameId' like $1 || '%'`,
    [planId],
  )
  expect(traces.rows).toEqual([])
})

test('an unknown game is refused', async () => {
  await expect(close('daily-999')).rejects.toMatchObject({ code: 'game_not_found' })
})
