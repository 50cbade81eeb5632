import { NEW_PLAYER_PENDING_HOURS } from '@edil/domain/crowding'
import {
  ACCEPTED_AFTER_CLOSING_HOURS,
  type FailableCheck,
  type PaymentOutcome,
  type Rejection,
} from '@edil/domain/payments'
import type { PaymentMethod } from '@edil/domain/postings'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type PaymentRow = Selectable<Tables['payments']>

export function findPayment(db: Db, paymentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()
}

export function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow | undefined> {
  return tx.db.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst()
}

export function findPaymentByKey(tx: Tx, personId: string, key: string): Promise<PaymentRow | undefined> {
  return tx.db
    .selectFrom('payments')
    .selectAll()
    .where('person_id', '=', personId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

export type NewPayment = {
  readonly personId: string
  readonly key: string
  readonly gameId: string
  readonly method: PaymentMethod
  readonly accountName: string
  readonly count: number
  readonly amount: bigint
  readonly reference: string | null
  readonly screenshotId: string
}

export function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  return tx.db
    .insertInto('payments')
    .values({
      person_id: payment.personId,
      idempotency_key: payment.key,
      game_id: payment.gameId,
      method: payment.method,
      account_name: payment.accountName,
      count: payment.count,
      amount: payment.amount,
      numbers: [],
      reference: payment.reference,
      screenshot_id: payment.screenshotId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type Change = {
  readonly outcome: PaymentOutcome
  readonly numbers?: readonly number[]
  readonly gameId?: string
}

/** Sets what became of the money after the decision. */
export async function changeOutcome(tx: Tx, paymentId: string, { outcome, numbers, gameId }: Change): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({ outcome, ...(numbers ? { numbers: [...numbers] } : {}), ...(gameId ? { game_id: gameId } : {}) })
    .where('id', '=', paymentId)
    .execute()
}

export async function setNumbers(tx: Tx, paymentId: string, numbers: readonly number[]): Promise<PaymentRow> {
  return tx.db
    .updateTable('payments')
    .set({ numbers: [...numbers] })
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The rule is the function `failing_checks` of the database, which also refuses an approval past it. */
export async function findFailingChecks(tx: Tx, paymentId: string): Promise<FailableCheck[]> {
  const { rows } = await sql<{ failing: FailableCheck[] }>`
    select failing_checks(payments) as failing from payments where id = ${paymentId}`.execute(tx.db)
  return rows[0]?.failing ?? []
}

export type Approved = {
  readonly reviewerId: string
  readonly outcome: PaymentOutcome
  readonly overrideNote: string | undefined
}

/** The payment loses its numbers, because its game has closed; they are its first offer in the next game. */
export async function moveNumbersToWanted(tx: Tx, paymentId: string, numbers: readonly number[]): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({ numbers: [], ...(numbers.length > 0 && { wanted: [...numbers] }) })
    .where('id', '=', paymentId)
    .execute()
}

/** Pending payments of new players that have had numbers for too long, the oldest first. */
export async function listOverdueOfNewPlayers(db: Db, paymentsMax: number): Promise<{ id: string; gameId: string }[]> {
  const { rows } = await sql<{ id: string; gameId: string }>`
    select id, game_id as "gameId" from payments where ${IS_OVERDUE_OF_NEW_PLAYER}
    order by submitted_at limit ${paymentsMax}`.execute(db)
  return rows
}

export async function isOverdueOfNewPlayer(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments where id = ${paymentId} and ${IS_OVERDUE_OF_NEW_PLAYER}`.execute(tx.db)
  return rows.length > 0
}

const IS_OVERDUE_OF_NEW_PLAYER = sql<boolean>`
  status = 'pending' and cardinality(numbers) > 0
  and submitted_at <= now() - ${`${NEW_PLAYER_PENDING_HOURS} hours`}::interval
  and not exists (
    select from payments as other where other.person_id = payments.person_id and other.status = 'approved'
  )`

/** Whether this transfer has paid for a ticket, or its money was sent back. */
export async function isReferenceUsed(tx: Tx, reference: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('used_references')
    .select('payment_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

/** The other reviewers have not seen the screenshot with this reference. */
export async function updateReference(tx: Tx, paymentId: string, reference: string, reviewerId: string): Promise<void> {
  await tx.db.updateTable('payments').set({ reference }).where('id', '=', paymentId).execute()
  await tx.db
    .deleteFrom('opened_payments')
    .where('payment_id', '=', paymentId)
    .where('person_id', '<>', reviewerId)
    .execute()
}

export async function markApproved(
  tx: Tx,
  paymentId: string,
  { reviewerId, outcome, overrideNote }: Approved,
): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({
      status: 'approved',
      outcome,
      override_note: overrideNote ?? null,
      decided_at: sql`clock_timestamp()`,
      decided_by: reviewerId,
    })
    .where('id', '=', paymentId)
    .execute()
}

export type Rejected = { readonly rejection: Rejection; readonly note: string }

export async function markRejected(
  tx: Tx,
  paymentId: string,
  reviewerId: string,
  { rejection, note }: Rejected,
): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({
      status: 'rejected',
      rejection,
      note: note || null,
      numbers: [],
      decided_at: sql`clock_timestamp()`,
      decided_by: reviewerId,
    })
    .where('id', '=', paymentId)
    .execute()
}

/**
 * Locks a person who submits a payment until the commit. It waits for a change of their role that is not committed, and for their
 * other submissions. A statement of its own: the one that counts them must begin after the wait.
 */
export async function lockSubmitter(tx: Tx, personId: string): Promise<void> {
  await sql`select from people where id = ${personId} for no key update`.execute(tx.db)
}

/** Whether this person may submit a payment with this screenshot and method. The caller has locked the person. */
export async function findPayable(
  tx: Tx,
  { personId, method, screenshotId }: { personId: string; method: PaymentMethod; screenshotId: string },
) {
  const { rows } = await sql<{
    takesMoney: boolean
    hasScreenshot: boolean
    isComplete: boolean
    isLocked: boolean
    isStaff: boolean
    isNew: boolean
    waiting: number
    lastDay: number
  }>`
    select exists (select 1 from receiving_accounts where method = ${method}
                     and (closed_at is null or closed_at > now() - ${`${ACCEPTED_AFTER_CLOSING_HOURS} hours`}::interval)) as "takesMoney",
           exists (select 1 from screenshots where id = ${screenshotId} and person_id = ${personId}) as "hasScreenshot",
           agreed_to_terms_at is not null and born_on is not null as "isComplete",
           locked_at is not null or closed_at is not null as "isLocked", role <> 'player' as "isStaff",
           not exists (select from payments where person_id = people.id and status = 'approved') as "isNew",
           (select count(*)::int from payments where person_id = people.id and status = 'pending') as waiting,
           (select count(*)::int from payments
            where person_id = people.id and submitted_at > now() - interval '24 hours') as "lastDay"
    from people where id = ${personId}`.execute(tx.db)
  return rows[0]
}

/** The pending payments of one player on one board. */
export async function listPendingPayments(tx: Tx, gameId: string, personId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('payments')
    .select('id')
    .where('game_id', '=', gameId)
    .where('person_id', '=', personId)
    .where('status', '=', 'pending')
    .orderBy('submitted_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether this reviewer has opened each of these payments, with its screenshot. */
export async function hasOpenedAll(tx: Tx, paymentIds: readonly string[], reviewerId: string): Promise<boolean> {
  const opened = await tx.db
    .selectFrom('opened_payments')
    .select('payment_id')
    .where('person_id', '=', reviewerId)
    .where('payment_id', 'in', paymentIds)
    .execute()
  return opened.length === paymentIds.length
}
