import { etb } from '@edil/domain/money'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenPosting } from '../../test/ledger.ts'
import {
  givenApproved,
  givenOverpaid,
  givenPaidRefunds,
  givenRefundOfCancelled,
  givenRejectedWithMoney,
  givenTicketAfterCancelled,
} from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { faultsAfter } from '../../test/superuser.ts'
import { givenWithdrawnTicket } from '../../test/withdrawals.ts'
import { openDb } from '../platform/database/db.ts'
import { checkPostings } from './check-postings.ts'

const database = await testDatabase()
const { owner, urls } = database
const ownerDb = openDb(urls.owner, 1, () => undefined)
afterAll(() => ownerDb.destroy())
const faultsOf = (statements: string) => faultsAfter(urls, () => checkPostings(ownerDb), statements)

test('every posting of payments, refunds, withdrawals and draws is named by one entry', async () => {
  const personId = async () => (await givenPerson(database, { hasPassword: false })).id
  const gameId = await givenGame(database)
  await givenOverpaid(database, { personId: await personId(), gameId, numbers: [1] }, 70_000n)
  await givenRejectedWithMoney(database, { personId: await personId(), gameId, numbers: [2] }, 50_000n)
  await givenWithdrawnTicket(database, { personId: await personId(), gameId, numbers: [3] })
  await givenRefundOfCancelled(database, {
    personId: await personId(),
    gameId: await givenGame(database),
    numbers: [4],
  })
  const payment = { personId: await personId(), gameId: await givenGame(database), numbers: [5] }
  await givenTicketAfterCancelled(database, await givenApproved(database, payment), [6])
  await givenPaidRefunds(database)
  const drawn = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, drawn)
  await drawNow(database, drawn)

  const { rows } = await owner.query(
    'select count(*)::int as count, array_agg(distinct kind order by kind) as kinds from ledger_transactions',
  )
  expect(rows[0].kinds).toEqual([
    'entry_fee',
    'game_cancelled',
    'game_drawn',
    'refund_owed',
    'refund_paid',
    'ticket_selected',
    'ticket_withdrawn',
  ])
  expect(await checkPostings(ownerDb)).toEqual({ checked: rows[0].count, faults: [], unlisted: 0 })
})

test('a cancelled game with two tickets has one entry, which names both postings', async () => {
  const gameId = await givenGame(database)
  const [hana, selam] = [
    await givenPerson(database, { hasPassword: false }),
    await givenPerson(database, { hasPassword: false }),
  ]
  await givenApproved(database, { personId: hana.id, gameId, numbers: [1] })
  await givenRefundOfCancelled(database, { personId: selam.id, gameId, numbers: [2] })
  const { rows } = await owner.query(
    'select action, details from audit_log where subject = $1 order by seq desc limit 1',
    [gameId],
  )
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(rows).toEqual([{ action: 'cancelled_game_settled', details: { tickets: 2, ledger: [digest, digest] } }])
  expect((await checkPostings(ownerDb)).faults).toEqual([])
})

const OF_CAUSE = `(select id from ledger_transactions where cause = '$1')`
const UNNAMED =
  /^ledger transaction \d+, refund_paid \$1: no entry of the log names it with these accounts and amounts$/
const GONE = /^entry \d+ of the log: it names a ledger transaction that the ledger does not have, digest [0-9a-f]{64}$/

const TAMPERINGS: Record<string, [statements: string, faults: readonly RegExp[]]> = {
  'changes its amounts': [
    `update ledger_entries set amount = amount * 2 where transaction_id = ${OF_CAUSE}`,
    [UNNAMED, GONE],
  ],
  'exchanges an account': [
    `update ledger_entries set account_id = 'tax' where account_id = 'house' and transaction_id = ${OF_CAUSE}`,
    [UNNAMED, GONE],
  ],
  'exchanges payer and receiver': [
    `update ledger_entries set amount = -amount where transaction_id = ${OF_CAUSE}`,
    [UNNAMED, GONE],
  ],
  'changes its kind': [
    `update ledger_transactions set kind = 'prize_paid' where cause = '$1'`,
    [new RegExp(UNNAMED.source.replace('refund_paid', 'prize_paid')), GONE],
  ],
  'changes its cause': [
    `update ledger_transactions set cause = '$1-other' where cause = '$1'`,
    [new RegExp(UNNAMED.source.replace('\\$1', '\\$1-other')), GONE],
  ],
  'deletes it': [
    `delete from ledger_entries where transaction_id = ${OF_CAUSE}; delete from ledger_transactions where cause = '$1'`,
    [GONE],
  ],
  'deletes one of its entries': [
    `delete from ledger_entries where position = 2 and transaction_id = ${OF_CAUSE}`,
    [UNNAMED, GONE],
  ],
  'inserts another': [
    `select post_money('refund_paid', '$1-other', array['game:other-1', 'house'], array[-100, 100])`,
    [new RegExp(UNNAMED.source.replace('\\$1', '\\$1-other'))],
  ],
  'inserts entries without a transaction': [
    `insert into ledger_entries (transaction_id, position, account_id, amount, balance_after)
     values (1000000, 1, 'house', 5, 5), (1000000, 2, 'tax', -5, -5)`,
    [/^ledger transaction 1000000, {2}: no entry of the log names it/],
  ],
  'inserts a copy of it': [
    `alter table ledger_transactions drop constraint ledger_transactions_cause_key;
     insert into ledger_transactions (kind, cause) select kind, cause from ledger_transactions where cause = '$1';
     insert into ledger_entries select newest.id, position, account_id, amount, balance_after
     from ledger_entries join ledger_transactions as first on first.id = transaction_id
     join ledger_transactions as newest on newest.cause = first.cause and newest.id > first.id where first.cause = '$1'`,
    [UNNAMED],
  ],
  'names it in a second entry': [
    `set session_replication_role = origin;
     insert into audit_log (actor, action, details) select actor, action, details from audit_log where subject = '$1'`,
    [/^entry \d+ of the log: it names a ledger transaction that an earlier entry names, too, digest [0-9a-f]{64}$/],
  ],
}

test.each(Object.entries(TAMPERINGS))('a superuser %s: it is named', async (name, [statements, faults]) => {
  const cause = `test:${name.replaceAll(' ', '-')}`
  await givenPosting(database, cause, [{ from: 'house', to: 'game:other-1', amount: etb(7) }])
  const found = await faultsOf(statements.replaceAll('$1', cause))
  expect(found.map((fault) => fault.replaceAll(cause, '$1'))).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  )
})
