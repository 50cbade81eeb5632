import type { RefundReason } from '@edil/domain/payments'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { readPage } from '../platform/database/page.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type RefundRow = Selectable<Tables['refunds']>

/**
 * The money of a payment that is owed back, in whole or in part. It is sent to the phone number that the person has now: a
 * number that is changed later, perhaps by someone else, gets nothing of it.
 */
export async function insertRefund(
  tx: Tx,
  payment: Pick<Selectable<Tables['payments']>, 'id' | 'person_id' | 'method'>,
  amount: bigint,
  reason: RefundReason,
): Promise<string> {
  const { id } = await tx.db
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      person_id: payment.person_id,
      method: payment.method,
      phone: sql`(select phone from people where id = ${payment.person_id})`,
      amount,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function lockRefund(tx: Tx, refundId: string): Promise<RefundRow | undefined> {
  return tx.db.selectFrom('refunds').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst()
}

/** Who decided about the payment, and who confirmed that its ticket is withdrawn. */
export async function listDeciders(tx: Tx, paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from refund_deciders(${paymentId}) as id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function markRefundPaid(tx: Tx, refundId: string, reviewerId: string, reference: string): Promise<void> {
  await tx.db
    .updateTable('refunds')
    .set({ paid_at: sql`clock_timestamp()`, paid_by: reviewerId, transfer_reference: reference })
    .where('id', '=', refundId)
    .execute()
}

/** Until `minutes` from now. */
export async function reserveRefundUntil(tx: Tx, refundId: string, reviewerId: string, minutes: number): Promise<void> {
  await sql`
    update refunds set reserved_by = ${reviewerId}, reserved_until = clock_timestamp() + make_interval(mins => ${minutes})
    where id = ${refundId}`.execute(tx.db)
}

function refundsWithPeople(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('people', 'people.id', 'refunds.person_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('people as payer', 'payer.id', 'refunds.paid_by')
    .leftJoin('people as reserver', (join) =>
      join
        .onRef('reserver.id', '=', 'refunds.reserved_by')
        .on('refunds.reserved_until', '>', sql<Date>`clock_timestamp()`),
    )
    .selectAll('refunds')
    .select([
      'people.username',
      'people.full_name',
      'payments.account_name',
      'payer.username as paid_by_name',
      'reserver.username as reserved_by_name',
      sql<string[]>`array(select coalesce(username, full_name) from people
                          where people.id in (select refund_deciders(refunds.payment_id)))`.as('decided_by_names'),
    ])
}

export type RefundWithPerson = Awaited<ReturnType<typeof listRefundRows>>['rows'][number]

/** Owed: the oldest first. Paid: the newest first. From the one after `after` on. */
export async function listRefundRows(db: Db, state: 'owed' | 'paid', after?: string) {
  const rows = refundsWithPeople(db)
  const owed = rows.where('refunds.paid_at', 'is', null).orderBy('refunds.owed_at').orderBy('refunds.id')
  const paid = rows
    .where('refunds.paid_at', 'is not', null)
    .orderBy('refunds.paid_at', 'desc')
    .orderBy('refunds.id', 'desc')
  if (state === 'owed') {
    const isLater = sql<boolean>`(refunds.owed_at, refunds.id) > (select owed_at, id from refunds where id = ${after})`
    return readPage(after ? owed.where(isLater) : owed)
  }
  const isEarlier = sql<boolean>`(refunds.paid_at, refunds.id) < (select paid_at, id from refunds where id = ${after})`
  return readPage(after ? paid.where(isEarlier) : paid)
}

export function findRefund(db: Db, refundId: string) {
  return refundsWithPeople(db).where('refunds.id', '=', refundId).executeTakeFirst()
}

export async function sumOwed(db: Db): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(amount), 0)::bigint as owed from refunds where paid_at is null`.execute(db)
  return rows[0]?.owed ?? 0n
}

export function listRefundsOf(db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([])
  return db.selectFrom('refunds').selectAll().where('payment_id', 'in', paymentIds).orderBy('owed_at').execute()
}

/** Erases where the refunds of these payments were sent. */
export async function eraseRefundPhones(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  await tx.db
    .updateTable('refunds')
    .set({ phone: null })
    .where('payment_id', 'in', [...paymentIds])
    .where('paid_at', 'is not', null)
    .execute()
}
