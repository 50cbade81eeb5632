import { DELIVERY_HOURS, HOLDS_UP_HOURS, type Way } from '@edil/domain/notifications'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { StoredLetter } from './letter.ts'

export type Delivery = {
  readonly id: bigint
  /** The same for every attempt. */
  readonly key: string
  readonly attempts: number
  readonly letter: StoredLetter
  readonly name: string
  readonly email: string
}

/** A worker that sends has given up long before: its time limit is shorter. */
const FORGOTTEN = sql`interval '1 minute'`

const WAITS = (way: Way) => sql`
  waiting.way = ${way} and waiting.sent_at is null and waiting.dropped_at is null and waiting.due_at <= clock_timestamp()
  and (waiting.sending_since is null or waiting.sending_since < clock_timestamp() - ${FORGOTTEN})`

/** Drops what could not be sent for a day. Returns how many. */
export async function dropOldDeliveries(tx: Tx, way: Way): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification_deliveries as waiting set dropped_at = clock_timestamp()
    where ${WAITS(way)} and waiting.due_at < clock_timestamp() - make_interval(hours => ${DELIVERY_HOURS})`.execute(
    tx.db,
  )
  return Number(numAffectedRows ?? 0n)
}

/** Whether `takeDeliveries` may find one: without a transaction, for the many times when nothing waits. */
export async function hasDueDelivery(db: Db, way: Way): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from notification_deliveries as waiting
      where ${WAITS(way)} and (retry_at is null or retry_at <= clock_timestamp())) as found`.execute(db)
  return rows[0]?.found ?? false
}

/**
 * Takes the deliveries that are due longest, at most one of each person, and none before an earlier one of the same person. One that failed
 * is due again behind those that wait by then, or refused recipients would hold up everyone. The attempt
 * is committed before it is made: a worker that dies in the middle leaves it to another, which makes the same message again.
 */
export async function takeDeliveries(tx: Tx, way: Way, rowsMax: number): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with next as (
      select waiting.notification_id, waiting.way from notification_deliveries as waiting
      where ${WAITS(way)} and (waiting.retry_at is null or waiting.retry_at <= clock_timestamp())
        and not exists (
          select 1 from notification_deliveries as earlier
          where earlier.person_id = waiting.person_id and earlier.way = waiting.way
            and earlier.notification_id < waiting.notification_id and earlier.sent_at is null and earlier.dropped_at is null
            and earlier.due_at <= clock_timestamp() and earlier.due_at > clock_timestamp() - make_interval(hours => ${HOLDS_UP_HOURS}))
      order by coalesce(waiting.retry_at, waiting.due_at), waiting.notification_id limit ${rowsMax} for update of waiting skip locked),
    taken as (
      update notification_deliveries as delivery
      set attempts = attempts + 1, sending_since = clock_timestamp(), retry_at = null
      from next where delivery.notification_id = next.notification_id and delivery.way = next.way
      returning delivery.notification_id, delivery.key, delivery.attempts, delivery.person_id)
    select taken.notification_id as id, taken.key, taken.attempts, notifications.letter,
           people.full_name as name, people.email
    from taken join notifications on notifications.id = taken.notification_id join people on people.id = taken.person_id
    order by taken.notification_id`.execute(tx.db)
  return rows
}

export async function markDelivered(tx: Tx, way: Way, id: bigint): Promise<void> {
  await tx.db
    .updateTable('notification_deliveries')
    .set({ sent_at: sql`clock_timestamp()`, sending_since: null })
    .where('notification_id', '=', id)
    .where('way', '=', way)
    .where('sent_at', 'is', null)
    .execute()
}

export async function retryDelivery(tx: Tx, way: Way, id: bigint, seconds: number): Promise<void> {
  await tx.db
    .updateTable('notification_deliveries')
    .set({ sending_since: null, retry_at: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('notification_id', '=', id)
    .where('way', '=', way)
    .where('sent_at', 'is', null)
    .execute()
}
