import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved, givenPayment, givenRefundOfCancelled, givenRejectedWithMoney } from '../../test/payments.ts'
import { givenApprovedPrize, givenConfirmedTax, givenPaidPrize, givenWonPrizes } from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { transaction } from '../platform/database/transaction.ts'
import { measureDurations } from './measure-durations.ts'

const database = await testDatabase()
const { owner, store } = database
const app = await testApp(database, await testDeps(database))
const visitor = browse(app)
let drawnGame = ''
/** Has hidden their name. */
let firstWinner = ''
let cancelledGame = ''

const run = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(store, work)
const read = async (path: string) => (await visitor.get(path)).body
/** One value, computed from the plain rows. */
async function value(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await owner.query(sql, values)
  return Number(Object.values(rows[0] ?? { none: 0 })[0] ?? 0)
}

/** A game with two paid prizes of three, a cancelled game with a refund, a rejected payment whose money arrived, an open game. */
beforeAll(async () => {
  await givenConfirmedTax(database)
  const won = await givenWonPrizes(database, { planId: 'daily' })
  for (const payout of won.slice(1)) {
    await givenApprovedPrize(database, payout)
    await givenPaidPrize(database, payout)
  }
  drawnGame = (await owner.query('select game_id from payouts limit 1')).rows[0].game_id
  await owner.query(
    `update payouts set owed_at = owed_at - interval '3 hours', paid_at = paid_at where status = 'paid'`,
  )
  firstWinner = won[0]?.personId ?? ''
  await owner.query('update people set shows_name = false where id = $1', [firstWinner])

  const { id: selam } = await givenPerson(database, { hasPassword: false })
  cancelledGame = await givenGame(database, { planId: 'weekly' })
  await givenRefundOfCancelled(database, { personId: selam, gameId: cancelledGame, numbers: [1, 2], count: 2 })

  // Closing a game opens the next one of its plan.
  const { rows } = await owner.query(`select id from games where plan_id = 'daily' and status = 'active'`)
  const gameId = rows[0].id
  await givenApproved(database, { personId: selam, gameId, numbers: [7, 42], count: 2 })
  await givenPayment(database, { personId: selam, gameId, numbers: [8] })
  await givenRejectedWithMoney(database, { personId: selam, gameId, numbers: [] }, 50_000n)
  await run(measureDurations)
})

test('the sums of the ledger by month are those of its entries', async () => {
  expect((await checkBooks(store.db)).faults).toEqual([])
})

// proves: HOME-05, HOME-06, HOME-07
test('the home page shows the prizes of open games, people with numbers, and the winners of today', async () => {
  const home = await read('/api/figures/home')
  const open = `status in ('active', 'full')`
  expect(home.prizePoolSantim).toBe(
    await value(`select sum(first_prize) + sum(second_prize) + sum(third_prize) from games where ${open}`),
  )
  expect(home.activePlayers).toBe(1)
  expect(home.winnersToday).toBe(await value('select count(*) from prizes where person_id is not null'))
  expect(home.firstPrizesSantim).toEqual({
    lowest: await value('select first_prize from plans where is_active order by first_prize limit 1'),
    highest: await value('select first_prize from plans where is_active order by first_prize desc limit 1'),
  })
  const { rows } = await owner.query(`select id from games where ${open} order by draws_at, id limit 1`)
  expect(home.nextGame.gameId).toBe(rows[0].id)
  expect(home.payouts).toMatchObject({ count: 2 })
  expect(home.payouts.medianMinutes).toBeGreaterThanOrEqual(180)
  expect(home.recentWinners).toHaveLength(3)
})

test('after a plan change the home page shows the first prizes of the games that are open', async () => {
  const { firstPrizesSantim: before } = await read('/api/figures/home')
  await owner.query(
    `update plans set first_prize = first_prize - 100 where id in (select plan_id from games where status = 'active')`,
  )
  expect((await read('/api/figures/home')).firstPrizesSantim).toEqual(before)
  await owner.query(
    `update plans set first_prize = first_prize + 100 where id in (select plan_id from games where status = 'active')`,
  )
})

// proves: DRAWS-01, DRAWS-02, DRAWS-03, DRAWS-04
test('games are counted by status', async () => {
  const games = (statuses: string) => value(`select count(*) from games where status in (${statuses})`)
  expect(await read('/api/games/counts')).toEqual({
    active: await games(`'active'`),
    drawingSoon: await games(`'full', 'drawing'`),
    completed: await games(`'completed'`),
    total: await value('select count(*) from games'),
  })
})

// proves: WIN-03, WIN-07
test('winners are shown by first name and initial, or by ticket number when they hide it', async () => {
  const { draws, totals, hasMore } = await read('/api/winners?type=daily')
  expect(hasMore).toBe(false)
  expect(draws).toHaveLength(1)
  const [{ gameId, prizes }] = draws
  expect(gameId).toBe(drawnGame)
  expect(prizes.map(({ position, state }: never) => [position, state])).toEqual([
    [1, 'owed'],
    [2, 'paid'],
    [3, 'paid'],
  ])
  // Who holds several numbers can win twice.
  const { rows } = await owner.query('select person_id from prizes where game_id = $1 order by position', [drawnGame])
  const named = prizes.map(({ player }: { player: string | null }) => player)
  expect(named).toEqual(rows.map(({ person_id: id }) => (id === firstWinner ? null : 'Selam B.')))
  expect(named[0]).toBeNull()
  expect(prizes[0].ticketNumber).toMatch(/^D-/)
  expect(prizes[1].paidAfterMinutes).toBeGreaterThanOrEqual(0)
  expect(totals).toEqual({
    draws: await value('select count(*) from draws'),
    // No worker signs the log here, so no witness has seen a list.
    witnessed: 0,
    winners: await value('select count(*) from prizes where person_id is not null'),
    paidSantim: await value('select sum(amount) from payout_transfers where failed_at is null'),
    owedSantim: await value('select sum(gross - coalesce(withheld, 0) - sent) from payouts'),
  })
  expect((await read('/api/winners?type=monthly')).draws).toEqual([])
})

test('the picture of a link preview exists for drawn and open games, in both languages', async () => {
  const { rows } = await owner.query(`select id from games where status = 'active' limit 1`)
  for (const gameId of [drawnGame, rows[0].id]) {
    const pictures = await Promise.all(
      ['en', 'am'].map(async (language) => {
        const url = `/api/games/${gameId}/preview.png?language=${language}`
        const { statusCode, headers, rawPayload } = await app.inject({ url })
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
        expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
        return rawPayload
      }),
    )
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  }
  expect((await app.inject({ url: '/api/games/daily-999999/preview.png' })).statusCode).toBe(404)
})

// proves: JACK-07, JACK-08, JACK-10, JACK-11, JACK-12, CALL-18, CALL-19
test('the counts of jackpots are those of approved payments and tickets', async () => {
  const { jackpots, daily } = await read('/api/figures/jackpots')
  const daily1 = jackpots.find(({ type }: { type: string }) => type === 'daily')
  const approved = `select count(*) from payments join games on games.id = game_id where payments.status = 'approved' and type = 'daily'`
  expect(daily1).toEqual({
    type: 'daily',
    paidToday: await value(approved),
    paidThisWeek: await value(approved),
    monthlyPlayers: await value(approved.replace('count(*)', 'count(distinct person_id)')),
    haveTickets: 1,
    totalQualified: 1,
  })
  expect(jackpots.find(({ type }: { type: string }) => type === 'midday')).toMatchObject({
    paidToday: 0,
    haveTickets: 0,
  })
  expect(daily.paidNumbers).toEqual([7, 42])
  expect(daily.players).toEqual([{ player: 'Selam B.', numbers: [7, 42], amountSantim: 100_000 }])
})

test('the money of a game: sold × fee, prizes, tax, paid, returned', async () => {
  expect(await read(`/api/games/${drawnGame}/money`)).toMatchObject({
    sold: 100,
    feeSantim: 50_000,
    takenInSantim: 5_000_000,
    prizesSantim: 4_000_000,
    taxSantim: 100_000,
    paidSantim: 400_000,
    returnedSantim: 0,
    winners: 3,
    winnersPaid: 2,
    prizes: [{ position: 1 }, { position: 2 }, { position: 3 }],
  })
  expect(await read(`/api/games/${cancelledGame}/money`)).toMatchObject({
    drawnAt: null,
    takenInSantim: 200_000,
    returnedSantim: 200_000,
    prizes: [],
  })
  const { games } = await read('/api/figures/money/games')
  expect(games.map(({ gameId }: { gameId: string }) => gameId).toSorted()).toEqual(
    [drawnGame, cancelledGame].toSorted(),
  )
  expect(await visitor.get('/api/games/daily-9999/money')).toMatchObject({ code: 'game_not_found' })
})

test('all money: in all and by month, as the plain rows add up', async () => {
  const money = await read('/api/figures/money')
  const received = await value(`
    select (select sum(amount) from payments where status = 'approved')
         + (select sum(amount) from refunds where reason in ('rejected', 'paid_too_much'))`)
  expect(money).toMatchObject({
    takenInSantim: received,
    prizesSantim: await value('select sum(amount) from prizes where person_id is not null'),
    prizesPaidSantim: await value('select sum(sent) + sum(withheld) from payouts'),
    stillOwedSantim: await value('select sum(gross - coalesce(withheld, 0) - sent) from payouts'),
    refundsSantim: await value('select sum(amount) from refunds'),
    approvals: { count: await value(`select count(*) from payments where status = 'approved'`) },
  })
  expect(money.months).toHaveLength(1)
  expect(money.months[0]).toMatchObject({ takenInSantim: received, refundsSantim: money.refundsSantim })
  const { body: csv } = await visitor.get(`/api/figures/money/export?year=${new Date().getUTCFullYear()}`)
  expect(csv).toContain(`${drawnGame},`)
})

// proves: JACK-09, CALL-20
test('a week begins on Sunday, at midnight in Addis Ababa', async () => {
  const { rows } = await owner.query(`
    select local::date - extract(dow from local)::int as sunday
    from (select now() at time zone 'Africa/Addis_Ababa' as local) as clock`)
  const [{ sunday }] = rows
  await owner.query(
    `insert into payment_days (type, day, payments) values ('monthly', $1, 3), ('monthly', $1::date - 1, 50)`,
    [sunday],
  )
  const { jackpots } = await read('/api/figures/jackpots')
  expect(jackpots.find(({ type }: { type: string }) => type === 'monthly')).toMatchObject({ paidThisWeek: 3 })
})
