import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type ShownNotice = { readonly id: string; readonly textEn: string; readonly textAm: string }

/** A page has room for a few. */
const SHOWN_MAX = 3
const LISTED_MAX = 30

export async function listShown(db: Db): Promise<ShownNotice[]> {
  const { rows } = await sql<ShownNotice>`
    select id, text_en as "textEn", text_am as "textAm" from notices
    where ended_at is null and shows_until > clock_timestamp() and shows_from <= clock_timestamp()
    order by created_at desc, id limit ${SHOWN_MAX}`.execute(db)
  return rows
}

export type NoticeRow = ShownNotice & {
  readonly showsFrom: Date
  readonly showsUntil: Date
  readonly createdBy: string
  readonly endedAt: Date | null
  readonly endedBy: string | null
}

export async function listLatest(db: Db): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select notices.id, text_en as "textEn", text_am as "textAm", shows_from as "showsFrom", shows_until as "showsUntil",
           coalesce(author.username, author.full_name) as "createdBy", ended_at as "endedAt",
           coalesce(ender.username, ender.full_name) as "endedBy"
    from notices join people as author on author.id = created_by left join people as ender on ender.id = ended_by
    order by notices.created_at desc, notices.id limit ${LISTED_MAX}`.execute(db)
  return rows
}

export type NewNotice = {
  readonly textEn: string
  readonly textAm: string
  readonly showsFrom: string
  readonly showsUntil: string
  readonly adminId: string
}

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<string> {
  const { textEn, textAm, showsFrom, showsUntil, adminId } = notice
  const { id } = await tx.db
    .insertInto('notices')
    .values({
      text_en: textEn,
      text_am: textAm,
      shows_from: showsFrom,
      shows_until: showsUntil,
      created_by: adminId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns false when it is over or was taken down before. */
export async function markEnded(tx: Tx, noticeId: string, adminId: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('notices')
    .set({ ended_at: sql`clock_timestamp()`, ended_by: adminId })
    .where('id', '=', noticeId)
    .where('ended_at', 'is', null)
    .where('shows_until', '>', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
