import { randomBytes } from 'node:crypto'
import { REJECTION_CODES, REJECTIONS, type Rejection } from '@edil/domain/payments'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { givenGame } from '../../../test/games.ts'
import { givenPayment, letHavePlayed, openAll } from '../../../test/payments.ts'
import { givenPerson, unlock } from '../../../test/people.ts'
import { newReference } from '../../../test/references.ts'
import { stepUp } from '../../../test/sessions.ts'
import { givenSender, type Sender } from '../../../test/uploads.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { findFailingChecks } from '../payments.queries.ts'
import { rejectPayment } from '../reject-payment.ts'

const database = await testDatabase()
const { store, owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const NOTE = 'Support called the bank'
let hana: Sender

beforeAll(async () => {
  hana = await givenSender(database, app, deps.accounts.secret, { role: 'reviewer' })
})

const person = async () => (await givenPerson(database, { hasPassword: false })).id
const post = (path: string, body: object) => hana.browser.send('POST', `/api/review/${path}`, body)
const compared = async (paymentId: string) => ({ reference: (await payment(paymentId)).reference })
const failing = (paymentId: string) => transaction(store, (tx) => findFailingChecks(tx, paymentId))

async function payment(id: string) {
  return (await owner.query('select * from payments where id = $1', [id])).rows[0]
}

/** A pending payment whose screenshot another player sent before, with a payment that was rejected. */
async function givenFailing() {
  const [gameId, personId, sha256] = [await givenGame(database), await person(), randomBytes(32)]
  const before = await givenPayment(database, {
    personId: await person(),
    gameId,
    numbers: [1],
    screenshot: { sha256 },
  })
  await reject(before, 'other', 0n)
  await letHavePlayed(database, [personId])
  const paymentId = await givenPayment(database, { personId, gameId, numbers: [7], screenshot: { sha256 } })
  await openAll(database, { gameId, personId, reviewerId: hana.id })
  return { gameId, personId, paymentId }
}

test('no route approves past a failing check without a note and a second factor', async () => {
  const { gameId, personId, paymentId } = await givenFailing()
  const path = `payments/${paymentId}`
  expect(await failing(paymentId)).toEqual(['picture'])
  const seen = await compared(paymentId)
  expect(await post(`${path}/approval`, seen)).toMatchObject({ status: 409, code: 'checks_fail' })
  expect(await post('numbers/approval', { gameId, personId })).toMatchObject({ status: 409, code: 'checks_fail' })
  const withNote = () => post(`${path}/approval-despite-checks`, { note: NOTE, ...seen })
  expect(await withNote()).toMatchObject({ status: 403, code: 'step_up_required' })
  await stepUp(owner, hana.id)
  expect(await post(`${path}/approval`, seen), 'a second factor alone').toMatchObject({ code: 'checks_fail' })
  expect(await post(`${path}/approval`, { ...seen, note: NOTE })).toMatchObject({ code: 'request_invalid' })
  expect(await post('numbers/approval', { gameId, personId })).toMatchObject({ code: 'checks_fail' })
  for (const body of [{ note: NOTE }, seen, { ...seen, note: '' }, { ...seen, note: '  ok  ' }]) {
    expect(await post(`${path}/approval-despite-checks`, body)).toMatchObject({ code: 'request_invalid' })
  }
  expect(await payment(paymentId)).toMatchObject({ status: 'pending' })

  expect((await withNote()).body).toMatchObject({ id: paymentId, status: 'approved' })
  expect(await payment(paymentId)).toMatchObject({ override_note: NOTE, decided_by: hana.id })
  const { rows } = await owner.query(`select action, details from audit_log where subject = $1`, [paymentId])
  expect(rows).toMatchObject([{ action: 'payment_approved', details: { failing: ['picture'], note: NOTE } }])
  expect((await hana.browser.get(`/api/review/${path}`)).body).toMatchObject({ overrideNote: NOTE, note: null })
  await owner.query('update sessions set stepped_up_at = null where person_id = $1', [hana.id])
})

test('a payment is approved only with the transaction number that the reviewer has compared', async () => {
  const [gameId, personId] = [await givenGame(database), await person()]
  const paymentId = await givenPayment(database, { personId, gameId, numbers: [7], reference: '' })
  await openAll(database, { gameId, personId, reviewerId: hana.id })
  const path = `payments/${paymentId}`
  const [reference, other] = [newReference(), newReference()]
  expect(await failing(paymentId)).toEqual(['no_reference'])
  expect(await post(`${path}/approval`, {})).toMatchObject({ code: 'request_invalid' })
  expect(await post(`${path}/approval`, { reference })).toMatchObject({ status: 409, code: 'checks_fail' })
  expect(await post('numbers/approval', { gameId, personId })).toMatchObject({ status: 409, code: 'checks_fail' })
  await stepUp(owner, hana.id)
  const despite = await post(`${path}/approval-despite-checks`, { note: NOTE, reference })
  expect(despite, 'no note replaces the number').toMatchObject({ status: 409, code: 'reference_missing' })
  await owner.query('update sessions set stepped_up_at = null where person_id = $1', [hana.id])
  await hana.browser.send('PUT', `/api/review/${path}/reference`, { reference })
  expect(await failing(paymentId)).toEqual([])
  expect(await post(`${path}/approval`, { reference: other })).toMatchObject({ code: 'reference_changed' })
  const spaced = reference.toLowerCase().replace(/(.{3})/g, '$1 ')
  expect((await post(`${path}/approval`, { reference: spaced })).body).toMatchObject({ status: 'approved' })
  const { rows } = await owner.query('select details from audit_log where subject = $1 order by seq desc limit 1', [
    paymentId,
  ])
  expect(rows).toMatchObject([{ details: { reference } }])
  const insert = owner.query(
    `insert into payments (person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, screenshot_id,
                           status, outcome, decided_at, decided_by)
     select person_id, gen_random_uuid(), game_id, method, account_name, count, amount, '{}', gen_random_uuid(),
            'approved', 'selection', now(), decided_by
     from payments where id = $1`,
    [paymentId],
  )
  await expect(insert).rejects.toMatchObject({ constraint: 'payments_approved_with_reference' })
})

test('a number that a colleague enters makes the other reviewers look again before they approve the group', async () => {
  const [gameId, personId] = [await givenGame(database), await person()]
  const paymentId = await givenPayment(database, { personId, gameId, numbers: [7] })
  const dawit = await givenSender(database, app, deps.accounts.secret, { role: 'reviewer' })
  await openAll(database, { gameId, personId, reviewerId: hana.id })
  const change = { reference: newReference() }
  await dawit.browser.send('PUT', `/api/review/payments/${paymentId}/reference`, change)
  expect(await post('numbers/approval', { gameId, personId })).toMatchObject({ status: 409, code: 'not_opened' })
  await post(`payments/${paymentId}/presence`, {})
  expect((await post('numbers/approval', { gameId, personId })).body).toEqual({ approved: 1 })
})

test('money is sent back only with its transaction number, which is used up', async () => {
  const [gameId, reference] = [await givenGame(database), newReference()]
  const given = async (numbers: number[]) =>
    givenPayment(database, { personId: await person(), gameId, numbers, reference: '' })
  const [first, second] = [await given([1]), await given([2])]
  await expect(reject(first, 'wrong_amount', 10_000n)).rejects.toMatchObject({ code: 'reference_missing' })
  const insert = `insert into refunds (payment_id, person_id, method, amount, reason)
                  select id, person_id, method, 100, 'rejected' from payments where id = $1`
  await expect(owner.query(insert, [first])).rejects.toMatchObject({ code: '23514' })
  await hana.browser.send('PUT', `/api/review/payments/${first}/reference`, { reference })
  await reject(first, 'wrong_amount', 10_000n)
  const again = await hana.browser.send('PUT', `/api/review/payments/${second}/reference`, { reference })
  expect(again).toMatchObject({ status: 409, code: 'reference_used' })
})

test('no one decides about their own payment', async () => {
  const gameId = await givenGame(database)
  // Staff do not play, so this payment is from before.
  await owner.query(`update people set role = 'player' where id = $1`, [hana.id])
  const paymentId = await givenPayment(database, { personId: hana.id, gameId, numbers: [9] })
  await owner.query(`update people set role = 'reviewer' where id = $1`, [hana.id])
  await openAll(database, { gameId, personId: hana.id, reviewerId: hana.id })
  const path = `payments/${paymentId}`
  const own = { status: 403, code: 'own_payment' }
  expect(await post(`${path}/approval`, await compared(paymentId))).toMatchObject(own)
  expect(await post('numbers/approval', { gameId, personId: hana.id })).toMatchObject(own)
  expect(await post('numbers/cancellation', { gameId, personId: hana.id })).toMatchObject(own)
  const rejection = { reason: 'fraud', note: '', receivedSantim: 50_000 }
  expect(await post(`${path}/rejection`, rejection)).toMatchObject(own)
  const reference = { reference: newReference() }
  expect(await hana.browser.send('PUT', `/api/review/${path}/reference`, reference)).toMatchObject(own)
  expect(await payment(paymentId)).toMatchObject({ status: 'pending' })
  const decide = owner.query(
    `update payments set status = 'approved', outcome = 'selection', decided_at = now(), decided_by = person_id where id = $1`,
    [paymentId],
  )
  await expect(decide).rejects.toMatchObject({ constraint: 'payments_not_by_the_payer' })
})

// proves: ANUM-02, CALL-26
test('a group with one failing payment is not approved at all, and the list names the payment', async () => {
  const { gameId, personId, paymentId } = await givenFailing()
  const sound = await givenPayment(database, { personId, gameId, numbers: [8] })
  await hana.browser.send('POST', `/api/review/payments/${sound}/presence`)
  const { groups } = (await hana.browser.get('/api/review/numbers?type=daily')).body
  expect(groups.filter((group: { gameId: string }) => group.gameId === gameId)).toMatchObject([
    { canApprove: true, failing: [{ paymentId, checks: ['picture'] }] },
  ])
  expect(await post('numbers/approval', { gameId, personId })).toMatchObject({ code: 'checks_fail' })
  expect(await payment(sound)).toMatchObject({ status: 'pending' })
  expect((await post(`payments/${sound}/approval`, await compared(sound))).body).toMatchObject({ status: 'approved' })
})

test('the queue marks a screenshot and a transaction number that were used before', async () => {
  const [gameId, reference] = [await givenGame(database), newReference()]
  const first = await givenPayment(database, { personId: await person(), gameId, numbers: [], reference })
  await reject(first, 'not_received', 0n)
  const again = await givenPayment(database, { personId: await person(), gameId, numbers: [], reference })
  const { paymentId } = await givenFailing()
  const { body } = await hana.browser.get('/api/review/payments')
  const marks = (id: string) => body.payments.find((row: { id: string }) => row.id === id)
  expect(marks(again)).toMatchObject({ isReferenceReused: true, isDuplicateScreenshot: false })
  expect(marks(paymentId)).toMatchObject({ isReferenceReused: false, isDuplicateScreenshot: true })
})

test('the table refuses an approval past a failing check without a note', async () => {
  const { paymentId } = await givenFailing()
  const approve = (note: string | null) =>
    owner.query(
      `update payments set status = 'approved', outcome = 'selection', decided_at = now(), decided_by = $2, override_note = $3
       where id = $1`,
      [paymentId, hana.id, note],
    )
  await expect(approve(null)).rejects.toMatchObject({ code: '23514' })
  await expect(approve('x')).rejects.toMatchObject({ code: '23514' })
  await approve(NOTE)
})

test.each(REJECTION_CODES)('a reference that comes again after the rejection %s', async (reason) => {
  const [gameId, selam] = [await givenGame(database), await person()]
  await letHavePlayed(database, [selam])
  const again = async (personId: string, received = 0n) => {
    const reference = randomBytes(6).toString('hex').toUpperCase()
    const first = await givenPayment(database, { personId: selam, gameId, numbers: [], reference })
    await reject(first, reason, received)
    if (reason === 'fraud') await unlock(database, selam)
    return failing(await givenPayment(database, { personId, gameId, numbers: [], reference }))
  }
  expect(await again(selam), 'of the same player').toEqual(REJECTIONS[reason].isFixable ? [] : ['reference'])
  expect(await again(await person()), 'of another player').toEqual(['reference'])
  await expect(again(selam, 50_000n), 'of money that is sent back').rejects.toMatchObject({ code: 'reference_used' })
})

function reject(paymentId: string, reason: Rejection, received: bigint): Promise<void> {
  const rejection = { paymentId, reviewerId: hana.id, reason, note: '', received }
  return transaction(store, (tx) => rejectPayment(tx, rejection))
}
