import type { AuditAction } from '@edil/domain/audit-actions'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { JsonObject } from '../platform/database/schema.ts'

export type PastAction = {
  readonly at: Date
  readonly action: AuditAction
  readonly actor: string
  readonly subject: string | null
  readonly details: JsonObject
}

/** What a person did and what others did to their account, newest first. The database returns at most 500 entries. */
export async function auditHistoryOf(db: Db, personId: string, most: number): Promise<PastAction[]> {
  const { rows } = await sql<PastAction>`
    select at, action, actor, subject, details from audit_history_of(${personId}, ${most})`.execute(db)
  return rows.map(({ details, ...entry }) => ({ ...entry, details: readable(details) }))
}

export type EntryAbout = {
  readonly seq: bigint
  readonly at: Date
  readonly action: AuditAction
  /** Null: what the person did to someone else, whose data the details may be. */
  readonly details: JsonObject | null
}

type EntriesAbout = { readonly personId: string; readonly after: bigint; readonly rowsMax: number }

/** For the person: what concerns the account, and that the person did something else. Oldest first, page by page. */
export async function auditEntriesAbout(db: Db, { personId, after, rowsMax }: EntriesAbout): Promise<EntryAbout[]> {
  const { rows } = await sql<EntryAbout>`
    select seq, at, action, details from audit_entries_about(${personId}, ${after}, ${rowsMax})`.execute(db)
  return rows.map(({ details, ...entry }) => ({ ...entry, details: details && readable(details) }))
}

/** Hashes are for `npm run audit -- verify`, sessions for an investigation: a reader of the history learns nothing from them. */
function readable({ binding: _, ledger: __, session: ___, ...details }: JsonObject): JsonObject {
  return details
}
