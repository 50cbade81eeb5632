import type { AuditAction } from '@edil/domain/audit-actions'
import type { Db } from '../platform/database/db.ts'
import type { JsonObject } from '../platform/database/schema.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { staffSessionOf } from '../platform/staff-session.ts'

export type RecordAudit = {
  /** A person's id, 'system', 'visitor' for someone without an account, or 'host' in entries that are published. */
  readonly actor: string
  readonly action: AuditAction
  /** The id of the person or thing that it concerns. Text that a visitor typed belongs in the details. */
  readonly subject: string | null
  /** Stored permanently, even when the account is closed: no passwords, codes or tokens. */
  readonly details?: JsonObject
}

type Row = {
  readonly actor: string
  readonly action: AuditAction
  readonly subject: string | null
  readonly details: string
}

/** What each transaction has recorded and not written yet. */
const recorded = new WeakMap<Tx, Row[]>()

/**
 * Adds entries to the audit log in the transaction of the change, in this order. They are written when the transaction has done
 * everything else: writing locks the head of the log until the commit, and every other transaction that records something waits. One that
 * then waited for a row of another would stop all of them, and PostgreSQL would end innocent ones to resolve it.
 *
 * The first entry also names the digests of all postings since the last one, as `ledger` of its details: `npm run audit -- verify`
 * compares them with the ledger. Entries by staff name their session.
 */
export function recordAudit(tx: Tx, ...entries: readonly [RecordAudit, ...RecordAudit[]]): void {
  const rows = rowsOf(entries, tx.unrecordedPostings.splice(0))
  const earlier = recorded.get(tx)
  if (earlier) earlier.push(...rows)
  else {
    recorded.set(tx, rows)
    tx.beforeCommit(() => writeAudit(tx))
  }
}

/** Writes what the transaction has recorded so far: for a row that contains the head of the log. Only what no other transaction locks may follow. */
export async function writeAudit(tx: Tx): Promise<void> {
  const rows = recorded.get(tx)?.splice(0) ?? []
  if (rows.length > 0) await insertRows(tx.db, rows)
}

/** For commands, which have transactions of their own and run as the owner of the tables. */
export async function insertAudit(db: Db, entry: RecordAudit): Promise<void> {
  await insertRows(db, rowsOf([entry], []))
}

// Without `returning`: the application's role may write to this table but not read it.
async function insertRows(db: Db, rows: readonly Row[]): Promise<void> {
  await db.insertInto('audit_log').values(rows).execute()
}

function rowsOf(entries: readonly RecordAudit[], ledger: readonly string[]): Row[] {
  return entries.map(({ actor, action, subject, details = {} }, index) => {
    const session = staffSessionOf(actor)
    return {
      actor,
      action,
      subject,
      details: JSON.stringify({
        ...details,
        ...(session ? { session } : {}),
        ...(index === 0 && ledger.length > 0 ? { ledger } : {}),
      }),
    }
  })
}
