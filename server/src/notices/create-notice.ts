import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertNotice, type NewNotice } from './notices.queries.ts'

/** Shows a text to all players from one moment to another. */
export async function createNotice(tx: Tx, notice: NewNotice): Promise<void> {
  const noticeId = await insertNotice(tx, notice)
  const { adminId, ...details } = notice
  recordAudit(tx, { actor: adminId, action: 'notice_created', subject: noticeId, details })
}
