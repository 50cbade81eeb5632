import { afterStep, GAME_STATUSES, GAME_STEPS, type GameStep } from '@edil/domain/games'
import { etb } from '@edil/domain/money'
import { GAME_TYPES, NUMBERS_PER_GAME } from '@edil/domain/plans'
import { FRIDAY } from '@edil/domain/schedule'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame, givenGameRow, givenPlan } from '../../test/games.ts'
import { listActivePlans } from './games.queries.ts'
import { planSchedule } from './plan-schedule.ts'

const database = await testDatabase()
const { store, owner } = database
const CHECK_VIOLATION = '23514'
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

const SHIPPED = { closeMinutesBefore: 10, holdMinutes: 15, drawsWhenFull: false }
const noon = { hour: 12, minute: 0 }
const evening = { hour: 18, minute: 0 }

// proves: JACK-01, JACK-02, JACK-03, JACK-04, JACK-05, JACK-06, CONST-04, CONST-05, CONST-06, CONST-07, CONST-08, CONST-09
// proves: CONST-10, CONST-11, CONST-12, CONST-13
test('a new installation has one plan for each game type, with the fees and prizes of the specification', async () => {
  const rows = await listActivePlans(store.db)
  const plans = rows.map((row) => ({
    type: row.type,
    title: row.title,
    fee: row.fee,
    prizes: [row.first_prize, row.second_prize, row.third_prize],
    schedule: planSchedule(row),
    closeMinutesBefore: row.close_minutes_before,
    holdMinutes: row.hold_minutes,
    drawsWhenFull: row.draws_when_full,
  }))
  expect(plans).toEqual([
    {
      ...SHIPPED,
      type: 'midday',
      title: 'Mid Day',
      fee: etb(100),
      prizes: [etb(7_000), etb(500), etb(200)],
      schedule: { every: 'day', at: noon },
    },
    {
      ...SHIPPED,
      type: 'daily',
      title: 'Daily',
      fee: etb(500),
      prizes: [etb(35_000), etb(3_000), etb(2_000)],
      schedule: { every: 'day', at: evening },
    },
    {
      ...SHIPPED,
      type: 'weekly',
      title: 'Weekly',
      fee: etb(1_000),
      prizes: [etb(75_000), etb(5_000), etb(2_500)],
      schedule: { every: 'week', on: FRIDAY, at: evening },
    },
    {
      ...SHIPPED,
      type: 'monthly',
      title: 'Monthly',
      fee: etb(5_000),
      prizes: [etb(400_000), etb(15_000), etb(10_000)],
      schedule: { every: 'month', on: FRIDAY, at: evening },
    },
  ])
  expect(rows.map(({ id }) => id)).toEqual([...GAME_TYPES])
})

test('a full board of every shipped plan pays out between 75 and 90 percent of its fees', async () => {
  for (const { id, fee, first_prize, second_prize, third_prize } of await listActivePlans(store.db)) {
    const share = Number(first_prize + second_prize + third_prize) / (Number(fee) * NUMBERS_PER_GAME)
    expect(share, id).toBeGreaterThan(0.75)
    expect(share, id).toBeLessThan(0.9)
  }
})

const everyPair = GAME_STATUSES.flatMap((from) => GAME_STATUSES.map((to) => ({ from, to }))).filter(
  ({ from, to }) => from !== to,
)

test.each(everyPair)(
  'the database allows $from → $to exactly when the domain has a step for it',
  async ({ from, to }) => {
    const hasStep = Object.keys(GAME_STEPS).some((step) => afterStep(from, step as GameStep) === to)
    const gameId = await givenGameRow(database, { status: from, numbersSold: 100 })
    const closedAt = to === 'active' || to === 'full' ? null : new Date()
    // Not committed: the deferred constraint checks the records of a draw at the commit.
    const client = await owner.connect()
    try {
      await client.query('begin')
      const move = client.query('update games set status = $2, closed_at = $3, version = version + 1 where id = $1', [
        gameId,
        to,
        closedAt,
      ])
      if (hasStep) await expect(move).resolves.toMatchObject({ rowCount: 1 })
      else await expect(move).rejects.toMatchObject({ code: CHECK_VIOLATION })
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
)

test('a plan cannot have two games open', async () => {
  const planId = await givenPlan(database)
  await givenGame(database, { planId })
  await expect(givenGameRow(database, { planId })).rejects.toMatchObject({ code: UNIQUE_VIOLATION })
})

test.each([0, -1, 2])('a version moved by %i is refused', async (by) => {
  const gameId = await givenGame(database)
  const move = owner.query('update games set numbers_sold = 1, version = version + $2 where id = $1', [gameId, by])
  await expect(move).rejects.toMatchObject({ code: CHECK_VIOLATION })
})

test('a plan whose prizes exceed a full board is refused', async () => {
  const planId = await givenPlan(database)
  const edit = owner.query('update plans set fee = 25000 where id = $1', [planId])
  await expect(edit).rejects.toMatchObject({ code: CHECK_VIOLATION })
})

test("the application's role owns no tables", async () => {
  const { rows } = await owner.query(
    `select relname from pg_class where pg_get_userbyid(relowner) = 'edil_app'
     union all select nspname from pg_namespace where pg_get_userbyid(nspowner) = 'edil_app'
     union all select datname from pg_database where pg_get_userbyid(datdba) = 'edil_app'`,
  )
  expect(rows).toEqual([])
})

test.each([
  'update games set fee = 1',
  'update games set first_prize = 1',
  'update games set numbers_approved = 100',
  'update games set closes_at = now()',
  'delete from games',
  'truncate games',
  'update plans set fee = 1',
  'delete from plans',
  `update live_events set payload = '{}'`,
  'drop table live_events',
  'alter table games disable trigger all',
  'create table public.mine (id int)',
  `create function public.mine() returns int language sql as 'select 1'`,
  'drop table pgboss.job',
])('the application may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(store.db)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE })
})
