import { ALARMS, type Alarm } from '@edil/domain/alarms'
import type { Day } from '@edil/domain/people'
import { sql } from 'kysely'
import type { WaitingMessage } from '../platform/chat-sender.ts'
import type { Db } from '../platform/db.ts'
import type { Tx } from '../platform/transaction.ts'
import type { AlarmFacts, SummaryFacts } from './alarm-facts.queries.ts'

export type OperatorMessage = WaitingMessage & {
  readonly kind: Alarm | 'summary'
  readonly facts: AlarmFacts | SummaryFacts
  readonly day: Day | null
  readonly startedAt: Date
  readonly endedAt: Date | null
}

/** Returns false when the alarm lasts already. */
export async function startAlarm(tx: Tx, kind: Alarm, facts: AlarmFacts): Promise<boolean> {
  const row = await tx.db
    .insertInto('operator_messages')
    .values({ kind, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the alarms of these kinds. One that was never sent is not news any more. */
export async function endAlarms(tx: Tx, kinds: readonly Alarm[]): Promise<void> {
  await sql`
    update operator_messages set ended_at = clock_timestamp(),
                                 dropped_at = case when text is null then clock_timestamp() end
    where kind = any(${kinds}) and kind = any(${ALARMS}) and ended_at is null`.execute(tx.db)
}

export async function insertSummary(tx: Tx, day: Day, facts: SummaryFacts): Promise<void> {
  await tx.db
    .insertInto('operator_messages')
    .values({ kind: 'summary', day, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One that was never sent, or an alarm that is over since. */
export async function findNextMessage(db: Db): Promise<OperatorMessage | undefined> {
  const { rows } = await sql<OperatorMessage>`
    select id, kind, facts, day::text as day, text, started_at as "startedAt",
           case when sent_at is not null then ended_at end as "endedAt",
           extract(epoch from clock_timestamp() - sending_since)::float8 as "sendingSeconds", message_id as edits
    from operator_messages
    where dropped_at is null and (sent_at is null or (ended_at is not null and end_sent_at is null))
    order by sending_since is null, id limit 1`.execute(db)
  return rows[0]
}

export async function markSending(tx: Tx, id: bigint, text: string): Promise<void> {
  await tx.db
    .updateTable('operator_messages')
    .set({ text, sending_since: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function markNotSent(tx: Tx, id: bigint): Promise<void> {
  await tx.db.updateTable('operator_messages').set({ sending_since: null }).where('id', '=', id).execute()
}

/** The first time it is the message, later its end. */
export async function markSent(tx: Tx, { id, edits }: OperatorMessage, messageId: bigint): Promise<void> {
  const sent = edits === null ? { message_id: messageId, sent_at: sql<Date>`clock_timestamp()` } : undefined
  await tx.db
    .updateTable('operator_messages')
    .set({ ...(sent ?? { end_sent_at: sql<Date>`clock_timestamp()` }), sending_since: null })
    .where('id', '=', id)
    .execute()
}

export async function markDropped(tx: Tx, id: bigint): Promise<void> {
  await tx.db
    .updateTable('operator_messages')
    .set({ dropped_at: sql`clock_timestamp()`, sending_since: null })
    .where('id', '=', id)
    .execute()
}

export async function findLastMessageId(db: Db): Promise<bigint> {
  const row = await db
    .selectFrom('operator_messages')
    .select(({ fn }) => fn.max('message_id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0n
}
