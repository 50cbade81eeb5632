import type { Role } from '@edil/domain/people'
import { asPhone } from '@edil/domain/phone'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { DECOY_PERSON_ID, type PersonRow } from './accounts.queries.ts'

export const PEOPLE_PER_PAGE = 25

export type PeopleSearch = {
  readonly search: string
  readonly role: Role | undefined
  /** The last person of the previous page. */
  readonly before: string | undefined
}

/** Reads one row more than a page, to know whether there is a next page. */
export function findPeople(db: Db, { search, role, before }: PeopleSearch): Promise<PersonRow[]> {
  let query = db.selectFrom('people').selectAll().where('id', '<>', DECOY_PERSON_ID)
  if (role) query = query.where('role', '=', role)
  if (before) {
    query = query.where(sql<boolean>`(created_at, id) < (select created_at, id from people where id = ${before})`)
  }
  if (search) {
    const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const phone = asPhone(search)
    query = query.where(({ or, eb }) =>
      or([
        eb(sql`lower(full_name)`, 'like', part),
        eb(sql`lower(username)`, 'like', part),
        eb('email', '=', search.toLowerCase()),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    )
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PEOPLE_PER_PAGE + 1)
    .execute()
}

/** The latest trace of a person. A session is deleted at logout, so payments and the person's own audit entries count too. */
export async function lastSeenAt(db: Db, personId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(last_seen_at) from sessions where person_id = ${personId}),
      (select max(submitted_at) from payments where person_id = ${personId}),
      (select max(at) from audit_history_of(${personId}, 100) where actor = ${personId})
    ) as at`.execute(db)
  return rows[0]?.at ?? null
}

export async function usernamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('people')
    .select(['id', 'username', 'email'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, username, email }) => [id, username ?? email]))
}

export async function markLocked(tx: Tx, personId: string, reason: string | null): Promise<void> {
  await tx.db
    .updateTable('people')
    .set({ locked_at: reason === null ? null : sql`now()`, locked_reason: reason, updated_at: sql`now()` })
    .where('id', '=', personId)
    .execute()
}

export async function setRole(tx: Tx, personId: string, role: Role): Promise<void> {
  await tx.db.updateTable('people').set({ role, updated_at: sql`now()` }).where('id', '=', personId).execute()
}
