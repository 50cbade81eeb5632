import type { Language } from '@edil/domain/people'
import { sql } from 'kysely'
import { DUE_ON_TELEGRAM } from '../notifications/telegram-deliveries.queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** An answer: Telegram's HTML, or the picture of a ticket. `contact` shows the button that shares the person's own phone number. */
export type Reply = { readonly html: string; readonly keyboard?: 'contact' | 'removed' } | { readonly ticketId: string }

export type WaitingReply = {
  readonly id: bigint
  readonly chat: bigint
  readonly text: string | null
  readonly ticketId: string | null
  readonly keyboard: 'contact' | 'removed' | null
  readonly language: Language
}

export async function insertReplies(
  tx: Tx,
  chat: bigint,
  language: Language,
  replies: readonly Reply[],
): Promise<void> {
  if (replies.length === 0) return
  const rows = replies.map((reply) =>
    'html' in reply
      ? { chat, language, text: reply.html, ticket_id: null, keyboard: reply.keyboard ?? null }
      : { chat, language, text: null, ticket_id: reply.ticketId, keyboard: null },
  )
  await tx.db.insertInto('telegram_replies').values(rows).execute()
}

/** Whether there is an answer or a notification that may have to be sent now. */
export async function hasMessageToSend(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from telegram_replies where due_at <= clock_timestamp())
        or exists (${DUE_ON_TELEGRAM}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** The next one of a chat that may be written to now, never before an earlier one of the same chat. */
export async function findNextReply(db: Db, resting: readonly bigint[]): Promise<WaitingReply | undefined> {
  const { rows } = await sql<WaitingReply>`
    select waiting.id, waiting.chat, waiting.text, waiting.ticket_id as "ticketId", waiting.keyboard, waiting.language
    from telegram_replies as waiting
    where waiting.due_at <= clock_timestamp() and not waiting.chat = any (${resting}::bigint[])
      and not exists (select 1 from telegram_replies as earlier where earlier.chat = waiting.chat and earlier.id < waiting.id)
    order by waiting.id limit 1`.execute(db)
  return rows[0]
}

export async function deleteReply(tx: Tx, id: bigint): Promise<void> {
  await tx.db.deleteFrom('telegram_replies').where('id', '=', id).execute()
}

export async function deleteRepliesTo(tx: Tx, chat: bigint): Promise<void> {
  await tx.db.deleteFrom('telegram_replies').where('chat', '=', chat).execute()
}

export async function postponeReply(tx: Tx, id: bigint, seconds: number): Promise<void> {
  await tx.db
    .updateTable('telegram_replies')
    .set({ due_at: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

/** After ten minutes the person has asked again, or given up. */
export async function purgeReplies(tx: Tx, rowsMax: number): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('telegram_replies')
    .where(
      sql<boolean>`id = any (array(
        select id from telegram_replies where created_at < now() - interval '10 minutes' limit ${rowsMax}))`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
