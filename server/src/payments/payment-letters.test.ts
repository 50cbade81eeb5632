import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { mailAbout } from '../../test/notifications.ts'
import { givenApproved, givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { transaction } from '../platform/database/transaction.ts'
import { payRefund } from '../refunds/pay-refund.ts'
import { reserveRefund } from '../refunds/reserve-refund.ts'
import { approvePayment } from './approve-payment.ts'
import { type RejectPayment, rejectPayment } from './reject-payment.ts'
import { requestRefund } from './request-refund.ts'
import { settleCancelledGame } from './settle-cancelled-game.ts'

const database = await testDatabase()
const { store, owner } = database
const reviewer = await givenPerson(database, { role: 'reviewer', hasPassword: false })

const person = async () => (await givenPerson(database, { hasPassword: false })).id
const approve = (paymentId: string, received?: bigint) =>
  transaction(store, (tx) => approvePayment(tx, { paymentId, reviewerId: reviewer.id, received }))
const reject = (paymentId: string, reason: RejectPayment['reason'], received = 0n) =>
  transaction(store, (tx) => rejectPayment(tx, { paymentId, reviewerId: reviewer.id, reason, note: '', received }))
const cancel = (gameId: string) =>
  owner.query(`update games set status = 'cancelled', closed_at = now(), version = version + 1 where id = $1`, [gameId])

const mailOf = (paymentId: string) => mailAbout(database, 'paymentId', paymentId)

test('an approval names the ticket, its numbers and what is sent back', async () => {
  const gameId = await givenGame(database)
  const id = await givenPayment(database, { personId: await person(), gameId, numbers: [7, 8] })
  await approve(id, 110_000n)
  const { subject, text } = await mailOf(id)
  expect(subject).toBe('Payment approved: your ticket D-0001-0001')
  expect(text).toContain('Your ticket D-0001-0001 is in the Daily draw with 7, 8.')
  expect(text).toContain('You sent more than the total. We will send 100 ETB back to the phone number of your account')
})

test('the player of a cancelled game reads that it was cancelled, and of the choice between a refund and the next game', async () => {
  const planId = await givenPlan(database)
  const gameId = await givenGame(database, { planId })
  const paid = await givenApproved(database, { personId: await person(), gameId, numbers: [1] })
  const late = await givenPayment(database, { personId: await person(), gameId, numbers: [2] })
  await cancel(gameId)
  await transaction(store, (tx) => settleCancelledGame(tx, gameId))
  await approve(late)
  for (const id of [paid, late]) {
    const { subject, text } = await mailOf(id)
    expect(subject).toBe('The Daily game was cancelled')
    expect(text).toContain('Choose a ticket in the next game, or get a refund.')
    expect(text).toContain('https://edil.example/dashboard')
  }
})

test('an approval without a ticket says why one must be chosen', async () => {
  const planId = await givenPlan(database)
  const gameId = await givenGame(database, { planId })
  const without = await givenApproved(database, { personId: await person(), gameId, numbers: [] })
  expect((await mailOf(without)).text).toContain('We approved your payment of 500 ETB for the Daily game.')

  await givenApproved(database, { personId: await person(), gameId, numbers: [5, 6, 7] })
  const taken = await givenApproved(database, { personId: await person(), gameId, numbers: [7, 9] })
  expect((await mailOf(taken)).text).toContain('but some of your numbers were already taken.')

  const late = await givenPayment(database, { personId: await person(), gameId, numbers: [42] })
  await closeNow(database, gameId)
  await approve(late)
  expect((await mailOf(late)).text).toContain('but the game closed before we had checked it. We are sorry.')
})

test('a rejection promises a new hold when there is one', async () => {
  const gameId = await givenGame(database)
  const id = await givenPayment(database, { personId: await person(), gameId, numbers: [42] })
  await reject(id, 'unreadable')
  const { text } = await mailOf(id)
  expect(text).toMatch(/We hold your numbers again until \d+:\d\d [AP]M\. Please submit the payment again\./)
  expect(text).toContain('Submit again\nhttps://edil.example/payment?type=daily')
})

test.each(['fraud', 'used_before', 'not_received'] as const)(
  'a rejection for %s promises no hold, and names support',
  async (reason) => {
    const gameId = await givenGame(database)
    const id = await givenPayment(database, { personId: await person(), gameId, numbers: [42] })
    await reject(id, reason)
    const { text } = await mailOf(id)
    expect(text).not.toContain('We hold')
    expect(text).toContain('If you think this is a mistake, contact support.')
    expect(text).toContain('See my games\nhttps://edil.example/profile/joined-games')
  },
)

test('a rejection promises no hold after sales have closed, nor for a payment without numbers', async () => {
  const gameId = await givenGame(database)
  const without = await givenPayment(database, { personId: await person(), gameId, numbers: [] })
  await reject(without, 'unreadable')
  expect((await mailOf(without)).text).not.toContain('We hold')

  const late = await givenPayment(database, { personId: await person(), gameId, numbers: [42] })
  await givenApproved(database, { personId: await person(), gameId, numbers: [1, 2, 3] })
  await closeNow(database, gameId)
  await reject(late, 'unreadable')
  expect((await mailOf(late)).text).not.toContain('We hold')
})

test('a rejection says that money which arrived is sent back', async () => {
  const gameId = await givenGame(database)
  const id = await givenPayment(database, { personId: await person(), gameId, numbers: [42] })
  await reject(id, 'wrong_amount', 20_000n)
  const { text } = await mailOf(id)
  expect(text).toContain('We received 200 ETB. We will send 200 ETB back to the phone number of your account')
  expect(text).not.toContain('We hold')
})

test('a refund is announced, and its transfer is named', async () => {
  const planId = await givenPlan(database)
  const [gameId, hana] = [await givenGame(database, { planId }), await person()]
  const id = await givenApproved(database, { personId: hana, gameId, numbers: [2] })
  await cancel(gameId)
  await transaction(store, (tx) => settleCancelledGame(tx, gameId))
  await transaction(store, (tx) => requestRefund(tx, { paymentId: id, personId: hana }))
  const announced = await mailOf(id)
  expect(announced.subject).toBe('Your refund of 500 ETB')
  expect(announced.text).toContain('You asked for a refund. We will send 500 ETB back to the phone number')

  const { rows } = await owner.query('select id from refunds where payment_id = $1', [id])
  const paid = { refundId: rows[0].id, reviewerId: reviewer.id, transferReference: 'CHV4K8Q2ZT' }
  await transaction(store, (tx) => reserveRefund(tx, paid))
  await transaction(store, (tx) => payRefund(tx, paid))
  expect((await mailOf(id)).text).toContain('Transaction number: CHV4K8Q2ZT.')
})

test('what was sent back already is not promised again', async () => {
  const planId = await givenPlan(database)
  const gameId = await givenGame(database, { planId })
  const id = await givenPayment(database, { personId: await person(), gameId, numbers: [2] })
  await approve(id, 60_000n)
  const { id: payer } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  const { rows } = await owner.query('select id from refunds where payment_id = $1', [id])
  const paid = { refundId: rows[0].id, reviewerId: payer, transferReference: 'CHV4K8Q2ZU' }
  await transaction(store, (tx) => reserveRefund(tx, paid))
  await transaction(store, (tx) => payRefund(tx, paid))
  await cancel(gameId)
  await transaction(store, (tx) => settleCancelledGame(tx, gameId))
  const { subject, text } = await mailOf(id)
  expect(subject).toBe('The Daily game was cancelled')
  expect(text).not.toContain('back to the phone number')
})

test('of two refunds of a payment, each mail names its own', async () => {
  const planId = await givenPlan(database)
  const [gameId, hana] = [await givenGame(database, { planId }), await person()]
  const id = await givenPayment(database, { personId: hana, gameId, numbers: [2] })
  await approve(id, 60_000n)
  await cancel(gameId)
  await transaction(store, (tx) => settleCancelledGame(tx, gameId))
  expect((await mailOf(id)).text).toContain('You sent more than the total. We will send 100 ETB back')
  await transaction(store, (tx) => requestRefund(tx, { paymentId: id, personId: hana }))
  const { rows } = await owner.query(`select id from refunds where payment_id = $1 and reason = 'paid_too_much'`, [id])
  const { id: payerId } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  const paid = { refundId: rows[0].id, reviewerId: payerId, transferReference: 'CHV4K8Q2ZX' }
  await transaction(store, (tx) => reserveRefund(tx, paid))
  await transaction(store, (tx) => payRefund(tx, paid))
  expect((await mailOf(id)).text).toContain(
    'We sent 100 ETB to the phone number of your account. Transaction number: CHV4K8Q2ZX.',
  )
})

test('an Amharic mail joins its numbers and words as Amharic does', async () => {
  const gameId = await givenGame(database)
  const selam = await person()
  await owner.query(`update people set language = 'am' where id = $1`, [selam])
  const id = await givenApproved(database, { personId: selam, gameId, numbers: [7, 8] })
  const { text } = await mailOf(id)
  expect(text).toContain('ዕለታዊ ጨዋታ፣ ትኬት D-0001-0001፣ ቁጥሮችዎ፦ 7፣ 8።')
})
