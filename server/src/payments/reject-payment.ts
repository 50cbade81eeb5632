import { asSantim } from '@edil/domain/money'
import { REJECTIONS, type Rejection } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import { lockPerson } from '../accounts/lock-person.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findHeldUntil, releaseNumbers } from '../boards/payment-numbers.queries.ts'
import { post } from '../ledger/post.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertRefund } from '../refunds/refunds.queries.ts'
import { lockPendingPayment, refuseExcessive, refuseUsedReference } from './lock-pending-payment.ts'
import { markRejected, type PaymentRow } from './payments.queries.ts'

export type RejectPayment = {
  readonly paymentId: string
  readonly reviewerId: string
  readonly reason: Rejection
  readonly note: string
  /** The amount that arrived and must be sent back. */
  readonly received: bigint
}

/**
 * Rejects a payment and releases its numbers. For a fixable reason the player gets a new hold, to submit again, unless
 * money is sent back: that uses the transaction number up, as an approval does. A fraud locks the player's account.
 */
export async function rejectPayment(
  tx: Tx,
  { paymentId, reviewerId, reason, note, received }: RejectPayment,
): Promise<void> {
  const { payment, game } = await lockPendingPayment(tx, paymentId, reviewerId)
  refuseExcessive(received, payment.amount)
  if (received > 0n && payment.reference === null) throw new Refusal('reference_missing')
  const holdsAgain = REJECTIONS[reason].isFixable && game.isOpen && received === 0n
  await markRejected(tx, paymentId, reviewerId, { rejection: reason, note })
  await releaseNumbers(tx, payment, holdsAgain ? game.hold_minutes : 0)
  if (received > 0n) {
    await insertRefund(tx, payment, received, 'rejected').catch(refuseUsedReference)
    await post(tx, 'payment_rejected', paymentId, [
      { from: `mobile:${payment.method}`, to: 'refunds_owed', amount: asSantim(received) },
    ])
  }
  if (reason === 'fraud') await lockPayer(tx, payment, reviewerId)
  const heldUntil = holdsAgain ? await findHeldUntil(tx, payment) : null
  await notifyPlayer(tx, payment, { kind: 'payment_rejected', heldUntil: heldUntil?.toISOString() ?? null })
  recordAudit(tx, {
    actor: reviewerId,
    action: 'payment_rejected',
    subject: paymentId,
    details: { reason, received: String(received) },
  })
}

/** Until an admin unlocks the account, it sends no more payments. */
async function lockPayer(tx: Tx, { id, person_id: personId }: PaymentRow, reviewerId: string): Promise<void> {
  await lockPerson(tx, { personId, adminId: reviewerId, reason: `Payment ${id} was rejected as fraud` })
}
