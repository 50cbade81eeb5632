import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { changeAccount, givenPayment, givenReceivingAccount, letHavePlayed, rejectGiven } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { newReference } from '../../test/references.ts'
import { givenScreenshot } from '../../test/screenshots.ts'
import { transaction } from '../platform/database/transaction.ts'
import { approvePayment } from './approve-payment.ts'
import { findFailingChecks } from './payments.queries.ts'
import { listAccounts, listClosedMethods } from './receiving-accounts.queries.ts'
import { rejectPayment } from './reject-payment.ts'
import { type SubmitPayment, submitPayment } from './submit-payment.ts'

const database = await testDatabase()
const { store, owner } = database
await givenReceivingAccount(database)

const person = async () => (await givenPerson(database, { hasPassword: false })).id

/** A valid submission with overrides. */
async function submission(different: Partial<SubmitPayment> = {}): Promise<SubmitPayment> {
  const personId = different.personId ?? (await person())
  return {
    personId,
    key: randomUUID(),
    gameId: different.gameId ?? (await givenGame(database)),
    method: 'telebirr',
    accountName: 'Selam Bekele',
    reference: '',
    screenshotId: await givenScreenshot(database, personId),
    numbers: [42, 93],
    count: 1,
    ...different,
  }
}
const submit = (given: SubmitPayment) => transaction(store, (tx) => submitPayment(tx, given))

// proves: ROUTE-22, VALID-19, CALL-31
test('the price is the fee times the count of numbers', async () => {
  expect(await submit(await submission())).toMatchObject({
    status: 'pending',
    amount: 100_000n,
    count: 2,
    numbers: [42, 93],
  })
  expect(await submit(await submission({ numbers: [], count: 3 }))).toMatchObject({ amount: 150_000n, numbers: [] })
})

test('twenty concurrent submissions with one key are one payment', async () => {
  const given = await submission()
  const rows = await Promise.all(Array.from({ length: 20 }, () => submit(given)))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
})

const SPELLINGS = [
  (reference: string) => reference,
  (reference: string) => reference.toLowerCase(),
  (reference: string) => ` ${reference} `,
  (reference: string) => reference.replace(/(.{4})/g, '$1 '),
  (reference: string) => reference.replace(/(.{4})/g, '$1-'),
  (reference: string) => [...reference].join(' '),
  (reference: string) => [...reference].join('.'),
  (reference: string) => `\u200b${reference}`,
  (reference: string) => [...reference].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join(''),
  (reference: string) => reference.replace(/(.{2})/g, '$1\t'),
]

test('of a hundred concurrent submissions of one reference in ten spellings, a player gets one through', async () => {
  const [gameId, personId] = [await givenGame(database), await person()]
  await letHavePlayed(database, [personId])
  const given = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      submission({
        gameId,
        personId,
        numbers: [],
        reference: SPELLINGS[index % SPELLINGS.length]?.('CHV4K8Q2ZT') ?? '',
      }),
    ),
  )
  const outcomes = await Promise.allSettled(given.map(submit))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(reasons)).toEqual(new Set(['reference_used']))
})

test('the reference of a rejected payment may be sent again', async () => {
  const [gameId, selam, reviewer] = [
    await givenGame(database),
    await person(),
    await givenPerson(database, { role: 'reviewer' }),
  ]
  const paymentId = await givenPayment(database, { personId: selam, gameId, numbers: [], reference: 'CHV4K8Q2ZX' })
  await transaction(store, (tx) =>
    rejectPayment(tx, { paymentId, reviewerId: reviewer.id, reason: 'unreadable', note: '', received: 0n }),
  )
  const again = await submission({ personId: selam, gameId, numbers: [], reference: 'CHV4K8Q2ZX' })
  expect(await submit(again)).toMatchObject({ status: 'pending', reference: 'CHV4K8Q2ZX' })
})

test('two players may send one reference, and an operator decides: it counts once', async () => {
  const [gameId, reference] = [await givenGame(database), newReference()]
  const pay = async () => givenPayment(database, { personId: await person(), gameId, numbers: [], reference })
  const [payer, thief] = [await pay(), await pay()]
  const failing = (id: string) => transaction(store, (tx) => findFailingChecks(tx, id))
  expect(await failing(payer)).toEqual(['reference'])
  expect(await failing(thief)).toEqual(['reference'])
  const { id: reviewerId } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  const approve = (paymentId: string) =>
    transaction(store, (tx) => approvePayment(tx, { paymentId, reviewerId, overrideNote: 'The bank named the payer' }))
  await approve(payer)
  await expect(approve(thief), 'no note uses it again').rejects.toMatchObject({ code: 'reference_used' })
  await expect(submit(await submission({ gameId, numbers: [], reference }))).rejects.toMatchObject({
    code: 'reference_used',
  })
})

test('a transfer whose money is sent back does not pay for anything afterwards', async () => {
  const [gameId, selam, reference, sha256] = [
    await givenGame(database),
    await person(),
    newReference(),
    randomBytes(32),
  ]
  const paymentId = await givenPayment(database, {
    personId: selam,
    gameId,
    numbers: [],
    reference,
    screenshot: { sha256 },
  })
  await rejectGiven(database, paymentId, 'wrong_amount', 100_000n)
  await expect(submit(await submission({ personId: selam, reference }))).rejects.toMatchObject({
    code: 'reference_used',
  })
  const screenshotId = await givenScreenshot(database, selam, { sha256 })
  await expect(submit(await submission({ personId: selam, screenshotId }))).rejects.toMatchObject({
    code: 'screenshot_used',
  })
})

test('of ten concurrent submissions of the same picture by ten players, one succeeds', async () => {
  const [gameId, sha256] = [await givenGame(database), randomBytes(32)]
  const given = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const personId = await person()
      const screenshotId = await givenScreenshot(database, personId, { sha256 })
      return submission({ personId, gameId, numbers: [], screenshotId })
    }),
  )
  const outcomes = await Promise.allSettled(given.map(submit))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(reasons)).toEqual(new Set(['screenshot_used']))
})

test('the picture of a rejected payment may be sent again', async () => {
  const [gameId, selam, sha256] = [await givenGame(database), await person(), randomBytes(32)]
  const paymentId = await givenPayment(database, { personId: selam, gameId, numbers: [], screenshot: { sha256 } })
  await rejectGiven(database, paymentId, 'unreadable', 0n)
  const screenshotId = await givenScreenshot(database, selam, { sha256 })
  expect(await submit(await submission({ personId: selam, screenshotId }))).toMatchObject({ status: 'pending' })
})

test('staff do not play: neither a payment nor its row is accepted', async () => {
  const { id: personId } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  const given = await submission({ personId })
  await expect(submit(given)).rejects.toMatchObject({ code: 'staff_cannot_play' })
  const insert = owner.query(
    `insert into payments (person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, screenshot_id)
     values ($1, gen_random_uuid(), $2, 'telebirr', 'Hana', 1, 50000, '{}', $3)`,
    [personId, given.gameId, given.screenshotId],
  )
  await expect(insert).rejects.toMatchObject({ code: '23514' })
})

test('a screenshot can be used for one payment only', async () => {
  const selam = await person()
  await letHavePlayed(database, [selam])
  const first = await submission({ personId: selam })
  await submit(first)
  const second = await submission({ personId: selam, screenshotId: first.screenshotId })
  await expect(submit(second)).rejects.toMatchObject({ code: 'screenshot_used' })
})

test("another player's screenshot is no proof", async () => {
  const other = await person()
  const given = await submission({ screenshotId: await givenScreenshot(database, other) })
  await expect(submit(given)).rejects.toMatchObject({ code: 'screenshot_not_found' })
})

test.each([
  ['an unknown game', { gameId: 'daily-999999' }, 'game_not_found'],
  ['a method without an account', { method: 'cbe' }, 'method_not_available'],
  ['a reference that is none', { reference: 'abc' }, 'reference_invalid'],
  ['a number named twice', { numbers: [1, 1] }, 'request_invalid'],
] as const)('refuses %s', async (_, different, code) => {
  await expect(submit(await submission(different))).rejects.toMatchObject({ code })
})

test('refuses locked and incomplete accounts', async () => {
  const [locked, incomplete] = [await person(), await person()]
  await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [locked])
  await owner.query('update people set born_on = null where id = $1', [incomplete])
  await expect(submit(await submission({ personId: locked }))).rejects.toMatchObject({ code: 'account_locked' })
  await expect(submit(await submission({ personId: incomplete }))).rejects.toMatchObject({ code: 'profile_incomplete' })
})

test('accepts a payment for a closed game, without its numbers', async () => {
  const gameId = await givenGame(database, { closesAt: new Date(Date.now() - 1_000) })
  expect(await submit(await submission({ gameId }))).toMatchObject({ status: 'pending', numbers: [], count: 2 })
})

test('accepts the proof of a transfer to an account that was changed or closed meanwhile', async () => {
  const setAccount = (accountNumber: string) => changeAccount(database, 'bank', accountNumber)
  const send = async () => submit(await submission({ method: 'bank', numbers: [], count: 1 }))
  await expect(send()).rejects.toMatchObject({ code: 'method_not_available' })
  await setAccount('1000123456')
  await setAccount('1000999999')
  expect(await send()).toMatchObject({ status: 'pending', method: 'bank' })
  await setAccount('')
  expect(await listAccounts(store.db)).not.toContainEqual(expect.objectContaining({ method: 'bank' }))
  expect(await listClosedMethods(store.db)).toEqual(['bank'])
  expect(await send()).toMatchObject({ status: 'pending' })
  await owner.query(`update receiving_accounts set closed_at = now() - interval '25 hours' where method = 'bank'`)
  await expect(send(), 'a day later').rejects.toMatchObject({ code: 'method_not_available' })
  await setAccount('1000123456')
  expect(await listAccounts(store.db)).toContainEqual(expect.objectContaining({ accountNumber: '1000123456' }))
  expect(await listClosedMethods(store.db)).toEqual([])
})

test('the hold of a number with a pending payment does not end', async () => {
  const gameId = await givenGame(database)
  await submit(await submission({ gameId, numbers: [7] }))
  await owner.query('select expire_holds(100)')
  const { rows } = await owner.query('select status, held_until from numbers where game_id = $1', [gameId])
  expect(rows).toEqual([{ status: 'pending', held_until: null }])
})
