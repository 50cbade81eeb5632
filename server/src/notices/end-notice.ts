import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { markEnded } from './notices.queries.ts'

export type EndNotice = { readonly noticeId: string; readonly adminId: string }

/** Takes a notice down before its time. */
export async function endNotice(tx: Tx, { noticeId, adminId }: EndNotice): Promise<void> {
  if (!(await markEnded(tx, noticeId, adminId))) throw new Refusal('notice_not_found')
  recordAudit(tx, { actor: adminId, action: 'notice_ended', subject: noticeId })
}
