import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type Balance = { readonly account: string; readonly balance: bigint }
export type Books = { readonly balances: readonly Balance[]; readonly faults: readonly string[] }

/** Each query returns one row per fault, described by its `what` column. All amounts are in santim. */
const RULES: Record<string, ReturnType<typeof sql<{ what: string }>>> = {
  'a transaction does not sum to zero': sql`
    select transaction_id::text || ': ' || sum(amount) as what from ledger_entries group by transaction_id having sum(amount) <> 0`,
  'a transaction has fewer than two entries': sql`
    select id::text as what from ledger_transactions
    where (select count(*) from ledger_entries where transaction_id = ledger_transactions.id) < 2`,
  'the same event was posted twice': sql`
    select cause as what from ledger_transactions group by cause having count(*) > 1`,
  'a balance is not the sum of its entries': sql`
    select id || ': ' || balance || ' instead of ' || coalesce(total, 0) as what
    from ledger_accounts left join (select account_id, sum(amount) as total from ledger_entries group by account_id) as sums
      on sums.account_id = ledger_accounts.id
    where balance <> coalesce(total, 0)`,
  'what an account received is not the sum of its positive entries': sql`
    select id || ': ' || received || ' instead of ' || coalesce(total, 0) as what
    from ledger_accounts left join (
      select account_id, sum(amount) as total from ledger_entries where amount > 0 group by account_id
    ) as sums on sums.account_id = ledger_accounts.id
    where received <> coalesce(total, 0)`,
  'an entry does not follow from an earlier balance': sql`
    select later.account_id || ' at ' || later.transaction_id as what
    from ledger_entries as later
    where balance_after <> amount and not exists (
      select 1 from ledger_entries as earlier
      where earlier.account_id = later.account_id and earlier.transaction_id <> later.transaction_id
        and earlier.balance_after = later.balance_after - later.amount)`,
  'the sums of a month are not those of its entries': sql`
    select month || ' ' || kind || ' ' || account_class as what
    from ledger_months full join (
      select date_trunc('month', posted_at at time zone 'Africa/Addis_Ababa')::date as month, kind,
             split_part(account_id, ':', 1) as account_class, sum(amount) as amount
      from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id group by 1, 2, 3
    ) as summed using (month, kind, account_class)
    where ledger_months.amount is distinct from summed.amount`,
  "a game's income is not approved numbers × fee": sql`
    select games.id || ': ' || coalesce(taken.amount, 0) || ' for ' || games.numbers_approved || ' numbers' as what
    from games left join (
      select account_id, sum(amount) as amount from ledger_entries
      join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
      where kind in ('entry_fee', 'ticket_selected', 'ticket_withdrawn') group by account_id
    ) as taken on taken.account_id = 'game:' || games.id
    where games.status <> 'cancelled' and coalesce(taken.amount, 0) <> games.fee * games.numbers_approved`,
  "a game's account does not match its income, or is not empty after the draw": sql`
    select games.id || ': ' || coalesce(ledger_accounts.balance, 0) as what
    from games left join ledger_accounts on ledger_accounts.id = 'game:' || games.id
    where games.status <> 'cancelled' and coalesce(ledger_accounts.balance, 0) <>
      case games.status when 'completed' then 0 else games.fee * games.numbers_approved end`,
  'prizes owed do not match prizes won, less tax and what was sent': sql`
    select (select coalesce(sum(balance), 0) from ledger_accounts where id = 'prizes_owed') || ' instead of ' || owed as what
    from (select coalesce(sum(gross - coalesce(withheld, 0) - sent), 0) as owed from payouts where status <> 'expired') as payouts
    where (select coalesce(sum(balance), 0) from ledger_accounts where id = 'prizes_owed') <> owed`,
  'a prize that was won has no payout, or one of another person or amount': sql`
    select prizes.game_id || ', prize ' || prizes.position as what
    from prizes left join payouts on payouts.game_id = prizes.game_id and payouts.position = prizes.position
    where payouts.person_id is distinct from prizes.person_id
       or payouts.person_id is not null and payouts.gross <> prizes.amount`,
  'what a prize counts as sent is not the sum of its transfers': sql`
    select payouts.id::text as what from payouts
    where sent <> (select coalesce(sum(amount), 0) from payout_transfers where payout_id = payouts.id and failed_at is null)`,
  'unclaimed prizes do not match the prizes whose time to claim ended': sql`
    select (select coalesce(sum(balance), 0) from ledger_accounts where id = 'prizes_unclaimed') || ' instead of ' || unclaimed as what
    from (select coalesce(sum(gross - coalesce(withheld, 0)), 0) as unclaimed from payouts where status = 'expired') as payouts
    where (select coalesce(sum(balance), 0) from ledger_accounts where id = 'prizes_unclaimed') <> unclaimed`,
  'tax in the ledger does not match what was withheld': sql`
    select (select coalesce(sum(balance), 0) from ledger_accounts where id = 'tax') || ' instead of ' || withheld as what
    from (select coalesce(sum(withheld), 0) as withheld from payouts) as payouts
    where (select coalesce(sum(balance), 0) from ledger_accounts where id = 'tax') <> withheld`,
  'a game counts approved numbers that its board does not have': sql`
    select games.id || ': ' || games.numbers_approved || ' instead of ' || count(numbers.number) as what
    from games left join numbers on numbers.game_id = games.id and numbers.status = 'approved'
    where games.payments_approved > 0 group by games.id having games.numbers_approved <> count(numbers.number)`,
  'a settled cancelled game still has money': sql`
    select games.id || ': ' || balance as what from games join ledger_accounts on ledger_accounts.id = 'game:' || games.id
    where games.status = 'cancelled' and balance <> 0
      and not exists (select 1 from tickets where game_id = games.id and voided_at is null)`,
  'tickets owed do not match payments that wait for a selection': sql`
    select (select coalesce(sum(balance), 0) from ledger_accounts where id = 'tickets_owed') || ' instead of ' ||
           (select coalesce(sum(amount), 0) from payments where outcome = 'selection') as what
    where (select coalesce(sum(balance), 0) from ledger_accounts where id = 'tickets_owed')
       <> (select coalesce(sum(amount), 0) from payments where outcome = 'selection')`,
  'refunds owed do not match the unpaid refunds': sql`
    select (select coalesce(sum(balance), 0) from ledger_accounts where id = 'refunds_owed') || ' instead of ' ||
           (select coalesce(sum(amount), 0) from refunds where paid_at is null) as what
    where (select coalesce(sum(balance), 0) from ledger_accounts where id = 'refunds_owed')
       <> (select coalesce(sum(amount), 0) from refunds where paid_at is null)`,
  'money received does not match approved payments, refunds and prizes': sql`
    select method || ': ' || coalesce(came, 0) || ' instead of ' || coalesce(expected, 0) as what
    from (select method, -(select balance from ledger_accounts where id = 'mobile:' || method) as came,
                 (select coalesce(sum(amount), 0) from payments where payments.method = methods.method and status = 'approved')
               + (select coalesce(sum(amount), 0) from refunds where refunds.method = methods.method
                  and reason in ('rejected', 'paid_too_much'))
               - (select coalesce(sum(amount), 0) from refunds where refunds.method = methods.method and paid_at is not null)
               - (select coalesce(sum(amount), 0) from payout_transfers
                  where payout_transfers.method = methods.method and failed_at is null) as expected
          from unnest(array['telebirr', 'cbe', 'bank']) as methods (method)) as compared
    where coalesce(came, 0) <> expected`,
  'an approved payment has neither ticket, selection nor refund': sql`
    select payments.id::text as what from payments
    where status = 'approved' and not (
      outcome = 'selection'
      or outcome = 'ticket' and exists (select 1 from tickets where payment_id = payments.id and voided_at is null)
      or outcome = 'refund' and exists (select 1 from refunds where payment_id = payments.id))`,
  'a ticket is in a draw without an approved payment': sql`
    select tickets.number as what from tickets join payments on payments.id = tickets.payment_id
    where voided_at is null and not (payments.status = 'approved' and payments.outcome = 'ticket')`,
  'a ticket does not match the board': sql`
    select tickets.number as what from tickets
    where voided_at is null and tickets.numbers is distinct from
      (select array_agg(number order by number) from numbers where ticket_id = tickets.id and game_id = tickets.game_id)`,
}

/** Reads the balance of every account and the faults that the rules find. */
export async function checkBooks(db: Db): Promise<Books> {
  // One snapshot for all rules: a payment committed in between would appear as a fault.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      // It reads the whole ledger, for longer than a request may take.
      await sql`set local statement_timeout = '30min'`.execute(snapshot)
      const { rows: balances } = await sql<Balance>`
        select id as account, balance from ledger_accounts order by id`.execute(snapshot)
      const faults: string[] = []
      for (const [fault, rule] of Object.entries(RULES)) {
        const { rows } = await rule.execute(snapshot)
        faults.push(...rows.map(({ what }) => `${fault}: ${what}`))
      }
      return { balances, faults }
    })
}
