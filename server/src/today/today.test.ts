import { beforeAll, expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved, givenPayment, givenRefundOfCancelled, givenRejectedWithMoney } from '../../test/payments.ts'
import {
  givenApprovedPrize,
  givenClaimed,
  givenConfirmedTax,
  givenPaidPrize,
  givenWonPrizes,
} from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../test/sessions.ts'
import { givenWithdrawalRequest } from '../../test/withdrawals.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const reviewer = browse(app)
let gameId = ''
let reviewerId = ''

const read = async () => (await reviewer.get('/api/today')).body
/** One value, computed from the plain rows. */
async function value(sql: string): Promise<number> {
  const { rows } = await owner.query(sql)
  return Number(Object.values(rows[0] ?? { none: 0 })[0] ?? 0)
}
const isToday = (column: string) =>
  `(${column} at time zone 'Africa/Addis_Ababa')::date = (now() at time zone 'Africa/Addis_Ababa')::date`

/** A drawn game with a paid, an approved and a claimed prize; a cancelled game with a refund; waiting and decided payments. */
beforeAll(async () => {
  const { id } = await givenPerson(database, { role: 'reviewer' })
  reviewerId = id
  await giveTwoFactor(owner, id, deps.accounts.secret)
  await giveSession(owner, reviewer, id, deps.accounts.secret)

  await givenConfirmedTax(database)
  const [first, second, third] = await givenWonPrizes(database, { planId: 'daily' })
  if (!first || !second || !third) throw new Error('three prizes are won')
  await givenClaimed(database, first)
  await givenApprovedPrize(database, second)
  await givenApprovedPrize(database, third)
  await givenPaidPrize(database, third)
  await owner.query(`update payouts set promised_at = now() - interval '1 hour' where id = $1`, [second.id])

  const { id: selam } = await givenPerson(database, { hasPassword: false })
  const cancelled = await givenGame(database, { planId: 'weekly' })
  await givenRefundOfCancelled(database, { personId: selam, gameId: cancelled, numbers: [1, 2], count: 2 })
  const { rows } = await owner.query(`select id from games where plan_id = 'daily' and status = 'active'`)
  gameId = rows[0].id
  await givenApproved(database, { personId: selam, gameId, numbers: [7, 42], count: 2 })
  await givenPayment(database, { personId: selam, gameId, numbers: [8] })
  await givenRejectedWithMoney(database, { personId: selam, gameId, numbers: [] }, 50_000n)
})

test('what waits is counted with the time of the oldest', async () => {
  const { payments, refunds, prizes } = await read()
  const oldest = async (sql: string) => (await owner.query(sql)).rows[0].min.toISOString()
  expect(payments.count).toBe(await value(`select count(*) from payments where status = 'pending'`))
  expect(payments.oldestAt).toBe(await oldest(`select min(submitted_at) from payments where status = 'pending'`))
  expect(payments.byType).toEqual({ midday: 0, daily: 1, weekly: 0, monthly: 0 })
  expect(refunds.count).toBe(await value('select count(*) from refunds where paid_at is null'))
  expect(refunds.count).toBe(2)
  expect(refunds.oldestAt).toBe(await oldest('select min(owed_at) from refunds where paid_at is null'))
  expect(refunds.owedSantim).toBe(await value('select sum(amount) from refunds where paid_at is null'))
  expect(prizes.toApprove).toEqual({
    count: 1,
    oldestAt: await oldest(`select min(claimed_at) from payouts where status = 'claimed'`),
  })
  expect(prizes.toPay).toEqual({
    count: 1,
    oldestAt: await oldest(`select min(claimed_at) from payouts where status = 'approved'`),
  })
  expect(prizes.overdue).toBe(1)
  expect(prizes.owedSantim).toBe(
    await value(`select sum(gross - coalesce(withheld, 0) - sent) from payouts where status <> 'paid'`),
  )
})

test('money in is that of the payments decided today, by game and by account', async () => {
  const { moneyIn } = await read()
  const approved = await value(
    `select sum(amount) from payments where status = 'approved' and ${isToday('decided_at')}`,
  )
  expect(moneyIn.santim).toBe(approved + 50_000)
  const sum = (rows: { santim: number }[]) => rows.reduce((total, { santim }) => total + santim, 0)
  expect(sum(moneyIn.byGame) + moneyIn.toSendBackSantim).toBe(moneyIn.santim)
  expect(moneyIn.byAccount).toEqual([
    {
      method: 'telebirr',
      accountNumber: '0900123456',
      santim: moneyIn.santim,
      approved: await value(`select count(*) from payments where status = 'approved'`),
    },
  ])
  expect(moneyIn.byGame).toContainEqual({ gameId, type: 'daily', approved: 1, santim: 100_000 })
  expect(moneyIn).toMatchObject({ withoutTicket: { approved: 0, santim: 0 }, toSendBackSantim: 50_000 })
})

test('the counts of the day are those of the tables', async () => {
  const { approved, rejected, newPlayers, prizesPaidSantim, refundsPaidSantim } = await read()
  expect(approved).toBe(await value(`select count(*) from payments where status = 'approved'`))
  expect(rejected).toBe(1)
  expect(newPlayers).toBe(await value(`select count(*) from people where role = 'player' and ${isToday('created_at')}`))
  expect(prizesPaidSantim).toBe(await value(`select sum(amount) from payout_transfers`))
  expect(refundsPaidSantim).toBe(0)
})

test('draws of the day are the ended games of today and all open ones', async () => {
  const { draws } = await read()
  const { rows } = await owner.query('select id, status from games order by draws_at, id')
  expect(draws.map((draw: { gameId: string }) => draw.gameId)).toEqual(rows.map(({ id }) => id))
  const drawn = draws.find((draw: { status: string }) => draw.status === 'completed')
  expect(drawn).toMatchObject({ sold: 100, approved: 100, drawnAt: expect.any(String) })
})

test('an admin sees who decided what and how fast; a reviewer does not', async () => {
  const admin = browse(app)
  const { id } = await givenPerson(database, { role: 'admin' })
  await giveTwoFactor(owner, id, deps.accounts.secret)
  await giveSession(owner, admin, id, deps.accounts.secret)
  const hana = (await owner.query(`select decided_by as id from payments where status = 'rejected'`)).rows[0].id
  await owner.query(
    `update payments set submitted_at = decided_at - interval '90 seconds' where status <> 'pending' and decided_by = $1`,
    [hana],
  )
  const { reviewers, decisions, hasMore } = (await admin.get('/api/today/decisions')).body
  const sum = (of: 'approved' | 'rejected') =>
    reviewers.reduce((total: number, row: Record<string, number>) => total + (row[of] ?? 0), 0)
  expect(sum('approved')).toBe(await value(`select count(*) from payments where status = 'approved'`))
  expect(sum('rejected')).toBe(1)
  const { rows } = await owner.query('select username from people where id = $1', [hana])
  expect(reviewers).toContainEqual({
    reviewer: rows[0].username,
    approved: 0,
    rejected: 1,
    medianSeconds: 90,
    slowestSeconds: 90,
  })
  expect(decisions).toContainEqual(
    expect.objectContaining({ status: 'rejected', rejection: 'other', reviewer: rows[0].username, waitedSeconds: 90 }),
  )
  expect(hasMore).toBe((await value(`select count(*) from payments where status <> 'pending'`)) > 50)
  expect(await reviewer.get('/api/today/decisions')).toMatchObject({ code: 'not_allowed' })
})

test('yesterday is not counted', async () => {
  await owner.query('alter table ledger_transactions disable trigger user')
  await owner.query(`update ledger_transactions set posted_at = posted_at - interval '1 day'`)
  await owner.query(`update payments set decided_at = decided_at - interval '1 day' where status <> 'pending'`)
  await owner.query(`update games set version = version + 1, closed_at = closed_at - interval '2 days',
    closes_at = closes_at - interval '2 days', draws_at = draws_at - interval '2 days' where closed_at is not null`)
  const today = await read()
  expect(today.moneyIn).toEqual({
    santim: 0,
    byGame: [],
    withoutTicket: { approved: 0, santim: 0 },
    toSendBackSantim: 0,
    byAccount: [],
  })
  expect(today).toMatchObject({ approved: 0, rejected: 0, prizesPaidSantim: 0 })
  expect(today.draws.every((draw: { status: string }) => draw.status === 'active')).toBe(true)
  expect(today.prizes.owedSantim).toBeGreaterThan(0)
})

test('a withdrawal waits for a second person until its game closes', async () => {
  expect((await read()).withdrawals).toEqual({ count: 0, oldestAt: null })
  const monthly = await givenGame(database, { planId: 'monthly' })
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenWithdrawalRequest(database, { personId, gameId: monthly, numbers: [5, 6, 7], count: 3 })
  const { rows } = await owner.query('select requested_at from ticket_withdrawals')
  expect((await read()).withdrawals).toEqual({ count: 1, oldestAt: rows[0].requested_at.toISOString() })
  const { rows: asked } = await owner.query('select requested_by from ticket_withdrawals')
  await owner.query('update ticket_withdrawals set requested_by = $1', [reviewerId])
  expect((await read()).withdrawals.count, 'for the person who asked').toBe(0)
  await owner.query('update ticket_withdrawals set requested_by = $1', [asked[0].requested_by])
  await closeNow(database, monthly)
  expect((await read()).withdrawals.count).toBe(0)
})
