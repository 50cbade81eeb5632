import { mayDecide, maySend } from '@edil/domain/duties'
import { RESERVATION_MINUTES } from '@edil/domain/payouts'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { listDeciders, lockRefund, type RefundRow, reserveRefundUntil } from './refunds.queries.ts'

export type ReserveRefund = { readonly refundId: string; readonly reviewerId: string }

/** 'I am paying this one': for ten minutes no other operator can pay the refund, so that two people don't send the money twice. */
export async function reserveRefund(tx: Tx, { refundId, reviewerId }: ReserveRefund): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (!refund) throw new Refusal('refund_not_found')
  if (refund.paid_at) throw new Refusal('refund_already_paid')
  await refuseOwnOrDecided(tx, refund, reviewerId)
  await refuseReservedByOther(tx, refund, reviewerId)
  await reserveRefundUntil(tx, refundId, reviewerId, RESERVATION_MINUTES)
  await recordMoneyChange(tx, refund.person_id)
  recordAudit(tx, { actor: reviewerId, action: 'refund_reserved', subject: refundId, details: {} })
}

export async function refuseReservedByOther(tx: Tx, refund: RefundRow, reviewerId: string): Promise<void> {
  const isReserved = refund.reserved_until !== null && refund.reserved_until > (await databaseNow(tx))
  if (isReserved && refund.reserved_by !== reviewerId) throw new Refusal('reserved_by_other')
}

/** Neither the receiver nor a person who decided that the refund is owed may send it. */
export async function refuseOwnOrDecided(tx: Tx, refund: RefundRow, reviewerId: string): Promise<void> {
  const personId = refund.person_id
  if (!mayDecide(reviewerId, { personId })) throw new Refusal('own_refund')
  const deciders = await listDeciders(tx, refund.payment_id)
  if (!maySend(reviewerId, { personId, decidedBy: deciders })) throw new Refusal('decider_cannot_pay')
}
