import { beforeAll, expect, test } from 'vitest'
import { type Browser, browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import {
  givenApproved,
  givenPaidRefunds,
  givenPayment,
  givenRefundOfCancelled,
  givenRejectedWithMoney,
} from '../../test/payments.ts'
import { givenApprovedPrize, givenConfirmedTax, givenPaidPrize, givenWonPrizes } from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const admin = browse(app)
const reviewer = browse(app)
let adminId = ''
let today = ''
let drawnGame = ''
let cancelledGame = ''
let openGame = ''

/** One value, computed from the plain rows. */
async function value(sql: string): Promise<number> {
  const { rows } = await owner.query(sql)
  return Number(Object.values(rows[0] ?? { none: 0 })[0] ?? 0)
}

async function dayOfDraw(gameId: string): Promise<string> {
  const day = `(draws_at at time zone 'Africa/Addis_Ababa')::date::text`
  const { rows } = await owner.query(`select ${day} as day from games where id = $1`, [gameId])
  return rows[0].day
}

async function signIn(browser: Browser, role: 'admin' | 'reviewer'): Promise<string> {
  const { id } = await givenPerson(database, { role })
  await giveTwoFactor(owner, id, deps.accounts.secret)
  await giveSession(owner, browser, id, deps.accounts.secret)
  return id
}

const read = async (from = today, to = from) => (await admin.get(`/api/staff/figures?from=${from}&to=${to}`)).body
const download = async (table: string, from: string, to = from): Promise<string> =>
  (await admin.get(`/api/staff/figures/export?table=${table}&from=${from}&to=${to}`)).body

/** A drawn game with a paid prize; a cancelled game with a paid refund; decided payments and one that waits. */
beforeAll(async () => {
  adminId = await signIn(admin, 'admin')
  await signIn(reviewer, 'reviewer')
  await givenConfirmedTax(database)
  const [first] = await givenWonPrizes(database, { planId: 'daily' })
  if (!first) throw new Error('three prizes are won')
  drawnGame = first.gameId
  await givenApprovedPrize(database, first)
  await givenPaidPrize(database, first)

  const { id: personId } = await givenPerson(database, { hasPassword: false })
  cancelledGame = await givenGame(database, { planId: 'weekly' })
  await givenRefundOfCancelled(database, { personId, gameId: cancelledGame, numbers: [1, 2], count: 2 })
  await givenPaidRefunds(database)

  const { rows } = await owner.query(`select id from games where plan_id = 'daily' and status = 'active'`)
  openGame = rows[0].id
  await givenApproved(database, { personId, gameId: openGame, numbers: [7, 42], count: 2 })
  await givenPayment(database, { personId, gameId: openGame, numbers: [8] })
  await givenRejectedWithMoney(database, { personId, gameId: openGame, numbers: [] }, 50_000n)
  const { rows: days } = await owner.query(`select (now() at time zone 'Africa/Addis_Ababa')::date::text as today`)
  today = days[0].today
})

test('the figures of a day are those of the payments, refunds, transfers and tickets', async () => {
  const { days } = await read()
  const approved = await value(`select sum(amount) from payments where status = 'approved'`)
  expect(days).toEqual([
    {
      day: today,
      moneyInSantim: approved + 50_000,
      refundsPaidSantim: await value('select sum(amount) from refunds where paid_at is not null'),
      prizesPaidSantim: await value('select sum(amount) from payout_transfers'),
      approved: await value(`select count(*) from payments where status = 'approved'`),
      rejected: 1,
      ticketsSold: await value('select count(*) from tickets where voided_at is null'),
    },
  ])
  expect(days[0].refundsPaidSantim).toBe(200_000)
  expect(days[0].prizesPaidSantim).toBe(2_800_000)
})

test('what came in and went out is the balance of the receiving accounts in the ledger', async () => {
  const { days, accounts } = await read('2026-01-01', today)
  const sum = (of: string) => days.reduce((total: number, row: Record<string, number>) => total + (row[of] ?? 0), 0)
  const left = sum('moneyInSantim') - sum('refundsPaidSantim') - sum('prizesPaidSantim')
  expect(left).toBe(await value(`select -sum(balance) from ledger_accounts where id like 'mobile:%'`))
  expect(accounts).toEqual([
    {
      method: 'telebirr',
      accountNumber: '0900123456',
      approved: await value(`select count(*) from payments where status = 'approved'`),
      moneyInSantim: sum('moneyInSantim'),
    },
  ])
})

test('the margin of a drawn game is what the ledger moved to `house`, and a cancelled game has none', async () => {
  const days = await Promise.all([drawnGame, cancelledGame].map(dayOfDraw))
  const [from, to] = days.toSorted()
  const { games, hasMore } = (await admin.get(`/api/staff/figures/games?from=${from}&to=${to}`)).body
  expect(hasMore).toBe(false)
  const figures = Object.fromEntries(games.map((game: { gameId: string }) => [game.gameId, game]))
  expect(Object.keys(figures).toSorted()).toEqual([cancelledGame, drawnGame].toSorted())
  expect(figures[drawnGame]).toMatchObject({
    isCancelled: false,
    sold: 100,
    moneyInSantim: 5_000_000,
    returnedSantim: 0,
    prizesSantim: await value('select sum(gross) from payouts'),
    marginSantim: await value(`select balance from ledger_accounts where id = 'house'`),
  })
  expect(figures[cancelledGame]).toMatchObject({
    isCancelled: true,
    moneyInSantim: 200_000,
    returnedSantim: 200_000,
    prizesSantim: 0,
    marginSantim: 0,
  })
})

test('each reviewer has the median and the 95th percentile of the wait', async () => {
  const { id: reviewerId } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  for (const [index, seconds] of [10, 20, 100].entries()) {
    const { id: personId } = await givenPerson(database, { hasPassword: false })
    const paymentId = await givenApproved(database, { personId, gameId: openGame, numbers: [50 + index] }, reviewerId)
    await owner.query('update payments set submitted_at = decided_at - make_interval(secs => $2) where id = $1', [
      paymentId,
      seconds,
    ])
  }
  const { rows } = await owner.query('select username from people where id = $1', [reviewerId])
  const { reviewers } = await read()
  expect(reviewers[0].approved, 'the one with most decisions comes first').toBeGreaterThanOrEqual(3)
  expect(reviewers).toContainEqual({
    reviewerId,
    reviewer: rows[0].username,
    approved: 3,
    rejected: 0,
    medianSeconds: 20,
    p95Seconds: 92,
  })
})

test('a day begins and ends at midnight in Addis Ababa', async () => {
  const { rows } = await owner.query(
    `select id from payments where game_id = $1 and status = 'approved' order by decided_at limit 2`,
    [openGame],
  )
  await owner.query('alter table ledger_transactions disable trigger user')
  for (const [index, at] of ['2026-03-01T20:59:59.999Z', '2026-03-01T21:00:00Z'].entries()) {
    const { id } = rows[index]
    await owner.query('update payments set decided_at = $2, submitted_at = $2 where id = $1', [id, at])
    await owner.query('update tickets set issued_at = $2 where payment_id = $1', [id, at])
    await owner.query(`update ledger_transactions set posted_at = $2 where cause = 'payment:' || $1`, [id, at])
  }
  await owner.query('alter table ledger_transactions enable trigger user')
  const { days } = await read('2026-02-28', '2026-03-03')
  const one = { refundsPaidSantim: 0, prizesPaidSantim: 0, approved: 1, rejected: 0, ticketsSold: 1 }
  const none = { ...one, moneyInSantim: 0, approved: 0, ticketsSold: 0 }
  expect(days).toEqual([
    { day: '2026-02-28', ...none },
    { day: '2026-03-01', ...one, moneyInSantim: 100_000 },
    { day: '2026-03-02', ...one, moneyInSantim: 50_000 },
    { day: '2026-03-03', ...none },
  ])
  const [before, after] = await Promise.all([read('2026-03-01'), read('2026-03-02')])
  expect(before).toMatchObject({ accounts: [{ approved: 1, moneyInSantim: 100_000 }], reviewers: [{ approved: 1 }] })
  expect(after).toMatchObject({ accounts: [{ approved: 1, moneyInSantim: 50_000 }], reviewers: [{ approved: 1 }] })
})

test('each table is a file with amounts in birr, and the audit log names who took it', async () => {
  expect(await download('days', '2026-03-01', '2026-03-02')).toBe(
    'day,money in ETB,refunds paid ETB,prizes paid ETB,approved,rejected,tickets sold\r\n' +
      '2026-03-01,1000,0,0,1,0,1\r\n2026-03-02,500,0,0,1,0,1\r\n',
  )
  expect(await download('accounts', '2026-03-01')).toBe(
    'method,current account number,approved,money in ETB\r\ntelebirr,0900123456,1,1000\r\n',
  )
  const { rows: decided } = await owner.query(
    `select decided_by as id from payments where decided_at < '2026-03-01T21:00:00Z'`,
  )
  expect(decided).toHaveLength(1)
  await owner.query(`update people set username = null, full_name = '=1+1' where id = $1`, [decided[0].id])
  expect(await download('reviewers', '2026-03-01')).toBe(
    "reviewer,approved,rejected,median seconds,95th percentile seconds\r\n'=1+1,1,0,0,0\r\n",
  )
  const day = await dayOfDraw(cancelledGame)
  expect(await download('games', day)).toContain(`${cancelledGame},${day},cancelled,2,2000,2000,0,0\r\n`)
  const { rows: entries } = await owner.query(
    `select actor, details from audit_log where action = 'figures_exported' order by seq`,
  )
  expect(entries).toHaveLength(4)
  expect(entries[0]).toEqual({
    actor: adminId,
    details: { table: 'days', from: '2026-03-01', to: '2026-03-02', session: expect.any(String) },
  })
})

test('only admins read the figures, and a refused export leaves no entry', async () => {
  const range = `from=${today}&to=${today}`
  for (const path of [`figures?${range}`, `figures/games?${range}`, `figures/export?${range}&table=days`]) {
    expect(await reviewer.get(`/api/staff/${path}`)).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(await browse(app).get(`/api/staff/${path}`)).toMatchObject({ status: 401, code: 'login_required' })
  }
  expect(await value(`select count(*) from audit_log where action = 'figures_exported'`)).toBe(4)
})

test.each(['from=2026-03-02&to=2026-03-01', 'from=2025-01-01&to=2026-01-02', 'from=2026-02-30&to=2026-03-01', ''])(
  'refuses the range %s',
  async (range) => {
    for (const path of ['figures?', 'figures/games?', 'figures/export?table=days&']) {
      expect(await admin.get(`/api/staff/${path}${range}`)).toMatchObject({ code: 'request_invalid' })
    }
  },
)
