import type { TaxRule } from '@edil/contract/prizes'
import type { PaymentMethod } from '@edil/domain/postings'
import type { WorkingHours } from '@edil/domain/working-hours'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type PayoutMethod = {
  readonly method: PaymentMethod
  readonly hours: WorkingHours
  /** Working time from the claim to the promised payment. */
  readonly workingMinutes: number
  /** In santim; null without a limit. */
  readonly transferMax: bigint | null
}

export async function listPayoutMethods(db: Db): Promise<PayoutMethod[]> {
  const rows = await db.selectFrom('payout_methods').selectAll().orderBy('method', 'desc').execute()
  return rows.map((row) => ({
    method: row.method as PaymentMethod,
    hours: { weekdays: row.weekdays, opens: timeOf(row.opens_at), closes: timeOf(row.closes_at) },
    workingMinutes: row.working_minutes,
    transferMax: row.transfer_max,
  }))
}

/** Of PostgreSQL's '08:30:00'. */
function timeOf(text: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return { hour, minute }
}

/** The rule for a draw; locked, so that it cannot change while a prize is approved by it. */
export async function lockTaxRuleFor(
  tx: Tx,
  gameId: string,
): Promise<{ appliesFrom: string; rate: number; isConfirmed: boolean } | undefined> {
  const { rows } = await sql<{ appliesFrom: string; rate: number; isConfirmed: boolean }>`
    select applies_from::text as "appliesFrom", rate, confirmed_at is not null as "isConfirmed" from tax_rules
    where applies_from <= (select (drawn_at at time zone 'Africa/Addis_Ababa')::date from draws where game_id = ${gameId})
    order by applies_from desc limit 1 for share`.execute(tx.db)
  return rows[0]
}

/** For everyone, so it does not name the admins who confirmed them: the audit log does. */
export async function listTaxRules(db: Db): Promise<TaxRule[]> {
  const { rows } = await sql<Omit<TaxRule, 'confirmedAt'> & { confirmedAt: Date | null }>`
    select applies_from::text as "appliesFrom", rate, note, confirmed_at as "confirmedAt"
    from tax_rules order by applies_from desc`.execute(db)
  return rows.map((row) => ({ ...row, confirmedAt: row.confirmedAt?.toISOString() ?? null }))
}

/** Whether the rule that applies today is confirmed. */
export async function isTaxConfirmed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_confirmed: boolean }>`
    select confirmed_at is not null as is_confirmed from tax_rules
    where applies_from <= (clock_timestamp() at time zone 'Africa/Addis_Ababa')::date
    order by applies_from desc limit 1`.execute(db)
  return rows[0]?.is_confirmed ?? false
}

export type ConfirmRule = {
  readonly appliesFrom: string
  readonly rate: number
  readonly note: string
  readonly adminId: string
}

/** Returns false when the rule was confirmed before. */
export async function upsertConfirmedRule(tx: Tx, { appliesFrom, rate, note, adminId }: ConfirmRule): Promise<boolean> {
  const { rows } = await sql`
    insert into tax_rules (applies_from, rate, note, confirmed_at, confirmed_by)
    values (${appliesFrom}::date, ${rate}, ${note}, clock_timestamp(), ${adminId})
    on conflict (applies_from) do update
      set rate = excluded.rate, note = excluded.note, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by
      where tax_rules.confirmed_at is null
    returning 1`.execute(tx.db)
  return rows.length > 0
}

/** Whether a prize of a draw on or after this day was approved by an older rule. */
export async function hasApprovedSince(tx: Tx, appliesFrom: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from payouts join draws on draws.game_id = payouts.game_id
      where payouts.tax_rule < ${appliesFrom}::date
        and (draws.drawn_at at time zone 'Africa/Addis_Ababa')::date >= ${appliesFrom}::date) as found`.execute(tx.db)
  return rows[0]?.found ?? false
}

export type PayoutSettings = { readonly adminApprovesAbove: bigint; readonly unclaimedGoTo: string }

export async function readPayoutSettings(db: Db): Promise<PayoutSettings> {
  const row = await db.selectFrom('payout_settings').selectAll().executeTakeFirstOrThrow()
  return { adminApprovesAbove: row.admin_approves_above, unclaimedGoTo: row.unclaimed_go_to }
}

export async function updatePayoutSettings(tx: Tx, settings: PayoutSettings): Promise<void> {
  await tx.db
    .updateTable('payout_settings')
    .set({ admin_approves_above: settings.adminApprovesAbove, unclaimed_go_to: settings.unclaimedGoTo })
    .execute()
}
