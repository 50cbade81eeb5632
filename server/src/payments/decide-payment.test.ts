import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { givenHold, letHoldsRunOut, sweepHolds } from '../../test/numbers.ts'
import { givenApproved, givenPayment, letHavePlayed, openAll } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { transaction } from '../platform/database/transaction.ts'
import { payRefund } from '../refunds/pay-refund.ts'
import { findRefund } from '../refunds/refunds.queries.ts'
import { reserveRefund } from '../refunds/reserve-refund.ts'
import { approvePayment } from './approve-payment.ts'
import { findPaymentOf } from './my-payments.queries.ts'
import { paymentViews } from './payment-view.ts'
import { rejectPayment } from './reject-payment.ts'
import { requestRefund } from './request-refund.ts'
import { approveGroup, cancelGroup } from './review/decide-group.ts'
import { selectTicket } from './select-ticket.ts'
import { settleCancelledGame } from './settle-cancelled-game.ts'
import { ticketOffers } from './ticket-offers.ts'

const database = await testDatabase()
const { store, owner } = database
const reviewer = await givenPerson(database, { role: 'reviewer', hasPassword: false })
const FEE = 50_000n

const person = async () => (await givenPerson(database, { hasPassword: false })).id
const approve = (paymentId: string, received?: bigint) =>
  transaction(store, (tx) => approvePayment(tx, { paymentId, reviewerId: reviewer.id, received }))
const reject = (paymentId: string, reason: 'unreadable' | 'fraud' | 'not_received' = 'fraud', received = 0n) =>
  transaction(store, (tx) =>
    rejectPayment(tx, { paymentId, reviewerId: reviewer.id, reason, note: 'Sorry.', received }),
  )
const select = (paymentId: string, personId: string, numbers: readonly number[] | 'random') =>
  transaction(store, (tx) => selectTicket(tx, { paymentId, personId, numbers }))

async function payment(id: string) {
  return (await owner.query('select * from payments where id = $1', [id])).rows[0]
}
async function board(gameId: string) {
  const { rows } = await owner.query(
    'select number, status, person_id from numbers where game_id = $1 order by number',
    [gameId],
  )
  return rows
}
async function tickets(paymentId: string) {
  return (await owner.query('select * from tickets where payment_id = $1 order by issued_at', [paymentId])).rows
}
async function balance(account: string): Promise<bigint> {
  const { rows } = await owner.query('select balance from ledger_accounts where id = $1', [account])
  return BigInt(rows[0]?.balance ?? 0)
}
/** The books must balance after every test. */
async function expectBalanced() {
  expect((await checkBooks(store.db)).faults).toEqual([])
}
const cancel = (gameId: string) =>
  owner.query(`update games set status = 'cancelled', closed_at = now(), version = version + 1 where id = $1`, [gameId])

// proves: FLOW-08, STATE-12, STATE-16, CALL-32, ENT-10
test('approval issues the ticket with the held numbers and posts the money', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [93, 42] })
  expect(await board(gameId)).toMatchObject([
    { number: 42, status: 'pending' },
    { number: 93, status: 'pending' },
  ])
  await approve(id)
  const [ticket] = await tickets(id)
  expect(ticket).toMatchObject({ game_id: gameId, person_id: selam, numbers: [42, 93], voided_at: null })
  expect(ticket.number).toMatch(/^D-0001-0001$/)
  expect(await board(gameId)).toMatchObject([{ status: 'approved' }, { status: 'approved' }])
  expect(await payment(id)).toMatchObject({ status: 'approved', outcome: 'ticket', decided_by: reviewer.id })
  expect(await balance(`game:${gameId}`)).toBe(2n * FEE)
  await expectBalanced()
})

test('of a hundred concurrent approvals by four reviewers, one succeeds', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [1, 2, 3] })
  const reviewers = await Promise.all(
    [0, 1, 2, 3].map(() => givenPerson(database, { role: 'reviewer', hasPassword: false })),
  )
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      transaction(store, (tx) => approvePayment(tx, { paymentId: id, reviewerId: reviewers[index % 4]?.id ?? '' })),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(reasons)).toEqual(new Set(['payment_already_decided']))
  expect(await tickets(id)).toHaveLength(1)
  expect(await balance(`game:${gameId}`)).toBe(3n * FEE)
  await expectBalanced()
})

test('of a concurrent approval and rejection, one succeeds', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  const outcomes = await Promise.allSettled([approve(id), reject(id), approve(id), reject(id)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectBalanced()
})

test('a failure rolls everything back: ticket, money and mail', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  const failing = transaction(store, async (tx) => {
    await approvePayment(tx, { paymentId: id, reviewerId: reviewer.id })
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect(await payment(id)).toMatchObject({ status: 'pending' })
  expect(await tickets(id)).toEqual([])
  const traces = await owner.query(
    `select 1 from ledger_transactions where cause = 'payment:' || $1
     union all select 1 from pgboss.job where data->>'paymentId' = $1`,
    [id],
  )
  expect(traces.rowCount).toBe(0)
})

test('an excess amount is owed back, and too small an amount is not approved', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  await expect(approve(id, FEE - 1n)).rejects.toMatchObject({ code: 'received_too_little' })
  const owedBefore = await balance('refunds_owed')
  await approve(id, FEE + 20_000n)
  expect(await balance('refunds_owed')).toBe(owedBefore + 20_000n)
  await expectBalanced()
})

// proves: FLOW-08, STATE-12, CALL-32
test('a fixable rejection holds the numbers again; fraud releases them at once', async () => {
  const [gameId, selam, hana] = [await givenGame(database), await person(), await person()]
  const fixable = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  const fraud = await givenPayment(database, { personId: hana, gameId, numbers: [2] })
  await reject(fixable, 'unreadable')
  await reject(fraud, 'fraud')
  expect(await board(gameId)).toEqual([{ number: 1, status: 'held', person_id: selam }])
  expect(await payment(fixable)).toMatchObject({ status: 'rejected', rejection: 'unreadable', note: 'Sorry.' })
  const again = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  await approve(again)
  await expectBalanced()
})

test('money that arrived for a rejected payment is owed back', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  const owedBefore = await balance('refunds_owed')
  await reject(id, 'unreadable', FEE)
  expect(await board(gameId)).toEqual([])
  expect(await balance('refunds_owed')).toBe(owedBefore + FEE)
  await expectBalanced()
})

test('a payment whose number was taken becomes a selection, and its player picks another', async () => {
  const [gameId, selam, hana] = [await givenGame(database), await person(), await person()]
  await givenPayment(database, { personId: hana, gameId, numbers: [42] })
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [41, 42] })
  expect(await payment(id)).toMatchObject({ numbers: [41], count: 2 })
  await approve(id)
  expect(await payment(id)).toMatchObject({ outcome: 'selection', numbers: [41] })
  await expectBalanced()
  await expect(select(id, selam, [42])).rejects.toMatchObject({ code: 'ticket_unavailable' })
  await expect(select(id, selam, [43, 44])).rejects.toMatchObject({ code: 'request_invalid' })
  await expect(select(id, hana, [43])).rejects.toMatchObject({ code: 'payment_not_found' })
  await select(id, selam, [43])
  expect(await tickets(id)).toMatchObject([{ numbers: [41, 43] }])
  expect(await payment(id)).toMatchObject({ outcome: 'ticket', numbers: [41, 43] })
  await expect(select(id, selam, [44])).rejects.toMatchObject({ code: 'selection_not_owed' })
  await expectBalanced()
})

// proves: FLOW-09, STATE-14, CALL-12, ENT-08, ENT-10
test('a payment without numbers becomes a selection, and one may be picked at random', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [], count: 2 })
  await approve(id)
  await select(id, selam, 'random')
  expect((await tickets(id))[0].numbers).toHaveLength(2)
  await expectBalanced()
})

test('twenty concurrent selections of one payment issue one ticket', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenApproved(database, { personId: selam, gameId, numbers: [] })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => select(id, selam, 'random')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await tickets(id)).toHaveLength(1)
  await expectBalanced()
})

// proves: STATE-15, CALL-12
test('of two players who select the same numbers at once, one gets them', async () => {
  const [gameId, selam, hana] = [await givenGame(database), await person(), await person()]
  const first = await givenApproved(database, { personId: selam, gameId, numbers: [] })
  const second = await givenApproved(database, { personId: hana, gameId, numbers: [] })
  const outcomes = await Promise.allSettled([select(first, selam, [7]), select(second, hana, [7])])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expectBalanced()
})

test('refuses a fourth number on the same board', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  await givenApproved(database, { personId: selam, gameId, numbers: [1, 2, 3] })
  const id = await givenApproved(database, { personId: selam, gameId, numbers: [] })
  await expect(select(id, selam, [4])).rejects.toMatchObject({ code: 'too_many_numbers' })
})

test('an approval after closing gives a ticket on the next game and does not change the closed board', async () => {
  const planId = await givenPlan(database)
  const [gameId, selam] = [await givenGame(database, { planId }), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [42] })
  await givenApproved(database, { personId: await person(), gameId, numbers: [1, 2, 3], count: 3 })
  await closeNow(database, gameId)
  await approve(id)
  expect(await payment(id)).toMatchObject({ outcome: 'selection', numbers: [], wanted: [42] })
  const next = `${planId}-2`
  expect(await ticketOffers(store, id, selam)).toMatchObject({ gameId: next, same: [42] })
  await select(id, selam, [42])
  expect(await payment(id)).toMatchObject({ outcome: 'ticket', game_id: next })
  expect(await balance(`game:${next}`)).toBe(FEE)
  expect(await balance(`game:${gameId}`)).toBe(3n * FEE)
  await expectBalanced()
})

test('a cancelled game voids its tickets, and each player chooses a ticket on the next game or a refund', async () => {
  const planId = await givenPlan(database)
  const [gameId, selam, hana] = [await givenGame(database, { planId }), await person(), await person()]
  const stays = await givenApproved(database, { personId: selam, gameId, numbers: [1] })
  const leaves = await givenApproved(database, { personId: hana, gameId, numbers: [2] })
  await cancel(gameId)
  const settle = () => transaction(store, (tx) => settleCancelledGame(tx, gameId))
  expect((await Promise.all([settle(), settle(), settle()])).toSorted()).toEqual([0, 0, 2])
  expect(await tickets(stays)).toMatchObject([{ voided_at: expect.any(Date) }])
  expect(await balance(`game:${gameId}`)).toBe(0n)
  await expectBalanced()

  const next = await givenGame(database, { planId })
  await select(stays, selam, [5])
  await transaction(store, (tx) => requestRefund(tx, { paymentId: leaves, personId: hana }))
  expect(await balance(`game:${next}`)).toBe(FEE)
  expect(await payment(leaves)).toMatchObject({ outcome: 'refund' })
  await expect(select(leaves, hana, [6])).rejects.toMatchObject({ code: 'selection_not_owed' })
  await expectBalanced()
})

test('a player whose payment was checked after the draw sees it, and gets the same numbers, others or a refund', async () => {
  const planId = await givenPlan(database)
  const [gameId, selam, hana] = [await givenGame(database, { planId }), await person(), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [11, 13] })
  await givenApproved(database, { personId: await person(), gameId, numbers: [1, 2, 3], count: 3 })
  const seen = async () => {
    const row = await findPaymentOf(store.db, selam, id)
    return row && (await paymentViews(store.db, [row]))[0]
  }
  expect(await seen()).toMatchObject({ missedDraw: false, wanted: [] })
  await closeNow(database, gameId)
  expect(await seen(), 'still pending').toMatchObject({ status: 'pending', missedDraw: true })
  await approve(id)
  expect(await seen()).toMatchObject({ outcome: 'selection', missedDraw: true, wanted: [11, 13] })
  expect((await ticketOffers(store, id, selam)).same).toEqual([11, 13])
  await givenHold(database, { gameId: `${planId}-2`, personId: hana, numbers: [13] })
  expect((await ticketOffers(store, id, selam)).same, 'one of them is taken').toEqual([])
  await transaction(store, (tx) => requestRefund(tx, { paymentId: id, personId: selam }))
  const { rows } = await owner.query('select phone from people where id = $1', [selam])
  const refunds = [{ reason: 'not_wanted', phone: rows[0].phone }]
  expect(await seen()).toMatchObject({ outcome: 'refund', missedDraw: false, refunds })
  await expectBalanced()
})

test('a player who has selected no ticket before the game is over can ask for a refund', async () => {
  const planId = await givenPlan(database)
  const [gameId, selam] = [await givenGame(database, { planId }), await person()]
  const id = await givenApproved(database, { personId: selam, gameId, numbers: [] })
  await givenApproved(database, { personId: await person(), gameId, numbers: [1, 2, 3], count: 3 })
  await closeNow(database, gameId)
  await transaction(store, (tx) => requestRefund(tx, { paymentId: id, personId: selam }))
  expect(await payment(id)).toMatchObject({ outcome: 'refund' })
  await expectBalanced()
})

test('refuses a refund request while the game is open', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenApproved(database, { personId: selam, gameId, numbers: [] })
  const ask = transaction(store, (tx) => requestRefund(tx, { paymentId: id, personId: selam }))
  await expect(ask).rejects.toMatchObject({ code: 'selection_not_owed' })
})

test('a refund is sent to the phone number that the player had when it became owed', async () => {
  const [gameId, selam] = [await givenGame(database), await givenPerson(database, { hasPassword: false })]
  const id = await givenPayment(database, { personId: selam.id, gameId, numbers: [] })
  await reject(id, 'fraud', FEE)
  await owner.query('update people set phone = $2 where id = $1', [selam.id, selam.phone.replace('+2519', '+2517')])
  const { rows } = await owner.query('select id from refunds where payment_id = $1', [id])
  expect(await findRefund(store.db, rows[0].id)).toMatchObject({ phone: selam.phone })
})

test('a refund is paid once, with a reference that no other transfer has', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const refundOf = async () => {
    const id = await givenPayment(database, { personId: selam, gameId, numbers: [] })
    await reject(id, 'not_received', FEE)
    return (await owner.query('select id from refunds where payment_id = $1', [id])).rows[0].id
  }
  const [first, second] = [await refundOf(), await refundOf()]
  const payer = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  const pay = (refundId: string, transferReference: string) =>
    transaction(store, (tx) => payRefund(tx, { refundId, reviewerId: payer.id, transferReference }))
  await expect(pay(first, 'CHX9K1P2MM')).rejects.toMatchObject({ code: 'not_reserved' })
  const reserve = (refundId: string, reviewerId: string) =>
    transaction(store, (tx) => reserveRefund(tx, { refundId, reviewerId }))
  await reserve(first, payer.id)
  await reserve(second, payer.id)
  const { id: colleague } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  await expect(reserve(first, colleague)).rejects.toMatchObject({ code: 'reserved_by_other' })
  await expect(pay(first, 'abc')).rejects.toMatchObject({ code: 'reference_invalid' })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => pay(first, 'CHX9 K1P2 MM')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(pay(second, 'chx9k1p2mm')).rejects.toMatchObject({ code: 'reference_used' })
  await pay(second, 'CHX9K1P2MN')
  const third = await refundOf()
  await expect(reserve(third, selam)).rejects.toMatchObject({ code: 'own_refund' })
  await expect(
    transaction(store, (tx) => payRefund(tx, { refundId: third, reviewerId: selam, transferReference: 'CHX9K1P2MP' })),
  ).rejects.toMatchObject({ code: 'own_refund' })
  await expectBalanced()
})

test('the person who decided about a payment does not send its refund', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [] })
  await reject(id, 'fraud', FEE)
  const refundId = (await owner.query('select id from refunds where payment_id = $1', [id])).rows[0].id
  const alone = { refundId, reviewerId: reviewer.id }
  await expect(transaction(store, (tx) => reserveRefund(tx, alone))).rejects.toMatchObject({
    code: 'decider_cannot_pay',
  })
  const pay = transaction(store, (tx) => payRefund(tx, { ...alone, transferReference: 'CHX9K1P2MQ' }))
  await expect(pay).rejects.toMatchObject({ code: 'decider_cannot_pay' })
  const reserve = owner.query(
    `update refunds set reserved_by = $2, reserved_until = now() + interval '1 minute' where id = $1`,
    [refundId, reviewer.id],
  )
  await expect(reserve, 'by the table').rejects.toMatchObject({ code: '23514' })
})

test('an amount received that cannot be right is refused', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [] })
  const tooMuch = 1_000_001n
  await expect(reject(id, 'fraud', tooMuch)).rejects.toMatchObject({ code: 'received_too_much' })
  const approve = transaction(store, (tx) =>
    approvePayment(tx, { paymentId: id, reviewerId: reviewer.id, received: tooMuch }),
  )
  await expect(approve).rejects.toMatchObject({ code: 'received_too_much' })
  const insert = owner.query(
    `insert into refunds (payment_id, person_id, method, amount, reason) values ($1, $2, 'telebirr', $3, 'rejected')`,
    [id, selam, tooMuch],
  )
  await expect(insert, 'by the table').rejects.toMatchObject({ code: '23514' })
  await reject(id, 'fraud', 1_000_000n)
})

// proves: STATE-12
test('the table refuses a second decision', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [1] })
  await reject(id)
  const change = owner.query(
    `update payments set status = 'approved', outcome = 'selection', rejection = null where id = $1`,
    [id],
  )
  await expect(change).rejects.toMatchObject({ code: '23514' })
})

test.each([
  { when: 'before the sweep', isSwept: false },
  { when: 'after the sweep', isSwept: true },
])('a payment keeps a number whose hold ran out and that is still free, $when', async ({ isSwept }) => {
  const [gameId, selam] = [await givenGame(database), await person()]
  await givenHold(database, { gameId, personId: selam, numbers: [42] })
  await letHoldsRunOut(database, gameId)
  if (isSwept) expect(await sweepHolds(database)).toBe(1)
  const id = await givenPayment(database, { personId: selam, gameId, numbers: [42] })
  expect(await payment(id)).toMatchObject({ numbers: [42] })
})

// proves: STATE-16, STATE-18, CALL-30, ROLE-16
test('approving the numbers of a player approves all of them', async () => {
  const [gameId, selam] = [await givenGame(database), await person()]
  await letHavePlayed(database, [selam])
  await givenPayment(database, { personId: selam, gameId, numbers: [7] })
  await givenPayment(database, { personId: selam, gameId, numbers: [42] })
  const group = { gameId, personId: selam, reviewerId: reviewer.id }
  await expect(transaction(store, (tx) => approveGroup(tx, group))).rejects.toMatchObject({ code: 'not_opened' })
  await openAll(database, group)
  expect(await transaction(store, (tx) => approveGroup(tx, group))).toBe(2)
  expect(await board(gameId)).toMatchObject([
    { number: 7, status: 'approved' },
    { number: 42, status: 'approved' },
  ])
})

// proves: STATE-17, STATE-18, CALL-30, ROLE-16
test('cancelling the selection of a player rejects the payments and frees the numbers', async () => {
  const [gameId, selam, hana] = [await givenGame(database), await person(), await person()]
  const paid = await givenPayment(database, { personId: selam, gameId, numbers: [7] })
  await givenHold(database, { gameId, personId: selam, numbers: [42] })
  await givenHold(database, { gameId, personId: hana, numbers: [8] })
  const group = { gameId, personId: selam, reviewerId: reviewer.id }
  expect(await transaction(store, (tx) => cancelGroup(tx, group))).toBe(2)
  expect(await payment(paid)).toMatchObject({ status: 'rejected', rejection: 'cancelled' })
  expect(await board(gameId)).toMatchObject([{ number: 8, person_id: hana }])
})

test('a payment that was rejected is shown after the draw of its game', async () => {
  const gameId = await givenGame(database)
  const personId = await person()
  const paymentId = await givenPayment(database, { personId, gameId, numbers: [] })
  await reject(paymentId, 'not_received')
  for (const number of [1, 2, 3]) await givenApproved(database, { personId: await person(), gameId, numbers: [number] })
  await closeNow(database, gameId)
  const row = await findPaymentOf(store.db, personId, paymentId)
  expect(row).toMatchObject({ status: 'rejected', missed_draw: false })
})
