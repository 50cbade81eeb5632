import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenSoldGame } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved, givenPayment, givenRejectedWithMoney } from '../../test/payments.ts'
import { givenApprovedPrize, givenClaimed, givenConfirmedTax, givenWonPrizes } from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'

const database = await testDatabase()
const { owner, urls } = database
const logins = { edil_app: new Client(urls.app), edil_worker: new Client(urls.worker) }
const other = { edil_app: 'edil_worker', edil_worker: 'edil_app' } as const
beforeAll(() => Promise.all(Object.values(logins).map((login) => login.connect())))
afterAll(() => Promise.all(Object.values(logins).map((login) => login.end())))

const postAs = (login: keyof typeof logins, purpose: string, id: string) =>
  logins[login].query('select account, amount from post_by_purpose($1, $2)', [purpose, id])
const NOT_ALLOWED = '42501'
const NOTHING_TO_MOVE = '23514'

async function purposes(): Promise<{ purpose: string; login: keyof typeof logins }[]> {
  return (await owner.query('select purpose, login from posting_purposes order by purpose')).rows
}

const givenNumbers = async (numbers: number[]) => ({
  personId: (await givenPerson(database, { hasPassword: false })).id,
  gameId: await givenGame(database),
  numbers,
})

test('neither api nor worker posts accounts and amounts of its choice', async () => {
  for (const login of Object.values(logins)) {
    const posting = login.query(`select post_money('entry_fee', 'payment:x', '{house,tax}', '{-100,100}'::bigint[])`)
    await expect(posting).rejects.toMatchObject({ code: NOT_ALLOWED })
    await expect(
      login.query('select * from moves_of_purpose($1, $2)', ['refund_paid', randomUUID()]),
    ).rejects.toMatchObject({ code: NOT_ALLOWED })
    for (const write of [
      'insert into posting_purposes values (1, 2, 3, 4)',
      `update posting_purposes set login = 'edil_app'`,
    ])
      await expect(login.query(write)).rejects.toMatchObject({ code: NOT_ALLOWED })
  }
})

test('each purpose is posted by its own login and refused to the other, also after `set role`', async () => {
  const all = await purposes()
  expect(all).toHaveLength(12)
  for (const { purpose, login } of all) {
    const id = purpose === 'game_drawn' ? 'daily-9999' : randomUUID()
    await expect(postAs(login, purpose, id), purpose).rejects.toMatchObject({ code: NOTHING_TO_MOVE })
    await expect(postAs(other[login], purpose, id), purpose).rejects.toMatchObject({ code: NOT_ALLOWED })
  }
  await logins.edil_worker.query('set role edil_app')
  await expect(postAs('edil_worker', 'refund_paid', randomUUID())).rejects.toMatchObject({ code: NOT_ALLOWED })
  await logins.edil_worker.query('reset role')
})

test('a payment that is pending, or was posted before, moves no money', async () => {
  const given = await givenNumbers([1])
  const pending = await givenPayment(database, given)
  await expect(postAs('edil_app', 'payment_approved', pending)).rejects.toMatchObject({ code: NOTHING_TO_MOVE })
  await expect(postAs('edil_app', 'payment_rejected', pending)).rejects.toMatchObject({ code: NOTHING_TO_MOVE })
  const approved = await givenApproved(database, await givenNumbers([2]))
  await expect(postAs('edil_app', 'payment_approved', approved)).rejects.toMatchObject({ code: '23505' })
  await expect(postAs('edil_app', 'payment_rejected', approved)).rejects.toMatchObject({ code: NOTHING_TO_MOVE })
})

/** What an application role writes in a transaction, and then posts; rolled back. */
async function posting(statements: string, values: unknown[], purpose: string, id = values[0]): Promise<unknown> {
  const app = logins.edil_app
  await app.query('begin')
  try {
    const { rows } = await app.query<{ id?: string }>(statements, values)
    return (await postAs('edil_app', purpose, String(rows[0]?.id ?? id))).rows
  } finally {
    await app.query('rollback')
  }
}

test('a refund beyond the money of its payment is neither owed nor paid', async () => {
  const paymentId = await givenApproved(database, await givenNumbers([3]))
  const insert = `
    insert into refunds (payment_id, person_id, method, amount, reason)
    select id, person_id, method, $2, $3 from payments where id = $1 returning id`
  for (const reason of ['not_wanted', 'game_cancelled', 'withdrawn']) {
    await expect(posting(insert, [paymentId, 50_000, reason], 'refund_requested')).rejects.toMatchObject({
      code: NOTHING_TO_MOVE,
    })
  }
  // Money of the payment is in the account of its game, so none can be sent back.
  const pay = `with reference as (insert into transfer_references values ('PAIDTWICE1') returning reference)
               update refunds set paid_at = now(), paid_by = $2, transfer_reference = (select reference from reference)
               where payment_id = $1 returning id`
  await owner.query(insert, [paymentId, 50_000, 'not_wanted'])
  const { id: colleague } = await givenPerson(database, { hasPassword: false })
  await expect(posting(pay, [paymentId, colleague], 'refund_paid')).rejects.toMatchObject({ code: NOTHING_TO_MOVE })

  const rejected = await givenNumbers([4])
  await givenRejectedWithMoney(database, rejected, 20_000n)
  const { rows } = await owner.query('select id, payment_id from refunds where person_id = $1', [rejected.personId])
  await owner.query('update refunds set amount = 20001 where id = $1', [rows[0].id])
  await expect(posting('select $1::uuid as id', [rows[0].id], 'refund_paid')).rejects.toMatchObject({
    code: NOTHING_TO_MOVE,
  })
})

test('the ticket of an approval is not paid for again from money that is owed to others', async () => {
  const paymentId = await givenApproved(database, await givenNumbers([5]))
  const ticket = 'select id from tickets where payment_id = $1'
  await expect(posting(ticket, [paymentId], 'ticket_selected')).rejects.toMatchObject({ code: NOTHING_TO_MOVE })
})

test('a game is not drawn in the books before its draw', async () => {
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await expect(postAs('edil_worker', 'game_drawn', gameId)).rejects.toMatchObject({ code: NOTHING_TO_MOVE })
})

test('more tax than the rule says, and more than the prize, is not posted', async () => {
  await givenConfirmedTax(database)
  const [taxed, paid] = await givenWonPrizes(database)
  if (!taxed || !paid) throw new Error('a game that is sold out has winners')
  const { id: colleague } = await givenPerson(database, { hasPassword: false })
  await givenClaimed(database, taxed)
  const approve = `
    update payouts set status = 'approved', approved_at = now(), approved_by = $2, withheld = $3, tax_rule = '2025-07-07'
    where id = $1 returning id`
  await expect(posting(approve, [taxed.id, colleague, 700_001], 'prize_approved')).rejects.toMatchObject({
    code: NOTHING_TO_MOVE,
  })
  const taxOf35000 = [
    { account: 'prizes_owed', amount: '-700000' },
    { account: 'tax', amount: '700000' },
  ]
  expect(await posting(approve, [taxed.id, colleague, 700_000], 'prize_approved')).toEqual(taxOf35000)

  await givenApprovedPrize(database, paid)
  const transfer = `
    with reference as (insert into transfer_references values ('TOOMUCH001') returning reference)
    insert into payout_transfers (payout_id, amount, method, account_number, account_name, reference, paid_by)
    select $1, $3, 'telebirr', '+251911000678', 'Selam', reference, $2 from reference returning id`
  await expect(posting(transfer, [paid.id, colleague, 240_001], 'prize_paid')).rejects.toMatchObject({
    code: NOTHING_TO_MOVE,
  })
  expect(await posting(transfer, [paid.id, colleague, 240_000], 'prize_paid')).toHaveLength(2)
})
