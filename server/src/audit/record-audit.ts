import type { AuditAction } from '@edil/domain/audit-actions'
import type { JsonObject } from '../platform/schema.ts'
import type { Tx } from '../platform/transaction.ts'

export type RecordAudit = {
  /** A person's id, 'system', or 'visitor' for someone without an account. */
  readonly actor: string
  readonly action: AuditAction
  /** The id of the person or thing that it concerns. Text that a visitor typed belongs in the details. */
  readonly subject: string | null
  /** Stored permanently, even when the account is closed: no passwords, codes or tokens. */
  readonly details?: JsonObject
}

/**
 * Adds an entry to the audit log in the transaction of the change. Call it last: it locks the head of the log until the
 * commit, and every other transaction that records something waits for it.
 */
export async function recordAudit(
  tx: Pick<Tx, 'db'>,
  { actor, action, subject, details = {} }: RecordAudit,
): Promise<void> {
  // Without `returning`: the application's role may write to this table but not read it.
  await tx.db
    .insertInto('audit_log')
    .values({ actor, action, subject, details: JSON.stringify(details) })
    .execute()
}
