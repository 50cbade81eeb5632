import { DELIVERY_HOURS, HOLDS_UP_HOURS, MAILED_WITHOUT_CHAT, READ_BY_PHONE_LINK } from '@edil/domain/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { StoredLetter } from './letter.ts'

export type TelegramDelivery = {
  readonly id: bigint
  readonly chat: bigint
  readonly letter: StoredLetter
  /** Since an attempt whose outcome is not known; null when there is none. */
  readonly sendingSeconds: number | null
  readonly afterMessageId: bigint | null
}

const DELIVERY = sql`
  waiting.notification_id as id, link.telegram_id as chat, notifications.letter, waiting.after_message_id as "afterMessageId",
  extract(epoch from clock_timestamp() - waiting.sending_since)::float8 as "sendingSeconds"`
/**
 * The chat of the person, if it may have this notification. It may have been linked after the notification was written, in another way.
 * A locked account may have been taken over, and its chat linked by the thief.
 */
const LINK_THAT_MAY_READ = sql`
  people.locked_at is null and link.silenced_at is null
  and (link.linked_by <> 'phone' or notifications.kind = any (${READ_BY_PHONE_LINK}::text[]))`
const WAITING = sql`
  notification_deliveries as waiting
  join notifications on notifications.id = waiting.notification_id
  join people on people.id = waiting.person_id
  join telegram_accounts as link on link.person_id = waiting.person_id and ${LINK_THAT_MAY_READ}`
const IS_OPEN = sql`waiting.way = 'telegram' and waiting.sent_at is null and waiting.dropped_at is null`

/** Contains every delivery that `findUnknownDelivery` or `findNextDelivery` may find. */
export const DUE_ON_TELEGRAM = sql`
  select from notification_deliveries as waiting where ${IS_OPEN} and waiting.due_at <= clock_timestamp()`

/** One whose outcome is not known. Nothing else is sent before it is: messages that follow would hide whether it arrived. */
export async function findUnknownDelivery(db: Db): Promise<TelegramDelivery | undefined> {
  const { rows } = await sql<TelegramDelivery>`
    select ${DELIVERY} from ${WAITING} where ${IS_OPEN} and waiting.sending_since is not null
    order by waiting.sending_since limit 1`.execute(db)
  return rows[0]
}

/**
 * The one that is due longest, to a chat that may be written to now, and never before an earlier one of the same person. Nor while an answer to
 * the chat waits: if it was posted without our knowing, the search for a lost notification would take it for that.
 */
export async function findNextDelivery(db: Db, resting: readonly bigint[]): Promise<TelegramDelivery | undefined> {
  const { rows } = await sql<TelegramDelivery>`
    select ${DELIVERY} from ${WAITING}
    where ${IS_OPEN} and waiting.sending_since is null and waiting.due_at <= clock_timestamp()
      and (waiting.retry_at is null or waiting.retry_at <= clock_timestamp())
      and not link.telegram_id = any (${resting}::bigint[])
      and not exists (select 1 from telegram_replies where chat = link.telegram_id)
      and not exists (
        select 1 from notification_deliveries as earlier
        where earlier.person_id = waiting.person_id and earlier.way = 'telegram' and earlier.notification_id < waiting.notification_id
          and earlier.sent_at is null and earlier.dropped_at is null and earlier.due_at <= clock_timestamp()
          and earlier.due_at > clock_timestamp() - make_interval(hours => ${HOLDS_UP_HOURS}))
    order by coalesce(waiting.retry_at, waiting.due_at), waiting.notification_id limit 1`.execute(db)
  return rows[0]
}

/** Committed before the attempt. Returns false when another worker has begun to send it. */
export async function markTelegramAttempt(tx: Tx, id: bigint, afterMessageId: bigint): Promise<boolean> {
  const { numUpdatedRows } = await update(tx, id)
    .set({ sending_since: sql`clock_timestamp()`, after_message_id: afterMessageId })
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('sending_since', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markTelegramSent(tx: Tx, id: bigint, messageId: bigint): Promise<void> {
  await update(tx, id).set({ sent_at: sql`clock_timestamp()`, sending_since: null, message_id: messageId }).execute()
}

/** Telegram has certainly not posted it. */
export async function retryTelegram(tx: Tx, id: bigint, seconds: number): Promise<void> {
  await update(tx, id)
    .set({ sending_since: null, retry_at: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .execute()
}

/** It cannot be sent there. What must leave our site is mailed instead. */
export async function dropTelegramDelivery(tx: Tx, id: bigint): Promise<void> {
  await dropAndMail(tx, sql`waiting.notification_id = ${id}`)
}

const update = (tx: Tx, id: bigint) =>
  tx.db
    .updateTable('notification_deliveries')
    .where('notification_id', '=', id)
    .where('way', '=', 'telegram')
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)

/** What could not be sent for a day, and what has no chat any more that may have it. Returns how many. */
export async function dropTelegramWithoutChat(tx: Tx): Promise<number> {
  return dropAndMail(
    tx,
    sql`(waiting.due_at < clock_timestamp() - make_interval(hours => ${DELIVERY_HOURS})
      or not exists (
        select 1 from telegram_accounts as link
        join people on people.id = link.person_id
        join notifications on notifications.id = waiting.notification_id
        where link.person_id = waiting.person_id and ${LINK_THAT_MAY_READ}))`,
  )
}

/** Without a bot no chat has anything. Returns how many. */
export async function dropAllTelegram(tx: Tx): Promise<number> {
  return dropAndMail(tx, sql`true`)
}

async function dropAndMail(tx: Tx, isGiven: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with dropped as (
      update notification_deliveries as waiting set dropped_at = clock_timestamp(), sending_since = null
      where ${IS_OPEN} and ${isGiven} returning notification_id, due_at),
    mailed as (
      insert into notification_deliveries (notification_id, way, person_id, due_at)
      -- Not before the quiet hours are over.
      select id, 'mail', person_id, greatest(dropped.due_at, clock_timestamp())
      from dropped join notifications on notifications.id = dropped.notification_id
      where kind = any (${MAILED_WITHOUT_CHAT}::text[])
      on conflict do nothing)
    select count(*)::int as count from dropped`.execute(tx.db)
  return rows[0]?.count ?? 0
}
