import { mayDecide } from '@edil/domain/duties'
import { asSantim } from '@edil/domain/money'
import { receivedMax } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import type { Tx } from '../platform/database/transaction.ts'
import { violatedKey } from '../platform/database/unique.ts'
import { lockPayableGame, type PayableGame } from './payable-game.queries.ts'
import { findPayment, lockPayment, type PaymentRow } from './payments.queries.ts'

/** Locks a pending payment and its game, the game first. A second reviewer is refused here, and so is the payer. */
export async function lockPendingPayment(
  tx: Tx,
  paymentId: string,
  reviewerId: string,
): Promise<{ payment: PaymentRow; game: PayableGame }> {
  const seen = await findPayment(tx.db, paymentId)
  const game = seen && (await lockPayableGame(tx, seen.game_id))
  const payment = game && (await lockPayment(tx, paymentId))
  if (!payment || !game) throw new Refusal('payment_not_found')
  if (payment.status !== 'pending') throw new Refusal('payment_already_decided')
  if (!mayDecide(reviewerId, { personId: payment.person_id })) throw new Refusal('own_payment')
  return { payment, game }
}

/** One wrong key would owe a player millions. */
export function refuseExcessive(received: bigint, price: bigint): void {
  if (received > receivedMax(asSantim(price))) throw new Refusal('received_too_much')
}

/** The transfer has paid for another ticket, or was sent back: it cannot count again, whatever a reviewer notes. */
export function refuseUsedReference(error: unknown): never {
  if (violatedKey(error) === 'used_references_pkey') throw new Refusal('reference_used')
  throw error
}
