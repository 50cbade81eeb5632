import { mayDecide } from '@edil/domain/duties'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import { lockPayableGame } from '../payments/payable-game.queries.ts'
import { findPayment } from '../payments/payments.queries.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { findTicketOfPayment, insertWithdrawal } from './withdrawals.queries.ts'

export type RequestWithdrawal = { readonly paymentId: string; readonly operatorId: string; readonly reason: string }

/** The first of two people: asks to withdraw the ticket of a payment. Nothing changes until another person confirms it. */
export async function requestWithdrawal(tx: Tx, { paymentId, operatorId, reason }: RequestWithdrawal): Promise<void> {
  const payment = await findPayment(tx.db, paymentId)
  if (!payment) throw new Refusal('payment_not_found')
  if (!mayDecide(operatorId, { personId: payment.person_id })) throw new Refusal('own_ticket')
  const game = await lockPayableGame(tx, payment.game_id)
  const ticket = await findTicketOfPayment(tx.db, paymentId)
  if (!ticket) throw new Refusal('ticket_not_found')
  if (!game?.isOpen) throw new Refusal('game_closed')
  const withdrawalId = await insertWithdrawal(tx, { ticket, paymentId, reason, operatorId })
  if (!withdrawalId) throw new Refusal('withdrawal_exists')
  await recordMoneyChange(tx, payment.person_id)
  recordAudit(tx, {
    actor: operatorId,
    action: 'withdrawal_requested',
    subject: withdrawalId,
    details: { ticket: ticket.number, paymentId, reason },
  })
}
