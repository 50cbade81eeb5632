import type { PayoutFailure, PrizeList } from '@edil/domain/payouts'
import type { GameType } from '@edil/domain/plans'
import type { PaymentMethod } from '@edil/domain/postings'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../platform/database/page.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { IS_SHOWN } from '../platform/is-shown.ts'

export type PayoutRow = Selectable<Tables['payouts']>

export type WonPrize = {
  readonly gameId: string
  readonly position: number
  readonly personId: string
  readonly gross: bigint
}

/** The claim ends `games.claim_days` after now. */
export async function insertPayouts(tx: Tx, won: readonly WonPrize[]): Promise<void> {
  for (const { gameId, position, personId, gross } of won) {
    await sql`
      insert into payouts (game_id, position, person_id, gross, claim_until)
      select id, ${position}, ${personId}, ${gross}, clock_timestamp() + make_interval(days => claim_days)
      from games where id = ${gameId}`.execute(tx.db)
  }
}

export function lockPayout(tx: Tx, payoutId: string): Promise<PayoutRow | undefined> {
  return tx.db.selectFrom('payouts').selectAll().where('id', '=', payoutId).forUpdate().executeTakeFirst()
}

/** A transfer of a prize, as a row of JSON. */
export type TransferJson = {
  readonly id: string
  readonly amount: number
  readonly reference: string
  readonly paidAt: string
  readonly failedAt: string | null
  readonly paidBy: { readonly id: string; readonly username: string }
}

/** A payout with what its winner and the operators see. */
export type PayoutFacts = PayoutRow & {
  readonly type: GameType
  readonly number: number
  readonly ticket_number: string
  readonly drawn_at: Date
  readonly full_name: string
  readonly phone: string | null
  readonly approver: string | null
  readonly reserver: string | null
  readonly transfer_max: bigint | null
  /** The rule of the day of the draw, in hundredths of a percent. */
  readonly rate: number
  readonly is_tax_confirmed: boolean
  readonly is_overdue: boolean
  readonly transfers: readonly TransferJson[]
}

const FACTS = sql`
  select payouts.*, games.type, prizes.number, tickets.number as ticket_number, draws.drawn_at, people.full_name, people.phone,
         approver.username as approver, payout_methods.transfer_max,
         case when payouts.reserved_until > clock_timestamp() then reserver.username end as reserver,
         rule.rate, rule.confirmed_at is not null as is_tax_confirmed,
         payouts.status in ('claimed', 'approved') and payouts.promised_at < clock_timestamp() as is_overdue,
         (select coalesce(json_agg(json_build_object(
                   'id', id, 'amount', amount, 'reference', reference, 'paidAt', paid_at, 'failedAt', failed_at,
                   'paidBy', json_build_object('id', paid_by, 'username', (select username from people where id = paid_by)))
                 order by paid_at), '[]')
          from payout_transfers where payout_id = payouts.id) as transfers
  from payouts
  join prizes on prizes.game_id = payouts.game_id and prizes.position = payouts.position
  join games on games.id = payouts.game_id
  join draws on draws.game_id = payouts.game_id
  join tickets on tickets.id = prizes.ticket_id
  join people on people.id = payouts.person_id
  left join people as approver on approver.id = payouts.approved_by
  left join people as reserver on reserver.id = payouts.reserved_by
  left join payout_methods on payout_methods.method = payouts.method
  join lateral (
    select rate, confirmed_at from tax_rules
    where applies_from = coalesce(payouts.tax_rule, (
      select max(applies_from) from tax_rules where applies_from <= (draws.drawn_at at time zone 'Africa/Addis_Ababa')::date))
  ) as rule on true`

async function readPayouts(db: Db, rest: RawBuilder<unknown>): Promise<PayoutFacts[]> {
  const { rows } = await sql<PayoutFacts>`${FACTS} ${rest}`.execute(db)
  return rows
}

export async function findPayout(db: Db, payoutId: string): Promise<PayoutFacts | undefined> {
  const [row] = await readPayouts(db, sql`where payouts.id = ${payoutId}`)
  return row
}

const ROWS = sql`limit ${sql.lit(PAGE_ROWS + 1)}`

/** The newest first, once the show of the draw is over. From the one after `after` on. */
export async function listPayoutsOf(db: Db, personId: string, after?: string): Promise<Page<PayoutFacts>> {
  const isEarlier = after
    ? sql`and (payouts.owed_at, payouts.id) < (select owed_at, id from payouts where id = ${after})`
    : sql``
  const rest = sql`where payouts.person_id = ${personId} and ${IS_SHOWN} ${isEarlier} order by payouts.owed_at desc, payouts.id desc ${ROWS}`
  return asPage(await readPayouts(db, rest))
}

/** Which payouts belong to a list. `to_approve`, `to_pay` and `overdue` can be read from one index. */
const IN_LIST: Record<PrizeList, RawBuilder<unknown>> = {
  to_approve: sql`payouts.status = 'claimed'`,
  to_pay: sql`payouts.status = 'approved'`,
  overdue: sql`payouts.status in ('claimed', 'approved') and payouts.promised_at < clock_timestamp()`,
  unclaimed: sql`payouts.status = 'owed'`,
  paid: sql`payouts.status = 'paid'`,
}

/** The order of a list: its time column, and whether the newest comes first. */
const ORDER: Record<PrizeList, { readonly by: RawBuilder<unknown>; readonly isNewestFirst: boolean }> = {
  to_approve: { by: sql.ref('promised_at'), isNewestFirst: false },
  to_pay: { by: sql.ref('promised_at'), isNewestFirst: false },
  overdue: { by: sql.ref('promised_at'), isNewestFirst: false },
  unclaimed: { by: sql.ref('claim_until'), isNewestFirst: false },
  paid: { by: sql.ref('paid_at'), isNewestFirst: true },
}

export async function listPayouts(db: Db, list: PrizeList, after?: string): Promise<Page<PayoutFacts>> {
  const { by, isNewestFirst } = ORDER[list]
  const [comes, direction] = isNewestFirst ? [sql`<`, sql`desc`] : [sql`>`, sql``]
  const isFurther = after
    ? sql`and (payouts.${by}, payouts.id) ${comes} (select ${by}, id from payouts where id = ${after})`
    : sql``
  const order = sql`order by payouts.${by} ${direction}, payouts.id ${direction} ${ROWS}`
  return asPage(await readPayouts(db, sql`where ${IN_LIST[list]} ${isFurther} ${order}`))
}

export type PayoutCounts = Record<Exclude<PrizeList, 'paid'>, number> & { readonly owed: bigint }

/** How many prizes wait where, and how much is owed in all, tax included. */
export async function countPayouts(db: Db): Promise<PayoutCounts> {
  const { rows } = await sql<PayoutCounts>`
    select count(*) filter (where ${IN_LIST.to_approve})::int as to_approve,
           count(*) filter (where ${IN_LIST.to_pay})::int as to_pay,
           count(*) filter (where ${IN_LIST.overdue})::int as overdue,
           count(*) filter (where ${IN_LIST.unclaimed})::int as unclaimed,
           coalesce(sum(gross - sent - coalesce(withheld, 0)), 0)::bigint as owed
    from payouts where status in ('owed', 'claimed', 'approved')`.execute(db)
  return rows[0] ?? { to_approve: 0, to_pay: 0, overdue: 0, unclaimed: 0, owed: 0n }
}

export type Claim = {
  readonly method: PaymentMethod
  readonly accountNumber: string
  readonly accountName: string
  readonly bank: string | null
  readonly promisedAt: Date
}

export async function markClaimed(tx: Tx, payoutId: string, claim: Claim): Promise<void> {
  await tx.db
    .updateTable('payouts')
    .set({
      status: 'claimed',
      method: claim.method,
      account_number: claim.accountNumber,
      account_name: claim.accountName,
      bank: claim.bank,
      claimed_at: sql`clock_timestamp()`,
      promised_at: claim.promisedAt,
      failure: null,
    })
    .where('id', '=', payoutId)
    .execute()
}

export type Approval = { readonly approverId: string; readonly withheld: bigint; readonly taxRule: string }

export async function markApproved(
  tx: Tx,
  payoutId: string,
  { approverId, withheld, taxRule }: Approval,
): Promise<void> {
  await sql`
    update payouts set status = 'approved', approved_at = clock_timestamp(), approved_by = ${approverId},
                       withheld = ${withheld}, tax_rule = ${taxRule}::date
    where id = ${payoutId}`.execute(tx.db)
}

/** Until `minutes` from now. */
export async function setReservation(tx: Tx, payoutId: string, personId: string, minutes: number): Promise<void> {
  await sql`
    update payouts set reserved_by = ${personId}, reserved_until = clock_timestamp() + make_interval(mins => ${minutes})
    where id = ${payoutId}`.execute(tx.db)
}

export async function endReservation(tx: Tx, payoutId: string, personId: string): Promise<void> {
  await tx.db
    .updateTable('payouts')
    .set({ reserved_by: null, reserved_until: null })
    .where('id', '=', payoutId)
    .where('reserved_by', '=', personId)
    .execute()
}

export type NewTransfer = {
  readonly payout: PayoutRow
  readonly amount: bigint
  readonly reference: string
  readonly payerId: string
}

export async function insertTransfer(tx: Tx, { payout, amount, reference, payerId }: NewTransfer): Promise<string> {
  const { id, method, account_number, account_name, bank } = payout
  if (!method || !account_number || !account_name) throw new Error(`payout ${id} has no account`)
  const row = await tx.db
    .insertInto('payout_transfers')
    .values({ payout_id: id, amount, method, account_number, account_name, bank, reference, paid_by: payerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Adds a transfer to what was sent. The last one makes the prize paid and ends the reservation. */
export async function addSent(tx: Tx, payoutId: string, amount: bigint): Promise<boolean> {
  const { rows } = await sql<{ is_paid: boolean }>`
    update payouts set sent = sent + ${amount},
      status = case when sent + ${amount} = gross - withheld then 'paid' else status end,
      paid_at = case when sent + ${amount} = gross - withheld then clock_timestamp() end,
      reserved_by = case when sent + ${amount} = gross - withheld then null else reserved_by end,
      reserved_until = case when sent + ${amount} = gross - withheld then null else reserved_until end
    where id = ${payoutId} returning status = 'paid' as is_paid`.execute(tx.db)
  return rows[0]?.is_paid ?? false
}

/** A transfer whose money came back; undefined when there is none that was not marked before. */
export async function failTransfer(
  tx: Tx,
  payoutId: string,
  transferId: string,
  personId: string,
): Promise<{ amount: bigint; method: PaymentMethod } | undefined> {
  const row = await tx.db
    .updateTable('payout_transfers')
    .set({ failed_at: sql`clock_timestamp()`, failed_by: personId })
    .where('id', '=', transferId)
    .where('payout_id', '=', payoutId)
    .where('failed_at', 'is', null)
    .returning(['amount', 'method'])
    .executeTakeFirst()
  return row && { amount: row.amount, method: row.method as PaymentMethod }
}

/** Owed again: the winner is asked for an account, and another approval is needed. The tax stays withheld. */
export async function markFailed(tx: Tx, payoutId: string, failure: PayoutFailure, returned: bigint): Promise<void> {
  await sql`
    update payouts set status = 'owed', failure = ${failure}, sent = sent - ${returned}, paid_at = null,
                       approved_at = null, approved_by = null, reserved_by = null, reserved_until = null
    where id = ${payoutId}`.execute(tx.db)
}

/** Payouts that were not claimed in time. One that was claimed and could not be paid does not end: the delay is ours. */
export async function lockExpired(tx: Tx, rowsMax: number): Promise<PayoutRow[]> {
  return tx.db
    .selectFrom('payouts')
    .selectAll()
    .where('status', '=', 'owed')
    .where('claimed_at', 'is', null)
    .where('claim_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('claim_until')
    .limit(rowsMax)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markExpired(tx: Tx, payoutId: string): Promise<void> {
  await tx.db.updateTable('payouts').set({ status: 'expired' }).where('id', '=', payoutId).execute()
}

/** Of a closed account: amounts and references stay for the books. */
export async function erasePrizeAccounts(tx: Tx, personId: string): Promise<void> {
  await sql`select erase_prize_accounts(${personId})`.execute(tx.db)
}
