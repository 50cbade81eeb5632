import type { RefusalCode } from '@edil/domain/refusal'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { notificationsAbout } from '../../test/notifications.ts'
import {
  DESTINATION,
  type GivenPayout,
  givenApprovedPrize,
  givenClaimed,
  givenConfirmedTax,
  givenWonPrizes,
} from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { newReference } from '../../test/references.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { checkPostings } from '../ledger/check-postings.ts'
import { openDb } from '../platform/database/db.ts'
import { type Tx, transaction } from '../platform/database/transaction.ts'
import { approvePrize } from './approve-prize.ts'
import { changePayoutSettings, confirmTaxRule } from './change-payout-rules.ts'
import { claimPrize } from './claim-prize.ts'
import { expirePrizes } from './expire-prizes.ts'
import { failPrize } from './fail-prize.ts'
import { payPrize } from './pay-prize.ts'
import { erasePrizeAccounts } from './payouts.queries.ts'
import { releasePrize, reservePrize } from './reserve-prize.ts'

const database = await testDatabase()
const { store, owner, urls } = database
const PRIZES_OF_GAME = 3
const prizes: GivenPayout[] = []
let hana = ''
let dawit = ''

beforeAll(async () => {
  const staff = await Promise.all([0, 1].map(() => givenPerson(database, { role: 'reviewer', hasPassword: false })))
  ;[hana = '', dawit = ''] = staff.map(({ id }) => id)
  await givenWonPrizes(database).then((won) => prizes.push(...won))
  expect(prizes).toHaveLength(PRIZES_OF_GAME)
})

/** A prize of 3,000 or 2,000 ETB that no test has used. */
async function nextPrize(): Promise<GivenPayout> {
  if (!prizes.some(({ position }) => position > 1)) prizes.push(...(await givenWonPrizes(database)))
  const index = prizes.findIndex(({ position }) => position > 1)
  const [prize] = prizes.splice(index, 1)
  if (!prize) throw new Error('no prize')
  return prize
}

const run = <T>(work: (tx: Tx) => Promise<T>) => transaction(store, work)
const refusal = (code: RefusalCode) => ({ name: 'Refusal', code })

async function rowOf(id: string) {
  const { rows } = await owner.query('select * from payouts where id = $1', [id])
  return rows[0]
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await owner.query('select id, balance from ledger_accounts')
  return Object.fromEntries(rows.map(({ id, balance }) => [id, Number(balance)]))
}

async function kindsAbout(payoutId: string): Promise<string[]> {
  return (await notificationsAbout(owner, 'payoutId', payoutId)).map(({ kind }) => kind)
}

const pay = (payoutId: string, payerId: string, amount: bigint, transferReference = newReference()) =>
  run((tx) => payPrize(tx, { payoutId, payerId, amount, transferReference }))
const reserve = (payoutId: string, payerId: string) => run((tx) => reservePrize(tx, { payoutId, payerId }))

test('every won prize is owed to its winner, with 90 days to claim it', async () => {
  const prize = await nextPrize()
  const { status, gross, claim_until, owed_at, withheld } = await rowOf(prize.id)
  expect({ status, withheld }).toEqual({ status: 'owed', withheld: null })
  expect(Number(gross)).toBe(prize.position === 2 ? 300_000 : 200_000)
  expect((claim_until - owed_at) / 86_400_000).toBeCloseTo(90, 3)
})

test('before an admin has confirmed the tax rule, nothing can be approved', async () => {
  const prize = await nextPrize()
  await givenClaimed(database, prize)
  const approver = { personId: hana, role: 'reviewer' } as const
  await expect(run((tx) => approvePrize(tx, { payoutId: prize.id, approver }))).rejects.toMatchObject(
    refusal('tax_not_confirmed'),
  )
  await givenConfirmedTax(database)
  await run((tx) => approvePrize(tx, { payoutId: prize.id, approver }))
  expect(await rowOf(prize.id)).toMatchObject({ status: 'approved', approved_by: hana })
})

test('a confirmed tax rule cannot be changed, and a rule for earlier draws is refused once one was approved', async () => {
  const { id: adminId } = await givenPerson(database, { role: 'admin', hasPassword: false })
  const rule = { appliesFrom: '2025-07-07', rate: 1_500, note: '', adminId }
  await expect(run((tx) => confirmTaxRule(tx, rule))).rejects.toMatchObject(refusal('tax_rule_confirmed'))
  const later = { ...rule, appliesFrom: '2026-01-01' }
  await expect(run((tx) => confirmTaxRule(tx, later))).rejects.toMatchObject(refusal('tax_rule_in_use'))
  await expect(owner.query('update tax_rules set rate = 1')).rejects.toThrow('is confirmed')
  await run((tx) => confirmTaxRule(tx, { ...rule, appliesFrom: '2099-01-01' }))
})

test('from the claim to the transfer: tax and net are in the ledger, and the books balance', async () => {
  const prize = await nextPrize()
  await givenApprovedPrize(database, prize)
  const before = await balances()
  const { gross, withheld } = await rowOf(prize.id)
  expect(Number(withheld)).toBe(Number(gross) / 5)
  await reserve(prize.id, hana)
  await pay(prize.id, hana, BigInt(gross) - BigInt(withheld))
  expect(await rowOf(prize.id)).toMatchObject({ status: 'paid', reserved_by: null, paid_at: expect.any(Date) })
  const after = await balances()
  const net = Number(gross) - Number(withheld)
  expect((before['prizes_owed'] ?? 0) - (after['prizes_owed'] ?? 0)).toBe(net)
  expect((after['mobile:telebirr'] ?? 0) - (before['mobile:telebirr'] ?? 0)).toBe(net)
  expect((await checkBooks(store.db)).faults).toEqual([])
  expect(await kindsAbout(prize.id)).toEqual(['prize_claimed', 'prize_paid'])
})

test('one person alone cannot pay a prize, and no winner their own', async () => {
  const prize = await nextPrize()
  await givenClaimed(database, prize)
  const own = { personId: prize.personId, role: 'admin' } as const
  await expect(run((tx) => approvePrize(tx, { payoutId: prize.id, approver: own }))).rejects.toMatchObject(
    refusal('own_prize'),
  )
  await run((tx) => approvePrize(tx, { payoutId: prize.id, approver: { personId: hana, role: 'reviewer' } }))
  await expect(reserve(prize.id, hana)).rejects.toMatchObject(refusal('second_person_needed'))
  await expect(reserve(prize.id, prize.personId)).rejects.toMatchObject(refusal('own_prize'))
  const failing = { payoutId: prize.id, operatorId: prize.personId, failure: 'other' } as const
  await expect(run((tx) => failPrize(tx, failing))).rejects.toMatchObject(refusal('own_prize'))
  await expect(pay(prize.id, dawit, 1n)).rejects.toMatchObject(refusal('not_reserved'))
})

test('the database itself refuses a transfer by the person who approved, and by the winner', async () => {
  const prize = await nextPrize()
  const approver = await givenApprovedPrize(database, prize)
  const app = new Client({ connectionString: urls.app })
  await app.connect()
  try {
    for (const person of [approver, prize.personId]) {
      const reference = newReference()
      await app.query('insert into transfer_references values ($1)', [reference])
      await expect(
        app.query(
          `insert into payout_transfers (payout_id, amount, method, account_number, account_name, reference, paid_by)
           values ($1, 1, 'telebirr', '+251911000678', 'Selam', $2, $3)`,
          [prize.id, reference, person],
        ),
      ).rejects.toThrow('must not pay')
    }
    for (const column of ['approved_by', 'reserved_by']) {
      const update = `update payouts set ${column} = person_id, reserved_until = now() where id = $1`
      await expect(app.query(update, [prize.id])).rejects.toThrow('payouts_not_by_the_winner')
    }
    await expect(app.query(`update payouts set status = 'paid' where id = $1`, [prize.id])).rejects.toThrow(/check/)
    await expect(app.query('delete from payouts')).rejects.toThrow('permission denied')
    await expect(app.query('update payouts set gross = gross + 1')).rejects.toThrow('permission denied')
  } finally {
    await app.end()
  }
})

test('a large prize is approved by an admin only', async () => {
  const [first] = prizes.filter(({ position }) => position === 1)
  if (!first) throw new Error('no first prize')
  await givenClaimed(database, first)
  const reviewer = { personId: hana, role: 'reviewer' } as const
  await expect(run((tx) => approvePrize(tx, { payoutId: first.id, approver: reviewer }))).rejects.toMatchObject(
    refusal('needs_admin'),
  )
})

test('a reservation keeps others from paying for ten minutes, and can be ended', async () => {
  const prize = await nextPrize()
  await givenApprovedPrize(database, prize)
  await reserve(prize.id, hana)
  await expect(reserve(prize.id, dawit)).rejects.toMatchObject(refusal('reserved_by_other'))
  await expect(pay(prize.id, dawit, 1n)).rejects.toMatchObject(refusal('reserved_by_other'))
  await run((tx) => releasePrize(tx, { payoutId: prize.id, payerId: hana }))
  await reserve(prize.id, dawit)
  await owner.query(`update payouts set reserved_until = now() - interval '1 second' where id = $1`, [prize.id])
  await pay(prize.id, dawit, 1n)
  expect(await rowOf(prize.id)).toMatchObject({ sent: '1', status: 'approved' })
  await reserve(prize.id, hana)
})

test('a prize is paid in parts: never more than the rest, each with a reference of its own', async () => {
  const prize = await nextPrize()
  await givenApprovedPrize(database, prize)
  await reserve(prize.id, hana)
  const { gross, withheld } = await rowOf(prize.id)
  const net = BigInt(gross) - BigInt(withheld)
  const reference = newReference()
  await pay(prize.id, hana, 1_000n, reference)
  await expect(pay(prize.id, hana, 1_000n, reference.toLowerCase())).rejects.toMatchObject(refusal('reference_used'))
  await expect(pay(prize.id, hana, net)).rejects.toMatchObject(refusal('amount_too_high'))
  await pay(prize.id, hana, net - 1_000n)
  expect(await rowOf(prize.id)).toMatchObject({ status: 'paid' })
  await expect(pay(prize.id, hana, 1n)).rejects.toMatchObject(refusal('prize_step_not_allowed'))
})

test('a transfer that came back is owed again, to another account, after another approval; the tax is withheld once', async () => {
  const prize = await nextPrize()
  await givenApprovedPrize(database, prize)
  await reserve(prize.id, hana)
  const { gross, withheld } = await rowOf(prize.id)
  const net = BigInt(gross) - BigInt(withheld)
  await pay(prize.id, hana, net)
  const before = await balances()
  const { rows } = await owner.query('select id from payout_transfers where payout_id = $1', [prize.id])
  const failing = { payoutId: prize.id, operatorId: dawit, failure: 'account_wrong', transferId: rows[0].id } as const
  await run((tx) => failPrize(tx, failing))
  await expect(run((tx) => failPrize(tx, failing))).rejects.toMatchObject(refusal('transfer_not_found'))
  expect(await rowOf(prize.id)).toMatchObject({
    status: 'owed',
    failure: 'account_wrong',
    sent: '0',
    approved_by: null,
  })
  expect(((await balances())['prizes_owed'] ?? 0) - (before['prizes_owed'] ?? 0)).toBe(Number(net))
  await givenApprovedPrize(database, prize)
  await reserve(prize.id, dawit)
  await pay(prize.id, dawit, net)
  const taxed = await owner.query('select 1 from ledger_transactions where cause = $1', [`prize_taxed:${prize.id}`])
  expect(taxed.rows).toHaveLength(1)
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('a winner names the account, and only the winner can; it can be corrected until the approval', async () => {
  const prize = await nextPrize()
  const claim = (personId: string, accountNumber = '0911000678') =>
    run((tx) => claimPrize(tx, { payoutId: prize.id, personId, ...DESTINATION, accountNumber }))
  await expect(claim(hana)).rejects.toMatchObject(refusal('prize_not_found'))
  await claim(prize.personId)
  await claim(prize.personId, '0922000678')
  expect(await kindsAbout(prize.id), 'each change is mailed').toEqual(['prize_claimed', 'prize_claimed'])
  const { account_number, promised_at, claimed_at } = await rowOf(prize.id)
  expect(account_number).toBe('0922000678')
  expect(promised_at - claimed_at).toBeGreaterThanOrEqual(240 * 60_000 - 1_000)
  await givenApprovedPrize(database, prize)
  await expect(claim(prize.personId)).rejects.toMatchObject(refusal('prize_step_not_allowed'))
})

test('closing an account erases where its prizes were sent, and only then', async () => {
  const prize = await nextPrize()
  await givenApprovedPrize(database, prize)
  await reserve(prize.id, hana)
  const { gross, withheld } = await rowOf(prize.id)
  await pay(prize.id, hana, BigInt(gross) - BigInt(withheld))
  const erase = () => run((tx) => erasePrizeAccounts(tx, prize.personId))
  await expect(erase()).rejects.toThrow('is not closed')
  await owner.query(
    `update people set closed_at = now(), full_name = '', email = 'closed-' || id || '@closed.invalid', username = null,
                       phone = null, born_on = null where id = $1`,
    [prize.personId],
  )
  await erase()
  expect(await rowOf(prize.id)).toMatchObject({ status: 'paid', account_number: null, account_name: null })
  const transfers = await owner.query('select * from payout_transfers where payout_id = $1', [prize.id])
  expect(transfers.rows).toMatchObject([{ account_number: '', account_name: '', method: 'telebirr' }])
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('a wallet refuses more than its limit; a bank account receives it', async () => {
  const [prize] = await givenWonPrizes(database, { planId: 'monthly' })
  if (!prize) throw new Error('no prize')
  const { id: payoutId, personId } = prize
  const claim = (method: 'telebirr' | 'bank') =>
    run((tx) =>
      claimPrize(tx, { payoutId, personId, ...DESTINATION, method, bank: method === 'bank' ? 'Awash Bank' : null }),
    )
  await expect(claim('telebirr')).rejects.toMatchObject(refusal('method_limit_exceeded'))
  await claim('bank')
})

test('a prize that was not claimed in time goes where the licence says, and stays owed while it says nothing', async () => {
  const prize = await nextPrize()
  const failed = await nextPrize()
  await givenClaimed(database, failed)
  await run((tx) => failPrize(tx, { payoutId: failed.id, operatorId: hana, failure: 'account_wrong' }))
  await owner.query(`update payouts set claim_until = now() - interval '1 hour' where id = any($1)`, [
    [prize.id, failed.id],
  ])
  const claim = { payoutId: prize.id, personId: prize.personId, ...DESTINATION }
  await expect(run((tx) => claimPrize(tx, claim))).rejects.toMatchObject(refusal('claim_too_late'))
  expect(await run((tx) => expirePrizes(tx, 10))).toBe(0)
  const { id: adminId } = await givenPerson(database, { role: 'admin', hasPassword: false })
  const settings = { adminApprovesAbove: 2_500_000n, unclaimedGoTo: 'National Lottery Administration' }
  await run((tx) => changePayoutSettings(tx, adminId, settings))
  const house = (await balances())['house']
  expect(await run((tx) => expirePrizes(tx, 10))).toBe(1)
  expect(await run((tx) => expirePrizes(tx, 10))).toBe(0)
  expect(await rowOf(prize.id)).toMatchObject({ status: 'expired' })
  expect(await rowOf(failed.id), 'claimed in time, and not paid by our fault').toMatchObject({ status: 'owed' })
  const after = await balances()
  expect(after['house']).toBe(house)
  expect(after['prizes_unclaimed']).toBe(prize.position === 2 ? 300_000 : 200_000)
})

test('a hundred parallel payments by two operators are one', async () => {
  const prize = await nextPrize()
  await givenApprovedPrize(database, prize)
  const { gross, withheld } = await rowOf(prize.id)
  const net = BigInt(gross) - BigInt(withheld)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, async (_, index) => {
      const payer = index % 2 === 0 ? hana : dawit
      await reserve(prize.id, payer)
      await pay(prize.id, payer, net)
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await owner.query('select amount from payout_transfers where payout_id = $1', [prize.id])
  expect(rows).toEqual([{ amount: String(net) }])
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('every posting of a prize is named by an entry of the log', async () => {
  const ownerDb = openDb(urls.owner, 1, () => undefined)
  const { faults } = await checkPostings(ownerDb)
  await ownerDb.destroy()
  expect(faults).toEqual([])
  const { rows } = await owner.query(
    `select distinct kind from ledger_transactions where kind like 'prize_%' order by kind`,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['prize_expired', 'prize_paid', 'prize_returned', 'prize_taxed'])
})
