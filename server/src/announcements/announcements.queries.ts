import type { AnnouncementKind } from '@edil/domain/announcements'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WaitingMessage } from '../platform/telegram/chat-sender.ts'
import type { Announcement } from './announce.ts'

/** Announces nothing twice: a transaction that runs again, or a second witness, adds nothing. */
export async function insertAnnouncement(tx: Tx, { kind, gameId, payoutId, dueAt }: Announcement): Promise<void> {
  await tx.db
    .insertInto('announcements')
    .values({ kind, game_id: gameId, payout_id: payoutId ?? null, ...(dueAt ? { due_at: dueAt } : {}) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type WaitingAnnouncement = WaitingMessage & {
  readonly kind: AnnouncementKind
  readonly gameId: string
  readonly payoutId: string | null
}

const IS_WAITING = sql`waiting.sent_at is null and waiting.dropped_at is null`
/** Older news is not announced: the channel would show yesterday's games as new. */
const IS_TOO_LATE = sql`waiting.due_at < clock_timestamp() - interval '24 hours'`

/**
 * One whose outcome is not known. Then seals, which prove the more the earlier they are seen; then the one that is due longest. Never one
 * before an earlier one of the same game.
 */
export async function findNextAnnouncement(db: Db, chat: string): Promise<WaitingAnnouncement | undefined> {
  const { rows } = await sql<WaitingAnnouncement>`
    select waiting.id, waiting.kind, waiting.game_id as "gameId", waiting.payout_id as "payoutId", waiting.text, waiting.attempts,
           extract(epoch from clock_timestamp() - waiting.sending_since)::float8 as "sendingSeconds",
           ${IS_TOO_LATE} as "isTooLate", seal.message_id as edits
    from announcements as waiting
    left join announcements as seal
      on waiting.kind = 'witnessed' and seal.game_id = waiting.game_id and seal.kind = 'sealed' and seal.chat = ${chat}
    where ${IS_WAITING} and waiting.due_at <= clock_timestamp()
      and (waiting.failed_at is null or waiting.failed_at < clock_timestamp() - interval '1 minute')
      and not exists (
        select 1 from announcements as earlier
        where earlier.game_id = waiting.game_id and earlier.id < waiting.id
          and earlier.sent_at is null and earlier.dropped_at is null)
    order by waiting.sending_since is null, waiting.kind not in ('sealed', 'witnessed'), waiting.due_at, waiting.id limit 1`.execute(
    db,
  )
  return rows[0]
}

export async function dropOldAnnouncements(tx: Tx): Promise<void> {
  await sql`
    update announcements as waiting set dropped_at = clock_timestamp()
    where ${IS_WAITING} and ${IS_TOO_LATE} and sending_since is null`.execute(tx.db)
}

export async function markSending(
  tx: Tx,
  { id, attempts }: Pick<WaitingAnnouncement, 'id' | 'attempts'>,
  text: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('announcements')
    .set({ text, sending_since: sql`clock_timestamp()`, attempts: attempts + 1, failed_at: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markNotSent(tx: Tx, id: bigint): Promise<void> {
  await tx.db
    .updateTable('announcements')
    .set({ sending_since: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export async function markFailed(tx: Tx, id: bigint): Promise<void> {
  await tx.db
    .updateTable('announcements')
    .set({ sending_since: null, failed_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export type SentMessage = { readonly chat: string; readonly messageId: bigint }

export async function markSent(tx: Tx, id: bigint, { chat, messageId }: SentMessage): Promise<void> {
  await tx.db
    .updateTable('announcements')
    .set({ chat, message_id: messageId, sent_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export async function markDropped(tx: Tx, id: bigint): Promise<void> {
  await tx.db
    .updateTable('announcements')
    .set({ dropped_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export async function findLastMessageId(db: Db, chat: string): Promise<bigint> {
  const row = await db
    .selectFrom('announcements')
    .select(({ fn }) => fn.max('message_id').as('last'))
    .where('chat', '=', chat)
    .executeTakeFirst()
  return row?.last ?? 0n
}

/** How long the oldest announcement that is due has waited; 0 when none waits. */
export async function readOldestWaitingSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(waiting.due_at))::float8 as seconds
    from announcements as waiting where ${IS_WAITING} and waiting.due_at <= clock_timestamp()`.execute(db)
  return rows[0]?.seconds ?? 0
}
