import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditHead } from './audit-head.ts'
import { type AuditVerdict, chainChecker } from './chain-checker.ts'

const PAGE = 5_000

/**
 * Checks the whole log as the owner of the tables, page by page, in constant memory. One snapshot covers all pages and
 * the head, so that entries recorded meanwhile do not appear as faults.
 */
export async function verifyAudit(db: Db, anchors: readonly AuditHead[] = []): Promise<AuditVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const { take, end } = chainChecker(anchors)
      for await (const entry of readAuditEntries(snapshot)) take(entry)
      const head = await snapshot.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
      return end(head)
    })
}

/**
 * Uses a cursor instead of `seq > last`: without the primary key, an attacker could hide a second entry with the same
 * number between pages. For the same reason, columns that cannot be null are read as if they could.
 */
export async function* readAuditEntries(snapshot: Db): AsyncGenerator<AuditEntry> {
  await sql`
    declare audit_entries no scroll cursor for
    select coalesce(seq, 0) as seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z" AD') as at,
           actor, action, subject, details::text as details, salt,
           coalesce(previous_hash, '') as "previousHash", coalesce(hash, '') as hash
    from audit_log order by audit_log.seq`.execute(snapshot)
  for (;;) {
    const { rows } = await sql<AuditEntry>`fetch ${sql.lit(PAGE)} from audit_entries`.execute(snapshot)
    yield* rows
    if (rows.length < PAGE) break
  }
  await sql`close audit_entries`.execute(snapshot)
}
