import type { FailableCheck, PaymentStatus } from '@edil/domain/payments'
import type { GameType } from '@edil/domain/plans'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../../platform/database/page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { findRelated } from '../../uploads/screenshots.queries.ts'
import type { PaymentRow } from '../payments.queries.ts'

/** A reviewer who has not reported for this long has closed the payment. */
const PRESENT_FOR = '45 seconds'

export type ReviewFilter = {
  readonly type: GameType | 'all'
  readonly status: PaymentStatus
  readonly search: string
  /** The last payment of the page before. */
  readonly after?: string | undefined
}

export type QueuedRow = {
  readonly id: string
  readonly type: GameType
  readonly username: string
  readonly amount: bigint
  readonly submitted_at: Date
  readonly status: PaymentStatus
  readonly failing: FailableCheck[]
  readonly openedBy: string[]
}

export function listQueue(db: Db, filter: ReviewFilter): Promise<Page<QueuedRow>> {
  return filter.status === 'pending' ? listPending(db, filter) : listDecided(db, filter)
}

/**
 * Two lines take turns: players with an approved payment, and new players. So a flood of junk payments delays a known player by one
 * decision for each known payment before theirs, not by the flood. Whose turn it is depends on the last decision; otherwise reviewers
 * who always take the first payment would serve one line only. Within a line the oldest is first, but a player's second payment
 * comes after the first ones of others, and new players with a rejected payment after those without.
 */
async function listPending(db: Db, { type, search, after }: ReviewFilter): Promise<Page<QueuedRow>> {
  const { rows } = await sql<QueuedRow>`
    with waiting as (
      select payments.id, payments.submitted_at, ${HAS_PAID_BEFORE} as is_known,
             row_number() over (partition by payments.person_id order by payments.submitted_at, payments.id) as turn,
             exists (select from payments as other
                     where other.person_id = payments.person_id and other.status = 'rejected') as has_rejection
      ${FROM_PAYMENTS} where payments.status = 'pending' and ${isFound(type, search)}
    ), in_line as (
      select id, is_known, row_number() over (
        partition by is_known order by has_rejection and not is_known, turn, submitted_at, id) as position
      from waiting
    ), queue as (
      select id, row_number() over (order by position, is_known = coalesce((
        select ${HAS_PAID_BEFORE} from payments where status <> 'pending' order by decided_at desc, id desc limit 1), false)) as place
      from in_line
    )
    select ${QUEUED_COLUMNS} ${FROM_PAYMENTS} join queue on queue.id = payments.id
    where place > coalesce((select place from queue where id = ${after ?? null}), 0)
    order by place limit ${PAGE_ROWS + 1}`.execute(db)
  return asPage(rows)
}

/** The newest first. */
async function listDecided(db: Db, { type, status, search, after }: ReviewFilter): Promise<Page<QueuedRow>> {
  const isNext =
    after === undefined
      ? sql`true`
      : sql`(payments.decided_at, payments.id) < (select decided_at, id from payments where id = ${after})`
  const { rows } = await sql<QueuedRow>`
    select ${QUEUED_COLUMNS} ${FROM_PAYMENTS}
    where payments.status = ${status} and ${isNext} and ${isFound(type, search)}
    order by payments.decided_at desc, payments.id desc limit ${PAGE_ROWS + 1}`.execute(db)
  return asPage(rows)
}

/** Whether another payment of this player was approved, before this one was decided. */
const HAS_PAID_BEFORE = sql`exists (
  select from payments as other
  where other.person_id = payments.person_id and other.status = 'approved' and other.id <> payments.id
    and other.decided_at < coalesce(payments.decided_at, 'infinity'))`

const FROM_PAYMENTS = sql`
  from payments join games on games.id = payments.game_id join people on people.id = payments.person_id`

const QUEUED_COLUMNS = sql`
  payments.id, games.type, coalesce(people.username, people.full_name) as username, payments.amount, payments.submitted_at,
  payments.status, failing_checks(payments) as failing, ${openedByOf(sql`payments.id`)} as "openedBy"`

function isFound(type: ReviewFilter['type'], search: string) {
  const pattern = `%${search.replace(/[%_\\]/g, '\\$&').toLowerCase()}%`
  const isOfType = type === 'all' ? sql`true` : sql`games.type = ${type}`
  return sql`${isOfType} and (
    lower(coalesce(people.username, people.full_name)) like ${pattern} or lower(payments.account_name) like ${pattern}
    or lower(coalesce(payments.reference, '')) like ${pattern})`
}

export async function countPending(db: Db): Promise<Record<GameType, number>> {
  const { rows } = await sql<{ type: GameType; count: number }>`
    select games.type, count(*)::int as count from payments join games on games.id = payments.game_id
    where payments.status = 'pending' group by games.type`.execute(db)
  return {
    midday: 0,
    daily: 0,
    weekly: 0,
    monthly: 0,
    ...Object.fromEntries(rows.map(({ type, count }) => [type, count])),
  }
}

export type ReviewRow = PaymentRow &
  Pick<Selectable<Tables['games']>, 'type' | 'draws_at' | 'fee'> & {
    readonly username: string
    readonly full_name: string
    readonly isGameOpen: boolean
    readonly earlierPayments: number
    readonly earlierRejections: number
    readonly isReferenceReused: boolean
    readonly heldAt: Date | null
    readonly ticketNumber: string | null
    readonly decidedBy: string | null
    readonly openedBy: string[]
  }

export async function findReview(db: Db, paymentId: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select payments.*, games.type, games.draws_at, games.fee,
           games.status in ('active', 'full') and games.closes_at > now() as "isGameOpen",
           coalesce(people.username, people.full_name) as username, people.full_name,
           (select count(*)::int from payments as earlier where earlier.person_id = payments.person_id
              and earlier.id <> payments.id) as "earlierPayments",
           (select count(*)::int from payments as earlier where earlier.person_id = payments.person_id
              and earlier.id <> payments.id and earlier.status = 'rejected') as "earlierRejections",
           'reference' = any(failing_checks(payments)) as "isReferenceReused",
           (select min(taken_at) from numbers where numbers.payment_id = payments.id) as "heldAt",
           (select number from tickets where payment_id = payments.id and voided_at is null) as "ticketNumber",
           (select coalesce(username, full_name) from people as reviewer where reviewer.id = payments.decided_by) as "decidedBy",
           ${openedByOf(sql`payments.id`)} as "openedBy"
    from payments join games on games.id = payments.game_id join people on people.id = payments.person_id
    where payments.id = ${paymentId}`.execute(db)
  return rows[0]
}

export type DuplicateRow = {
  readonly paymentId: string
  readonly username: string
  readonly status: PaymentStatus
  readonly submitted_at: Date
  readonly isIdentical: boolean
}

const DUPLICATES_MAX = 5

/** Other payments with the same picture, or with a similar one, which is a hint. */
export async function listDuplicates(db: Db, screenshotId: string): Promise<DuplicateRow[]> {
  const related = await findRelated(db, screenshotId)
  const identicalIds = related.filter(({ isIdentical }) => isIdentical).map(({ id }) => id)
  const { rows } = await sql<DuplicateRow>`
    select payments.id as "paymentId", coalesce(people.username, people.full_name) as username, payments.status,
           payments.submitted_at, payments.screenshot_id = any(${identicalIds}) as "isIdentical"
    from payments join people on people.id = payments.person_id
    where payments.screenshot_id = any(${related.map(({ id }) => id)})
    order by "isIdentical" desc, payments.submitted_at desc limit ${DUPLICATES_MAX}`.execute(db)
  return rows
}

export type DecisionRow = {
  readonly id: string
  readonly type: GameType
  readonly username: string
  readonly status: PaymentStatus
  readonly ticketNumber: string | null
}

export async function findDecision(db: Db, paymentId: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select payments.id, games.type, coalesce(people.username, people.full_name) as username, payments.status,
           (select number from tickets where payment_id = payments.id and voided_at is null) as "ticketNumber"
    from payments join games on games.id = payments.game_id join people on people.id = payments.person_id
    where payments.id = ${paymentId}`.execute(db)
  return rows[0]
}

function openedByOf(paymentId: ReturnType<typeof sql>) {
  return sql`array(select coalesce(username, full_name) from review_presence join people on people.id = review_presence.person_id
    where review_presence.payment_id = ${paymentId} and seen_at > clock_timestamp() - ${PRESENT_FOR}::interval order by 1)`
}

/** Null when there is no such payment; otherwise whether the reviewer has just opened it, which the others want to know. */
export async function markOpened(tx: Tx, paymentId: string, personId: string): Promise<boolean | null> {
  const { rows } = await sql<{ isNew: boolean }>`
    with others as (
      delete from review_presence
      where person_id = ${personId} and payment_id <> ${paymentId} or seen_at < clock_timestamp() - interval '10 minutes'
    ), before as (
      select seen_at from review_presence where payment_id = ${paymentId} and person_id = ${personId}
    ), marked as (
      insert into review_presence (payment_id, person_id)
      select id, ${personId} from payments where id = ${paymentId}
      on conflict (payment_id, person_id) do update set seen_at = clock_timestamp()
      returning payment_id
    ), remembered as (
      insert into opened_payments (payment_id, person_id) select payment_id, ${personId} from marked on conflict do nothing
    )
    select coalesce((select seen_at from before) < clock_timestamp() - ${PRESENT_FOR}::interval, true) as "isNew"
    from marked`.execute(tx.db)
  return rows[0]?.isNew ?? null
}
