import { sql } from 'kysely'
import { inSnapshot, readByCursor } from '../platform/database/check-rows.ts'
import type { Db } from '../platform/database/db.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditHead } from './audit-head.ts'
import { type AuditVerdict, chainChecker } from './chain-checker.ts'

/**
 * Checks the whole log as the owner of the tables, page by page, in constant memory. One snapshot covers all pages and
 * the head, so that entries recorded meanwhile do not appear as faults.
 */
export async function verifyAudit(db: Db, anchors: readonly AuditHead[] = []): Promise<AuditVerdict> {
  return inSnapshot(db, async (snapshot) => {
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
export function readAuditEntries(snapshot: Db): AsyncGenerator<AuditEntry> {
  return readByCursor(
    snapshot,
    sql<AuditEntry>`
      select coalesce(seq, 0) as seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z" AD') as at,
             actor, action, subject, details::text as details, salt,
             coalesce(previous_hash, '') as "previousHash", coalesce(hash, '') as hash
      from audit_log order by audit_log.seq`,
  )
}
