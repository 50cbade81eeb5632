import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { BotMessage } from './read-message.ts'

/** Messages of one Telegram account are handled one after another. */
export async function lockChat(tx: Tx, chat: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('telegram chat ' || ${chat}::bigint, 0))`.execute(tx.db)
}

/** Returns false when it was handled before. Waits while another worker handles it. */
export async function insertUpdate(
  tx: Tx,
  { updateId, telegramId, messageId }: Pick<BotMessage, 'updateId' | 'telegramId' | 'messageId'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('telegram_updates')
    .values({ update_id: updateId, chat: telegramId, message_id: messageId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export type Attempts = { readonly lastMinute: number; readonly refusedLastHour: number }

export async function countAttempts(tx: Tx, chat: bigint): Promise<Attempts> {
  const { rows } = await sql<Attempts>`
    select count(*) filter (where received_at > clock_timestamp() - interval '1 minute')::int as "lastMinute",
           count(*) filter (where is_refused)::int as "refusedLastHour"
    from telegram_updates where chat = ${chat} and received_at > clock_timestamp() - interval '1 hour'`.execute(tx.db)
  return rows[0] ?? { lastMinute: 0, refusedLastHour: 0 }
}

export async function markRefused(tx: Tx, updateId: bigint): Promise<void> {
  await tx.db.updateTable('telegram_updates').set({ is_refused: true }).where('update_id', '=', updateId).execute()
}

/** Telegram repeats an update for a day. */
export async function purgeUpdates(tx: Tx, rowsMax: number): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('telegram_updates')
    .where(
      sql<boolean>`update_id = any (array(
        select update_id from telegram_updates where received_at < now() - interval '2 days' limit ${rowsMax}))`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What the bot has posted, in the transaction that notes that it has. */
export async function recordPosted(tx: Tx, messageId: bigint): Promise<void> {
  await sql`
    insert into telegram_newest_message (message_id) values (${messageId})
    on conflict (is_only) do update
    set message_id = greatest(telegram_newest_message.message_id, excluded.message_id)`.execute(tx.db)
}

/** The newest message of the bot or of a person that is known; 0 before the first one. */
export async function findNewestMessageId(db: Db): Promise<bigint> {
  const { rows } = await sql<{ newest: bigint }>`
    select greatest((select message_id from telegram_newest_message), (select max(message_id) from telegram_updates), 0) as newest`.execute(
    db,
  )
  return rows[0]?.newest ?? 0n
}
