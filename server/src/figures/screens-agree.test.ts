/** Two screens that show the same figure show the same value. */
import { beforeAll, expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, endShow } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import {
  approveGiven,
  givenApproved,
  givenOverpaid,
  givenPayment,
  givenRefundOfCancelled,
  givenRejectedWithMoney,
  givenSelectedTicket,
} from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../test/sessions.ts'
import { givenWithdrawnTicket } from '../../test/withdrawals.ts'

const FEE = 50_000
const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const admin = browse(app)
let drawnGame = ''
let cancelledGame = ''
let nextGame = ''
let withoutTicket = ''

const read = async (path: string) => (await admin.get(path)).body
const readToday = () => read('/api/today')
type Row = { readonly gameId: string; readonly approved: number; readonly santim: number }
const sumOf = (of: 'approved' | 'santim', rows: readonly Row[]) => rows.reduce((sum, row) => sum + row[of], 0)
const person = async () => (await givenPerson(database, { hasPassword: false })).id

/** The days of all games and payments of this file. */
async function readStaffFigures() {
  const local = `now() at time zone 'Africa/Addis_Ababa'`
  const { rows } = await owner.query(`select (${local})::date::text as "from", (${local})::date + 1 || '' as "to"`)
  const range = `from=${rows[0].from}&to=${rows[0].to}`
  const [figures, { games }] = await Promise.all([
    read(`/api/staff/figures?${range}`),
    read(`/api/staff/figures/games?${range}`),
  ])
  return { ...figures, games }
}

/**
 * A drawn game with two tickets, one of them overpaid, a withdrawn ticket, a rejected payment whose money arrived and a payment that
 * was approved too late for a ticket. A cancelled game with two payments: one player took the refund, the other has not decided.
 */
beforeAll(async () => {
  const { id } = await givenPerson(database, { role: 'admin' })
  await giveTwoFactor(owner, id, deps.accounts.secret)
  await giveSession(owner, admin, id, deps.accounts.secret)

  const selam = await person()
  drawnGame = await givenGame(database, { planId: 'daily' })
  await givenApproved(database, { personId: selam, gameId: drawnGame, numbers: [1, 2, 3], count: 3 })
  await givenOverpaid(database, { personId: await person(), gameId: drawnGame, numbers: [4] }, 60_000n)
  await givenWithdrawnTicket(database, { personId: await person(), gameId: drawnGame, numbers: [5, 6], count: 2 })
  await givenRejectedWithMoney(database, { personId: await person(), gameId: drawnGame, numbers: [7] }, 50_000n)
  withoutTicket = await givenPayment(database, { personId: await person(), gameId: drawnGame, numbers: [8] })
  await closeNow(database, drawnGame)
  await approveGiven(database, withoutTicket)
  await drawNow(database, drawnGame)
  await endShow(database, drawnGame)

  cancelledGame = await givenGame(database, { planId: 'weekly' })
  await givenApproved(database, { personId: await person(), gameId: cancelledGame, numbers: [1] })
  await givenRefundOfCancelled(database, { personId: selam, gameId: cancelledGame, numbers: [2] })

  const { rows } = await owner.query(`select id from games where plan_id = 'daily' and status = 'active'`)
  nextGame = rows[0].id
})

test('a game has the same money on the public page, in the figures of operators and on the page of its draw', async () => {
  const { games: shown } = await read('/api/figures/money/games')
  const { games: ofStaff } = await readStaffFigures()
  for (const gameId of [drawnGame, cancelledGame]) {
    const isIt = (game: { gameId: string }) => game.gameId === gameId
    const { takenInSantim, returnedSantim, prizesSantim } = shown.find(isIt)
    expect(ofStaff.find(isIt)).toMatchObject({ moneyInSantim: takenInSantim, returnedSantim, prizesSantim })
    expect(await read(`/api/games/${gameId}/money`)).toMatchObject({ takenInSantim, returnedSantim, prizesSantim })
  }
})

test('what a game took in without what it returned is the money of its sold numbers', async () => {
  expect(await read(`/api/games/${drawnGame}/money`)).toMatchObject({
    sold: 4,
    takenInSantim: 6 * FEE,
    returnedSantim: 2 * FEE,
  })
  const cancelled = await read(`/api/games/${cancelledGame}/money`)
  expect(cancelled.takenInSantim).toBe(2 * cancelled.feeSantim)
  expect(cancelled.returnedSantim, 'as a refund or as another ticket').toBe(cancelled.takenInSantim)
})

test('the money of today: that of the games, without a ticket, and to send back are all of it', async () => {
  const { moneyIn } = await readToday()
  expect(moneyIn.byGame).toContainEqual({ gameId: drawnGame, type: 'daily', approved: 3, santim: 6 * FEE })
  expect(moneyIn.withoutTicket).toEqual({ approved: 1, santim: FEE })
  expect(moneyIn.toSendBackSantim).toBe(10_000 + 50_000)
  expect(sumOf('santim', moneyIn.byGame) + FEE + moneyIn.toSendBackSantim).toBe(moneyIn.santim)
  expect(sumOf('santim', moneyIn.byAccount)).toBe(moneyIn.santim)
})

test('payments by account and by game are as many as were approved', async () => {
  const { approved, moneyIn } = await readToday()
  expect(approved).toBe(6)
  expect(sumOf('approved', moneyIn.byAccount)).toBe(approved)
  expect(sumOf('approved', moneyIn.byGame) + moneyIn.withoutTicket.approved).toBe(approved)
  const { days, accounts } = await readStaffFigures()
  expect(sumOf('approved', days)).toBe(approved)
  expect(sumOf('approved', accounts)).toBe(approved)
})

test('money without a ticket counts for a game when the player has selected a ticket', async () => {
  expect(await givenSelectedTicket(database, withoutTicket, [9])).toBe(nextGame)
  const { moneyIn } = await readToday()
  expect(moneyIn.withoutTicket).toEqual({ approved: 0, santim: 0 })
  expect(moneyIn.byGame).toContainEqual({ gameId: nextGame, type: 'daily', approved: 1, santim: FEE })
  expect(await read(`/api/games/${nextGame}/money`)).toMatchObject({ takenInSantim: FEE })
})

test('active players are the people with a number in the games of the dashboard, each counted once', async () => {
  const midday = await givenGame(database, { planId: 'midday' })
  const { rows } = await owner.query('select person_id as id from payments where id = $1', [withoutTicket])
  await givenApproved(database, { personId: rows[0].id, gameId: midday, numbers: [1, 2], count: 2 })
  await givenApproved(database, { personId: await person(), gameId: midday, numbers: [3] })
  await closeNow(database, midday)
  const { games } = await read('/api/games')
  const players = games.map(({ id, status, players }: Record<string, unknown>) => [id, status, players])
  expect(players).toContainEqual([midday, 'drawing', 2])
  expect(players).toContainEqual([nextGame, 'active', 1])
  const home = await read('/api/figures/home')
  expect(home.activePlayers).toBe(2)
  const prizes = games.flatMap(({ prizesSantim }: { prizesSantim: number[] }) => prizesSantim)
  expect(home.prizePoolSantim).toBe(prizes.reduce((sum: number, prize: number) => sum + prize, 0))
})
