import { type LinkedBy, NOTIFICATION_DAYS, type NotificationKind, type Way } from '@edil/domain/notifications'
import type { Day, Language, Role } from '@edil/domain/people'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { IS_SHOWN } from '../platform/is-shown.ts'
import type { StoredLetter } from './letter.ts'
import type { NotificationFacts } from './notification-facts.ts'
import type { Notification } from './notify.ts'

export async function insertNotifications<Kind extends NotificationKind>(
  tx: Tx,
  personIds: readonly string[],
  { kind, facts, cause, dueAt }: Notification<Kind>,
): Promise<void> {
  await tx.db
    .insertInto('notifications')
    .values(
      personIds.map((personId) => ({
        person_id: personId,
        kind,
        facts: JSON.stringify(facts),
        cause: cause ?? null,
        ...(dueAt ? { due_at: dueAt } : {}),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type WaitingNotification = {
  readonly id: bigint
  readonly kind: NotificationKind
  readonly facts: NotificationFacts[NotificationKind]
  readonly personId: string
  readonly happenedAt: Date
  readonly language: Language
  readonly role: Role
  readonly bornOn: Day | null
  /** Null when no Telegram account is linked, its owner wants no messages, or the account is locked. */
  readonly link: LinkedBy | null
  readonly isLocked: boolean
  readonly isClosed: boolean
}

const IS_DUE = sql`
  waiting.written_at is null and waiting.dropped_at is null and waiting.due_at <= clock_timestamp()
  and (waiting.retry_at is null or waiting.retry_at <= clock_timestamp())`

/** Whether `lockWaitingNotification` may find one: without a transaction, for the many times when nothing has happened. */
export async function hasWaitingNotification(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from notifications as waiting where ${IS_DUE}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/**
 * The one that is due longest, never before an earlier one of the same person, unless that one could not be written. A result waits until
 * its show is over by the clock of the database. The row is locked until the transaction ends; other workers take the next.
 */
export async function lockWaitingNotification(tx: Tx): Promise<WaitingNotification | undefined> {
  const { rows } = await sql<WaitingNotification>`
    select waiting.id, waiting.kind, waiting.facts, waiting.person_id as "personId", waiting.happened_at as "happenedAt",
           people.language, people.role, people.born_on::text as "bornOn",
           (select linked_by from telegram_accounts as link where link.person_id = people.id and silenced_at is null and people.locked_at is null) as link,
           people.locked_at is not null as "isLocked", people.closed_at is not null as "isClosed"
    from notifications as waiting join people on people.id = waiting.person_id
    where ${IS_DUE}
      and (waiting.kind not in ('prize_won', 'not_won')
           or exists (select 1 from draws where draws.game_id = waiting.facts ->> 'gameId' and ${IS_SHOWN}))
      and not exists (
        select 1 from notifications as earlier
        where earlier.person_id = waiting.person_id and earlier.id < waiting.id and earlier.written_at is null
          and earlier.dropped_at is null and earlier.retry_at is null and earlier.due_at <= clock_timestamp())
    order by waiting.due_at, waiting.id limit 1 for update of waiting skip locked`.execute(tx.db)
  return rows[0]
}

export async function markWritten(tx: Tx, id: bigint, letter: StoredLetter): Promise<void> {
  await tx.db
    .updateTable('notifications')
    .set({ letter: JSON.stringify(letter), written_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function markNotTrue(tx: Tx, id: bigint): Promise<void> {
  await tx.db.updateTable('notifications').set({ dropped_at: sql`clock_timestamp()` }).where('id', '=', id).execute()
}

/** It could not be written: the next ones pass, and it is tried again. */
export async function postponeWriting(tx: Tx, id: bigint, seconds: number): Promise<void> {
  await tx.db
    .updateTable('notifications')
    .set({ retry_at: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

export async function insertDeliveries(
  tx: Tx,
  { id, personId }: Pick<WaitingNotification, 'id' | 'personId'>,
  ways: readonly Way[],
  dueAt: Date,
): Promise<void> {
  if (ways.length === 0) return
  await tx.db
    .insertInto('notification_deliveries')
    .values(ways.map((way) => ({ notification_id: id, way, person_id: personId, due_at: dueAt })))
    .execute()
}

export type ListedNotification = {
  readonly id: bigint
  readonly kind: NotificationKind
  readonly letter: StoredLetter
  readonly writtenAt: Date
  readonly isRead: boolean
}

/** A person, and what they may read now. */
export type Reader = { readonly personId: string; readonly kinds: readonly NotificationKind[] }

/** Newest first. `before`: the last one of the previous page. */
export async function listNotifications(
  db: Db,
  { personId, kinds }: Reader,
  rowsMax: number,
  before?: bigint,
): Promise<ListedNotification[]> {
  const { rows } = await sql<ListedNotification>`
    select id, kind, letter, written_at as "writtenAt", read_at is not null as "isRead" from notifications
    where person_id = ${personId} and kind = any (${kinds}) and written_at is not null and (${before ?? null}::bigint is null or id < ${before ?? null})
    order by id desc limit ${rowsMax}`.execute(db)
  return rows
}

/** Up to the one that the page showed: one that came later was not read. */
export async function markRead(tx: Tx, { personId, kinds }: Reader, upTo: bigint): Promise<void> {
  await tx.db
    .updateTable('notifications')
    .set({ read_at: sql`clock_timestamp()` })
    .where('person_id', '=', personId)
    .where('kind', 'in', kinds)
    .where('id', '<=', upTo)
    .where('written_at', 'is not', null)
    .where('read_at', 'is', null)
    .execute()
}

/** Of an account that is closed: letters name amounts, numbers and accounts. */
export async function eraseNotifications(tx: Tx, personId: string): Promise<void> {
  await tx.db.deleteFrom('notifications').where('person_id', '=', personId).execute()
  await tx.db.deleteFrom('notification_choices').where('person_id', '=', personId).execute()
}

export async function purgeNotifications(tx: Tx, rowsMax: number): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    with gone as (
      delete from notifications where id in (
        select id from notifications
        where happened_at < clock_timestamp() - make_interval(days => ${NOTIFICATION_DAYS}) limit ${rowsMax}) returning 1)
    select count(*) from gone`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}
