import { mayDecide } from '@edil/domain/duties'
import { asSantim } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { withdrawNumbers } from '../boards/payment-numbers.queries.ts'
import { post } from '../ledger/post.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import { lockPayableGame, type PayableGame } from '../payments/payable-game.queries.ts'
import { changeOutcome, findPayment, lockPayment, type PaymentRow } from '../payments/payments.queries.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertRefund } from '../refunds/refunds.queries.ts'
import { voidTicket } from '../tickets/tickets.queries.ts'
import {
  findTicketOfPayment,
  findWithdrawal,
  lockWaiting,
  markDecided,
  type WithdrawalRow,
} from './withdrawals.queries.ts'

export type DecideWithdrawal = { readonly withdrawalId: string; readonly operatorId: string }

/**
 * The second of two people withdraws the ticket, in one transaction: its numbers are free again, its money is owed back and
 * the player gets an email. Only before the game closes: the sealed list never changes.
 * Lock order: game, payment, withdrawal. The row of the withdrawal decides between two people who confirm at once.
 */
export async function confirmWithdrawal(tx: Tx, { withdrawalId, operatorId }: DecideWithdrawal): Promise<void> {
  const { withdrawal, payment, game } = await lockDecision(tx, withdrawalId)
  if (!mayDecide(operatorId, { personId: withdrawal.person_id })) throw new Refusal('own_ticket')
  if (withdrawal.requested_by === operatorId) throw new Refusal('second_person_confirms')
  if (!game.isOpen) throw new Refusal('game_closed')

  await markDecided(tx, withdrawalId, operatorId, true)
  await withdrawNumbers(tx, withdrawal.ticket_id, game.id)
  await voidTicket(tx, withdrawal.ticket_id)
  await changeOutcome(tx, payment.id, { outcome: 'refund', numbers: [] })
  await insertRefund(tx, payment, payment.amount, 'withdrawn')
  await post(tx, 'ticket_withdrawn', withdrawalId, [
    { from: `game:${game.id}`, to: 'refunds_owed', amount: asSantim(payment.amount) },
  ])
  await notifyPlayer(tx, payment, { kind: 'ticket_withdrawn', reason: withdrawal.reason })
  recordAudit(tx, {
    actor: operatorId,
    action: 'ticket_withdrawn',
    subject: withdrawalId,
    details: { ticketId: withdrawal.ticket_id, gameId: game.id, amount: String(payment.amount) },
  })
}

/** Leaves the ticket as it is. */
export async function cancelWithdrawal(tx: Tx, { withdrawalId, operatorId }: DecideWithdrawal): Promise<void> {
  const withdrawal = await lockWaiting(tx, withdrawalId)
  if (!withdrawal) throw new Refusal('withdrawal_not_found')
  if (!mayDecide(operatorId, { personId: withdrawal.person_id })) throw new Refusal('own_ticket')
  await markDecided(tx, withdrawalId, operatorId, false)
  await recordMoneyChange(tx, withdrawal.person_id)
  recordAudit(tx, { actor: operatorId, action: 'withdrawal_cancelled', subject: withdrawalId })
}

type Decision = { readonly withdrawal: WithdrawalRow; readonly payment: PaymentRow; readonly game: PayableGame }

async function lockDecision(tx: Tx, withdrawalId: string): Promise<Decision> {
  const seen = await findWithdrawal(tx.db, withdrawalId)
  const paid = seen && (await findPayment(tx.db, seen.payment_id))
  const game = paid && (await lockPayableGame(tx, paid.game_id))
  const payment = paid && (await lockPayment(tx, paid.id))
  const withdrawal = await lockWaiting(tx, withdrawalId)
  if (!withdrawal || !payment || !game) throw new Refusal('withdrawal_not_found')
  // A cancelled game has voided the ticket, and the player may have another one for the same payment since.
  const ticket = await findTicketOfPayment(tx.db, payment.id)
  if (ticket?.id !== withdrawal.ticket_id) throw new Refusal('withdrawal_not_found')
  return { withdrawal, payment, game }
}
