import { Refusal } from '@edil/domain/refusal'
import type { Tx } from '../platform/transaction.ts'
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
  if (payment.person_id === reviewerId) throw new Refusal('own_payment')
  return { payment, game }
}
