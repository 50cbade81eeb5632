import { asSantim } from '@edil/domain/money'
import { isReference, normaliseReference } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/transaction.ts'
import { violatedKey } from '../platform/unique.ts'
import { lockRefund, markRefundPaid } from './refunds.queries.ts'

export type PayRefund = { readonly refundId: string; readonly reviewerId: string; readonly transferReference: string }

/** Records that a refund was transferred, with the transfer's reference. A second call is refused. */
export async function payRefund(tx: Tx, { refundId, reviewerId, transferReference }: PayRefund): Promise<void> {
  const reference = normaliseReference(transferReference)
  if (!reference || !isReference(reference)) throw new Refusal('reference_invalid')
  const refund = await lockRefund(tx, refundId)
  if (!refund) throw new Refusal('refund_not_found')
  if (refund.paid_at) throw new Refusal('refund_already_paid')

  await markRefundPaid(tx, refundId, reviewerId, reference).catch((error: unknown) => {
    throw violatedKey(error) ? new Refusal('reference_used') : error
  })
  await post(tx, 'refund_paid', `refund_paid:${refundId}`, [
    { from: 'refunds_owed', to: `mobile:${refund.method}`, amount: asSantim(refund.amount) },
  ])
  await notifyPlayer(tx, { id: refund.payment_id, person_id: refund.person_id }, { kind: 'refund_paid' })
  await recordAudit(tx, {
    actor: reviewerId,
    action: 'refund_paid',
    subject: refundId,
    details: { amount: String(refund.amount), reference },
  })
}
