import { isReference, normaliseReference } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { lockPendingPayment } from './lock-pending-payment.ts'
import { findFailingChecks, isReferenceUsed, updateReference } from './payments.queries.ts'

export type SetReference = { readonly paymentId: string; readonly reviewerId: string; readonly typed: string }

/**
 * Stores the reference that a reviewer reads from the screenshot. One that has paid before, or that the same player has sent with
 * another payment, is refused. A reference that fails its check stays: another one would make the check pass without a note and a second factor.
 */
export async function setReference(tx: Tx, { paymentId, reviewerId, typed }: SetReference): Promise<void> {
  const reference = normaliseReference(typed)
  if (reference === undefined || !isReference(reference)) throw new Refusal('reference_invalid')
  const { payment } = await lockPendingPayment(tx, paymentId, reviewerId)
  if (payment.reference === reference) return
  if (payment.reference !== null && (await findFailingChecks(tx, paymentId)).includes('reference')) {
    throw new Refusal('checks_fail', 'reference')
  }
  if (await isReferenceUsed(tx, reference)) throw new Refusal('reference_used')
  await updateReference(tx, paymentId, reference, reviewerId).catch((error: unknown) => {
    if (violatedKey(error) === 'payments_one_per_reference') throw new Refusal('reference_used')
    throw error
  })
  recordAudit(tx, {
    actor: reviewerId,
    action: 'reference_set',
    subject: paymentId,
    details: { before: payment.reference, reference },
  })
}
