import { asSantim } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import { recordTransferReference } from '../ledger/record-transfer-reference.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { lockRefund, markRefundPaid } from './refunds.queries.ts'
import { refuseOwnOrDecided, refuseReservedByOther } from './reserve-refund.ts'

export type PayRefund = { readonly refundId: string; readonly reviewerId: string; readonly transferReference: string }

/** Records that a refund was transferred, with the transfer's reference. A second call is refused. */
export async function payRefund(tx: Tx, { refundId, reviewerId, transferReference }: PayRefund): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (!refund) throw new Refusal('refund_not_found')
  if (refund.paid_at) throw new Refusal('refund_already_paid')
  await refuseOwnOrDecided(tx, refund, reviewerId)
  await refuseReservedByOther(tx, refund, reviewerId)
  if (refund.reserved_by !== reviewerId) throw new Refusal('not_reserved')
  const reference = await recordTransferReference(tx, transferReference)

  await markRefundPaid(tx, refundId, reviewerId, reference)
  await post(tx, 'refund_paid', refundId, [
    { from: 'refunds_owed', to: `mobile:${refund.method}`, amount: asSantim(refund.amount) },
  ])
  await notifyPlayer(tx, { id: refund.payment_id, person_id: refund.person_id }, { kind: 'refund_paid', refundId })
  recordAudit(tx, {
    actor: reviewerId,
    action: 'refund_paid',
    subject: refundId,
    details: { amount: String(refund.amount), reference },
  })
}
