import { etb } from '@edil/domain/money'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { givenPosting } from '../../test/ledger.ts'
import { givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { queryIn } from '../../test/world.ts'
import { transaction } from '../platform/database/transaction.ts'
import { checkBooks } from './check-books.ts'
import { post } from './post.ts'

const database = await testDatabase()
const { store, owner } = database
let causes = 0
const cause = () => {
  causes += 1
  return `test:${causes}`
}
/** Of no game, so that no rule about games or prizes applies to it. */
const OTHER = 'game:other-1'
const move = (from: 'house' | typeof OTHER, to: 'house' | typeof OTHER, birr = 1) =>
  givenPosting(database, cause(), [{ from, to, amount: etb(birr) }])
async function balances(): Promise<Record<string, bigint>> {
  return Object.fromEntries((await checkBooks(store.db)).balances.map(({ account, balance }) => [account, balance]))
}

test('two hundred concurrent moves in both directions lose nothing', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? move('house', OTHER, 3) : move(OTHER, 'house', 1))),
  )
  expect(await balances()).toMatchObject({ house: -20_000n, [OTHER]: 20_000n })
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('posts once per cause, also concurrently', async () => {
  const once = cause()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => givenPosting(database, once, [{ from: 'house', to: OTHER, amount: etb(5) }])),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('money that no audit entry names is not moved', async () => {
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const paymentId = await givenPayment(database, { personId, gameId: await givenGame(database), numbers: [1] })
  const before = await balances()
  const unrecorded = transaction(store, async (tx) => {
    await queryIn(tx, APPROVE, [paymentId])
    await post(tx, 'payment_approved', paymentId, [{ from: 'mobile:telebirr', to: 'tickets_owed', amount: etb(500) }])
  })
  await expect(unrecorded).rejects.toThrow('no audit entry names the posting')
  expect(await balances()).toEqual(before)
})

/** By a colleague, without a ticket. */
const APPROVE = `
  update payments set status = 'approved', outcome = 'selection', decided_at = now(),
    decided_by = (select id from people where role = 'player' and id <> payments.person_id limit 1) where id = $1`

test('what our rules and the database disagree about is not posted', async () => {
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const paymentId = await givenPayment(database, { personId, gameId: await givenGame(database), numbers: [1] })
  const other = transaction(store, async (tx) => {
    await queryIn(tx, APPROVE, [paymentId])
    await post(tx, 'payment_approved', paymentId, [{ from: 'mobile:telebirr', to: 'tickets_owed', amount: etb(501) }])
  })
  await expect(other).rejects.toThrow('mobile:telebirr -50000, tickets_owed 50000 instead of mobile:telebirr -50100')
})

test('the database refuses an unbalanced transaction', async () => {
  const post = (accounts: string[], amounts: number[]) =>
    owner.query(`select post_money('refund_paid', $1, $2, $3)`, [cause(), accounts, amounts])
  await expect(post(['house', OTHER], [-5, 6])).rejects.toMatchObject({ code: '23514' })
  await expect(post(['house'], [0])).rejects.toMatchObject({ code: '23514' })
  await expect(post(['house', 'nowhere'], [-5, 5])).rejects.toMatchObject({ code: '23514' })
})

test('refuses changes to posted entries, even by the owner of the tables', async () => {
  await move('house', OTHER)
  for (const change of [
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'update ledger_transactions set cause = cause',
    'truncate ledger_transactions cascade',
  ])
    await expect(owner.query(change)).rejects.toMatchObject({ code: '23514' })
  const insert = store.db.insertInto('ledger_transactions').values({ kind: 'refund_paid', cause: cause() })
  await expect(insert.execute()).rejects.toMatchObject({ code: '42501' })
  const change = store.db.updateTable('ledger_accounts').set({ balance: 1n })
  await expect(change.execute()).rejects.toMatchObject({ code: '42501' })
})

test('finds tampered books', async () => {
  await move('house', OTHER)
  await owner.query(`update ledger_accounts set balance = balance + 100 where id = '${OTHER}'`)
  expect((await checkBooks(store.db)).faults).toEqual([expect.stringContaining(OTHER)])
  await owner.query(`update ledger_accounts set balance = balance - 100 where id = '${OTHER}'`)
})
