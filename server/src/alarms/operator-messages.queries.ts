import type { Alarm } from '@edil/domain/alarms'
import type { Day } from '@edil/domain/people'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WaitingMessage } from '../platform/telegram/chat-sender.ts'
import type { AlarmFacts, SummaryFacts } from './alarm-facts.queries.ts'

export type OperatorMessage = WaitingMessage & {
  readonly kind: Alarm | 'summary'
  readonly facts: AlarmFacts | SummaryFacts
  readonly day: Day | null
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly isRepeated: boolean
}

export type LastingAlarm = { readonly kind: Alarm; readonly facts: AlarmFacts; readonly minutes: number }

export async function listLastingAlarms(db: Db): Promise<LastingAlarm[]> {
  const { rows } = await sql<LastingAlarm>`
    select kind, facts, extract(epoch from clock_timestamp() - started_at)::float8 / 60 as minutes
    from operator_messages where ended_at is null and kind <> 'summary'`.execute(db)
  return rows
}

/** Does nothing while the alarm lasts already. */
export async function startAlarm(tx: Tx, kind: Alarm, facts: AlarmFacts): Promise<void> {
  await tx.db
    .insertInto('operator_messages')
    .values({ kind, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of one that was never sent, the end is no news either. `isRepeated`: its cause lasts, and a new message follows. */
export async function endAlarms(tx: Tx, kinds: readonly Alarm[], isRepeated: boolean): Promise<void> {
  await sql`
    update operator_messages
    set ended_at = clock_timestamp(), is_repeated = ${isRepeated},
        dropped_at = case when sent_at is null and sending_since is null then coalesce(dropped_at, clock_timestamp()) else dropped_at end
    where kind = any(${kinds}) and ended_at is null`.execute(tx.db)
}

export async function insertSummary(tx: Tx, day: Day, facts: SummaryFacts): Promise<void> {
  await tx.db
    .insertInto('operator_messages')
    .values({ kind: 'summary', day, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One that was never sent, or an alarm that is over since. A day later both are no longer news. */
export async function findNextMessage(db: Db, chat: string): Promise<OperatorMessage | undefined> {
  const { rows } = await sql<OperatorMessage>`
    select id, kind, facts, day::text as day, text, attempts, started_at as "startedAt", is_repeated as "isRepeated",
           case when sent_at is not null then ended_at end as "endedAt",
           extract(epoch from clock_timestamp() - sending_since)::float8 as "sendingSeconds", message_id as edits,
           case when sent_at is null then started_at else ended_at end < clock_timestamp() - interval '24 hours'
             or coalesce(chat <> ${chat}, false) as "isTooLate"
    from operator_messages
    where dropped_at is null and (sent_at is null or (ended_at is not null and end_sent_at is null))
      and (failed_at is null or failed_at < clock_timestamp() - interval '1 minute')
    order by sending_since is null, id limit 1`.execute(db)
  return rows[0]
}

/** The first time it is the message, later its end. */
const IS_WAITING = sql<boolean>`dropped_at is null and (sent_at is null or end_sent_at is null)`

export async function markSending(
  tx: Tx,
  { id, attempts }: Pick<OperatorMessage, 'id' | 'attempts'>,
  text: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('operator_messages')
    .set({ text, sending_since: sql`clock_timestamp()`, attempts: attempts + 1, failed_at: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where(IS_WAITING)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markNotSent(tx: Tx, id: bigint): Promise<void> {
  await tx.db.updateTable('operator_messages').set({ sending_since: null }).where('id', '=', id).execute()
}

export async function markFailed(tx: Tx, id: bigint): Promise<void> {
  await tx.db
    .updateTable('operator_messages')
    .set({ sending_since: null, failed_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export type SentMessage = { readonly chat: string; readonly messageId: bigint }

export async function markSent(
  tx: Tx,
  { id, edits }: OperatorMessage,
  { chat, messageId }: SentMessage,
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await tx.db
    .updateTable('operator_messages')
    .set(edits === null ? { chat, message_id: messageId, sent_at: now } : { end_sent_at: now })
    .set({ sending_since: null })
    .where('id', '=', id)
    .where(IS_WAITING)
    .execute()
}

/** A dropped alarm has ended: otherwise there would be no other of its kind. */
export async function markDropped(tx: Tx, id: bigint): Promise<void> {
  await sql`
    update operator_messages
    set dropped_at = clock_timestamp(), sending_since = null,
        ended_at = case when kind = 'summary' then ended_at else coalesce(ended_at, clock_timestamp()) end
    where id = ${id}`.execute(tx.db)
}

export async function findLastMessageId(db: Db, chat: string): Promise<bigint> {
  const row = await db
    .selectFrom('operator_messages')
    .select(({ fn }) => fn.max('message_id').as('last'))
    .where('chat', '=', chat)
    .executeTakeFirst()
  return row?.last ?? 0n
}
