import type { Pool } from 'pg'

/** One per decision and one per withdrawn ticket. After an approval without numbers, a second one when the player has selected a ticket. */
const EXPECTED_NOTIFICATIONS = `
  select id as payment_id, 'payment_rejected' as kind from payments where status = 'rejected'
  union all
  select id, 'payment_approved' from payments
  where outcome = 'ticket' or exists (select 1 from refunds where payment_id = payments.id and reason = 'withdrawn')
  union all
  select payment_id, 'ticket_withdrawn' from refunds where reason = 'withdrawn'
  union all
  select id, 'selection_owed' from payments
  where outcome = 'selection'
     or exists (select 1 from tickets join ledger_transactions on cause = 'ticket:' || tickets.id where payment_id = payments.id)`

export const NOT_ONE_REFUND = 'a withdrawn ticket without exactly one refund of its whole price'
export const NOT_NOTIFIED = 'a decision without its notification'

const CHECKS: Record<string, string> = {
  'a ticket without money': `
    select tickets.number as what from tickets join payments on payments.id = payment_id
    where voided_at is null and payments.amount is distinct from (
      select sum(ledger_entries.amount) from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id
      where account_id = 'game:' || tickets.game_id and cause in ('payment:' || payments.id, 'ticket:' || tickets.id))`,
  'approved money without ticket, selection or refund': `
    select payments.id::text as what from payments join ledger_transactions on cause = 'payment:' || payments.id
    where kind = 'entry_fee' and not (
      outcome = 'ticket' and exists (select 1 from tickets where payment_id = payments.id and voided_at is null)
      or outcome = 'selection' or outcome = 'refund' and exists (select 1 from refunds where payment_id = payments.id)) is true`,
  [NOT_ONE_REFUND]: `
    select payments.id::text as what from ticket_withdrawals join payments on payments.id = payment_id
    where is_confirmed and array(
      select refunds.amount from refunds where refunds.payment_id = payments.id and reason in ('withdrawn', 'not_wanted', 'game_cancelled')
    ) <> array[payments.amount]`,
  'an approved payment without money': `
    select id::text as what from payments
    where status = 'approved' and not exists (select 1 from ledger_transactions where cause = 'payment:' || payments.id)`,
  'money of a pending payment': `
    select id::text as what from payments
    where status = 'pending' and exists (select 1 from ledger_transactions where cause = 'payment:' || payments.id)`,
  [NOT_NOTIFIED]: `
    select payment_id || ' ' || kind as what from (${EXPECTED_NOTIFICATIONS}) as expected
    where not exists (select 1 from notifications where facts ->> 'paymentId' = payment_id::text and notifications.kind = expected.kind)`,
  'a decision with two notifications': `
    select facts ->> 'paymentId' || ' ' || kind as what from notifications
    where facts ? 'paymentId' group by facts ->> 'paymentId', kind having count(*) > 1`,
  'a notification without its decision': `
    select facts ->> 'paymentId' || ' ' || kind as what from notifications
    where facts ? 'paymentId' and not exists (select 1 from (${EXPECTED_NOTIFICATIONS}) as expected
                      where facts ->> 'paymentId' = payment_id::text and notifications.kind = expected.kind)`,
  'a decision without its audit entry': `
    select id::text as what from payments
    where status <> 'pending' and not exists (select 1 from audit_log where subject = payments.id::text and action = 'payment_' || status)`,
}

/** Violated invariants of payments, tickets, money and notifications, independent of the answers sent. */
export async function findPaymentFaults(owner: Pool): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(CHECKS)) {
    const { rows } = await owner.query<{ what: string }>(sql)
    faults.push(...rows.map(({ what }) => `${fault}: ${what}`))
  }
  return faults
}
