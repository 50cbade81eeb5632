import { asSantim } from '@edil/domain/money'
import { isReference, normaliseReference } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/transaction.ts'
import { violatedKey } from '../platform/unique.ts'
import { findPayment } from './payments.queries.ts'
import { lockRefund, markRefundPaid } from './refunds.queries.ts'
import { tellPlayer } from './tell.ts'

export type PayRefund = { readonly refundId: string; readonly reviewerId: string; readonly transferReference: string }

/** Notes that owed money was sent back, with the reference of the transfer; once. */
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
  const payment = await findPayment(tx.db, refund.payment_id)
  if (payment) await tellPlayer(tx, payment, { kind: 'refund_paid' })
  await recordAudit(tx, {
    actor: reviewerId,
    action: 'refund_paid',
    subject: refundId,
    details: { amount: String(refund.amount), reference },
  })
}
