import type { AuditAction } from '@edil/domain/audit-actions'
import type { JsonObject } from '../platform/schema.ts'
import type { Tx } from '../platform/transaction.ts'

export type RecordAudit = {
  /** Who did it: a person's id, or 'system', or 'visitor' for somebody we do not know. */
  readonly actor: string
  readonly action: AuditAction
  /** Whom or what it concerns, by id. What a stranger typed belongs into the details. */
  readonly subject: string | null
  /** Kept for good, and never erased with an account: no passwords, codes or tokens. */
  readonly details?: JsonObject
}

/**
 * Adds to the audit log, in the transaction of the change itself. Let it be the last statement: the head of the log is
 * locked from here to the commit, and everybody else who records something waits for it.
 */
export async function recordAudit(tx: Tx, { actor, action, subject, details = {} }: RecordAudit): Promise<void> {
  // Without `returning`: the application may write this table and read nothing of it.
  await tx.db
    .insertInto('audit_log')
    .values({ actor, action, subject, details: JSON.stringify(details) })
    .execute()
}
