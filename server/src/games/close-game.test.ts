import { TEST_CHAIN, timeOfRound } from '@edil/domain/draw/chains'
import { commitmentOf, manifestHash } from '@edil/domain/draw/manifest'
import { openHash } from '@edil/domain/draw/open-record'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow, givenSoldGame } from '../../test/draws.ts'
import { givenGame, givenPlan, makeDue } from '../../test/games.ts'
import { transaction } from '../platform/database/transaction.ts'
import { closeGame } from './close-game.ts'

const database = await testDatabase()
const { store, owner } = database
const closesAt = new Date(Date.now() + 3_600_000)
const drawsAt = new Date(closesAt.getTime() + 600_000)
const SOLD = [7, 42, 93]

function close(gameId: string) {
  return transaction(store, (tx) => closeGame(tx, { gameId, chain: TEST_CHAIN }))
}

async function closeByTime(gameId: string) {
  await makeDue(database, [gameId])
  return close(gameId)
}

const givenReady = (planId?: string) =>
  givenSoldGame(database, SOLD, { closesAt, drawsAt, ...(planId === undefined ? {} : { planId }) })

async function gamesOf(planId: string) {
  const { rows } = await owner.query('select id, status from games where plan_id = $1 order by sequence', [planId])
  return rows
}

/** The close record in its table, the audit log and the job queue. */
async function closingOf(gameId: string) {
  const { rows } = await owner.query(
    `select close_records.*, details::text as details, open_records.record as "openRecord",
            (select json_object_agg(number, encode(commitment, 'hex')) from sealed_numbers where sealed_numbers.game_id = $1) as sealed,
            (select array_agg(start_after) from pgboss.job where name = 'draw-game' and data->>'gameId' = $1) as draws
     from close_records join open_records using (game_id)
     join audit_log on subject = close_records.game_id and action = 'game_closed' where close_records.game_id = $1`,
    [gameId],
  )
  return rows[0]
}

test('does not close a game before its time', async () => {
  const gameId = await givenGame(database, { closesAt })
  expect(await close(gameId)).toBeUndefined()
})

// proves: STATE-25, STATE-31, CALL-10, CALL-15
test('a ready game waits for its draw, and the next game opens', async () => {
  const planId = await givenPlan(database)
  const gameId = await givenReady(planId)
  expect(await closeByTime(gameId)).toMatchObject({ status: 'drawing' })
  expect(await gamesOf(planId)).toEqual([
    { id: `${planId}-1`, status: 'drawing' },
    { id: `${planId}-2`, status: 'active' },
  ])
})

test('closing stores the sealed list and the deciding round in the table, the log and the queue', async () => {
  const gameId = await givenReady()
  const closed = await closeByTime(gameId)
  const { record, details, openRecord, sealed, draws, round, round_at } = await closingOf(gameId)
  const { rows } = await owner.query('select unnest(numbers) as number, key from tickets where game_id = $1', [gameId])
  const commitments = new Map<number, string>(
    rows.map(({ number, key }) => [number, commitmentOf(gameId, number, key.toString('hex'))]),
  )
  expect(new Map(Object.entries(sealed).map(([number, each]) => [Number(number), each]))).toEqual(commitments)
  expect([...commitments.keys()].sort((a, b) => a - b)).toEqual(SOLD)
  expect(details).toBe(JSON.stringify({ record }))
  expect(JSON.parse(record)).toEqual({
    protocol: 'EDIL-DRAW/1',
    gameId,
    openHash: openHash(openRecord),
    manifestHash: manifestHash(gameId, commitments),
    sold: 3,
    closedAt: closed?.closed_at?.toISOString(),
    closedBy: 'time',
    round: Number(round),
  })
  expect(round_at.getTime()).toBe(timeOfRound(TEST_CHAIN, Number(round)))
  const late = round_at.getTime() - drawsAt.getTime()
  expect(late).toBeGreaterThanOrEqual(0)
  expect(late).toBeLessThan(3_000)
  expect(draws).toEqual([round_at])
})

test('a host closes early: the round is half a minute later, and the published audit entry does not say which host', async () => {
  const gameId = await givenReady()
  const closed = await closeNow(database, gameId)
  const { record, round_at } = await closingOf(gameId)
  expect(JSON.parse(record)).toMatchObject({ closedBy: 'operator' })
  const wait = round_at.getTime() - (closed?.closed_at?.getTime() ?? 0)
  expect(wait).toBeGreaterThanOrEqual(30_000)
  expect(wait).toBeLessThan(33_000)
  const { rows } = await owner.query(`select actor from audit_log where subject = $1 and action = 'game_closed'`, [
    gameId,
  ])
  expect(rows).toEqual([{ actor: 'host' }])
})

test('a host cannot void a game that is not ready', async () => {
  const gameId = await givenSoldGame(database, [1, 2])
  await expect(closeNow(database, gameId)).rejects.toMatchObject({ code: 'game_not_ready' })
  expect((await owner.query('select status from games where id = $1', [gameId])).rows).toEqual([{ status: 'active' }])
})

// proves: STATE-10
test('a full game closes with its last approval if its plan draws when full, otherwise at its time', async () => {
  const all = Array.from({ length: 100 }, (_, index) => index + 1)
  for (const drawsWhenFull of [true, false]) {
    const planId = await givenPlan(database)
    await owner.query('update plans set draws_when_full = $2 where id = $1', [planId, drawsWhenFull])
    const gameId = await givenSoldGame(database, all, { planId, closesAt, drawsAt })
    const { rows } = await owner.query(`select 1 from pgboss.job where name = 'close-game' and data->>'gameId' = $1`, [
      gameId,
    ])
    expect(rows).toHaveLength(drawsWhenFull ? 1 : 0)
    const closed = await close(gameId)
    expect(closed?.status).toBe(drawsWhenFull ? 'drawing' : undefined)
    if (drawsWhenFull)
      expect(JSON.parse((await closingOf(gameId)).record)).toMatchObject({ closedBy: 'full', sold: 100 })
  }
})

test('cancels a game with too few paid numbers', async () => {
  const gameId = await givenSoldGame(database, [1, 2], { closesAt, drawsAt })
  expect(await closeByTime(gameId)).toMatchObject({ status: 'cancelled' })
  expect(await closingOf(gameId)).toBeUndefined()
})

test('thirty concurrent closings close the game once and open one next game', async () => {
  const planId = await givenPlan(database)
  const gameId = await givenReady(planId)
  await makeDue(database, [gameId])
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => close(gameId)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(await gamesOf(planId)).toHaveLength(2)
  const events = await owner.query(
    `select payload->'game'->>'id' as id from live_events where payload->'game'->>'planId' = $1 order by id`,
    [planId],
  )
  expect(events.rows).toEqual([{ id: `${planId}-1` }, { id: `${planId}-2` }])
})

test('a failure rolls everything back: closing, sealed list, event, next game and job', async () => {
  const planId = await givenPlan(database)
  const gameId = await givenReady(planId)
  await makeDue(database, [gameId])
  const failing = transaction(store, async (tx) => {
    await closeGame(tx, { gameId, chain: TEST_CHAIN })
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect(await gamesOf(planId)).toEqual([{ id: gameId, status: 'active' }])
  const traces = await owner.query(
    `select payload::text from live_events where payload->'game'->>'planId' = $1
     union all select data::text from pgboss.job where data->>'gameId' like $1 || '%'
     union all select record from close_records where game_id like $1 || '%'
     union all select number::text from sealed_numbers where game_id like $1 || '%'
     union all select action from audit_log where subject like $1 || '%' and action <> 'game_opened'`,
    [planId],
  )
  expect(traces.rows).toEqual([])
})

test('a closed board cannot be changed, not even by the owner of the tables', async () => {
  const gameId = await givenReady()
  await closeByTime(gameId)
  const change = (statement: string) => owner.query(statement, [gameId])
  await expect(change('delete from numbers where game_id = $1')).rejects.toThrow('is closed')
  await expect(change('update numbers set number = 8 where game_id = $1 and number = 7')).rejects.toThrow('is closed')
  await expect(change('update tickets set voided_at = now() where game_id = $1')).rejects.toThrow('is part of a draw')
  await expect(change('delete from sealed_numbers where game_id = $1')).rejects.toThrow('append-only')
  await expect(change(`update close_records set round = round + 1 where game_id = $1`)).rejects.toThrow('append-only')
  await expect(change(`update open_records set record = '{}' where game_id = $1`)).rejects.toThrow('append-only')
  await expect(change(`update games set status = 'completed', version = version + 1 where id = $1`)).rejects.toThrow(
    'without its record',
  )
  await expect(change(`update games set status = 'cancelled', version = version + 1 where id = $1`)).rejects.toThrow(
    'cannot go from',
  )
})

test('a game without a close record cannot be set to drawing', async () => {
  const gameId = await givenReady()
  await expect(
    owner.query(`update games set status = 'drawing', closed_at = now(), version = version + 1 where id = $1`, [
      gameId,
    ]),
  ).rejects.toThrow('without its record')
})

test('an unknown game is refused', async () => {
  await expect(close('daily-999')).rejects.toMatchObject({ code: 'game_not_found' })
})
