import type { AuditAction } from '@edil/domain/audit-actions'
import type { JsonObject } from '../platform/schema.ts'
import { staffSessionOf } from '../platform/staff-session.ts'
import type { Tx } from '../platform/transaction.ts'

export type RecordAudit = {
  /** A person's id, 'system', 'visitor' for someone without an account, or 'host' in entries that are published. */
  readonly actor: string
  readonly action: AuditAction
  /** The id of the person or thing that it concerns. Text that a visitor typed belongs in the details. */
  readonly subject: string | null
  /** Stored permanently, even when the account is closed: no passwords, codes or tokens. */
  readonly details?: JsonObject
}

/**
 * Adds entries to the audit log in the transaction of the change, in this order and in one statement. Call it last: it locks the
 * head of the log until the commit, and every other transaction that records something waits for it.
 *
 * The first entry also names the digests of all postings since the last one, as `ledger` of its details: `npm run audit -- verify`
 * compares them with the ledger. Entries by staff name their session.
 */
export async function recordAudit(
  tx: Pick<Tx, 'db' | 'unrecordedPostings'>,
  ...entries: readonly [RecordAudit, ...RecordAudit[]]
): Promise<void> {
  const ledger = tx.unrecordedPostings.splice(0)
  const rows = entries.map(({ actor, action, subject, details = {} }, index) => {
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
  // Without `returning`: the application's role may write to this table but not read it.
  await tx.db.insertInto('audit_log').values(rows).execute()
}
