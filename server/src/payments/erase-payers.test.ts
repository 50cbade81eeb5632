import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved, givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { transaction } from '../platform/database/transaction.ts'
import { erasePayersOf, eraseSettledPayers } from './erase-payers.ts'
import { rejectPayment } from './reject-payment.ts'

const database = await testDatabase()
const { owner, store } = database
const person = async () => (await givenPerson(database, { hasPassword: false })).id
const eraseSettled = () => transaction(store, (tx) => eraseSettledPayers(tx, 100))

async function isErased(paymentId: string): Promise<boolean> {
  const { rows } = await owner.query(
    `select account_name, note, payer_erased_at, erased_at, file,
            exists (select 1 from pgboss.job where name = 'purge-file' and data->>'file' = file) as "isFileDeleted"
     from payments join screenshots on screenshots.id = screenshot_id where payments.id = $1`,
    [paymentId],
  )
  const [{ account_name, note, payer_erased_at, erased_at, isFileDeleted }] = rows
  const facts = [account_name === '', note === null && payer_erased_at !== null, erased_at !== null, isFileDeleted]
  expect(new Set(facts).size, 'all of it or nothing').toBe(1)
  return isFileDeleted
}

/** As if so many days had passed since the decision, the end of the game and the refund. */
async function letDaysPass(paymentId: string, days: number): Promise<void> {
  const ago = `now() - ${days} * interval '1 day'`
  await owner.query(`update payments set decided_at = ${ago} where id = '${paymentId}'`)
  await owner.query(`update refunds set paid_at = ${ago} where payment_id = '${paymentId}' and paid_at is not null`)
  await owner.query(
    `update games set closed_at = ${ago}, version = version + 1
     where closed_at is not null and id = (select game_id from payments where id = '${paymentId}')`,
  )
}

async function givenRejected(received = 0n): Promise<string> {
  const paymentId = await givenPayment(database, {
    personId: await person(),
    gameId: await givenGame(database),
    numbers: [7],
  })
  const rejection = {
    paymentId,
    reviewerId: await person(),
    reason: 'unreadable' as const,
    note: 'Selam, send it again',
    received,
  }
  await transaction(store, (tx) => rejectPayment(tx, rejection))
  return paymentId
}

test('erases name, note and screenshot of a rejected payment after 90 days, and not earlier', async () => {
  const paymentId = await givenRejected()
  await letDaysPass(paymentId, 89)
  await eraseSettled()
  expect(await isErased(paymentId)).toBe(false)
  await letDaysPass(paymentId, 91)
  expect(await eraseSettled()).toBe(1)
  expect(await isErased(paymentId)).toBe(true)
  expect(await eraseSettled()).toBe(0)
})

test('keeps the payer until the refund is paid, because the money goes to that name', async () => {
  const paymentId = await givenRejected(50_000n)
  const phone = async () =>
    (await owner.query('select phone from refunds where payment_id = $1', [paymentId])).rows[0].phone
  await letDaysPass(paymentId, 200)
  await eraseSettled()
  expect(await isErased(paymentId)).toBe(false)
  await owner.query(
    `with sent as (insert into transfer_references values ('CHX9K1P2MM') returning reference)
     update refunds set paid_at = now(), paid_by = $2, transfer_reference = sent.reference from sent where payment_id = $1`,
    [paymentId, await person()],
  )
  await eraseSettled()
  expect(await isErased(paymentId)).toBe(false)
  expect(await phone()).toMatch(/^\+251/)
  await letDaysPass(paymentId, 91)
  expect(await eraseSettled()).toBe(1)
  expect(await isErased(paymentId)).toBe(true)
  expect(await phone()).toBeNull()
})

test('keeps the payers of an open game and of winners', async () => {
  const gameId = await givenGame(database)
  const open = await givenApproved(database, { personId: await person(), gameId, numbers: [1, 2, 3], count: 3 })
  await letDaysPass(open, 200)
  await eraseSettled()
  expect(await isErased(open)).toBe(false)
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  await letDaysPass(open, 200)
  await owner.query(
    `update prizes set ticket_id = tickets.id, person_id = tickets.person_id from tickets
     where prizes.game_id = $1 and tickets.game_id = $1 and position = 1`,
    [gameId],
  )
  await eraseSettled()
  expect(await isErased(open)).toBe(false)
  await owner.query('update prizes set ticket_id = null, person_id = null where game_id = $1', [gameId])
  await eraseSettled()
  expect(await isErased(open)).toBe(true)
})

test('erases all payments of a closed account at once', async () => {
  const paymentId = await givenRejected()
  const { rows } = await owner.query('select person_id from payments where id = $1', [paymentId])
  expect(await transaction(store, (tx) => erasePayersOf(tx, rows[0].person_id, 100))).toBe(1)
  expect(await isErased(paymentId)).toBe(true)
})
