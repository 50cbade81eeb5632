import { asSantim } from '@edil/domain/money'
import { normaliseReference } from '@edil/domain/payments'
import type { Move } from '@edil/domain/postings'
import { Refusal } from '@edil/domain/refusal'
import { type RecordAudit, recordAudit } from '../audit/record-audit.ts'
import { approveNumbers, releaseNumbers } from '../boards/payment-numbers.queries.ts'
import { post } from '../ledger/post.ts'
import type { PaymentNews } from '../notifications/notify-player.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertRefund } from '../refunds/refunds.queries.ts'
import { type IssuedTicket, issueTicket, ticketIssued } from '../tickets/issue-ticket.ts'
import { closeWhenFull } from './close-when-full.ts'
import { lockPendingPayment, refuseExcessive, refuseUsedReference } from './lock-pending-payment.ts'
import type { PayableGame } from './payable-game.queries.ts'
import { findFailingChecks, markApproved, moveNumbersToWanted, type PaymentRow } from './payments.queries.ts'

export type ApprovePayment = {
  readonly paymentId: string
  readonly reviewerId: string
  /**
   * The transaction number that the reviewer has compared with the screenshot or the statement. Left out for a group: its screenshots
   * were opened with the numbers that the payments have now.
   */
  readonly reference?: string | undefined
  /** The amount that arrived, when it differs from the price. */
  readonly received?: bigint | undefined
  /** Why it is approved although a check fails. Without it such a payment is refused. */
  readonly overrideNote?: string | undefined
}

/**
 * Approves a payment in one transaction: issues its ticket, or records that one must be chosen, and posts the money. An
 * excess amount is owed back.
 */
export async function approvePayment(
  tx: Tx,
  { paymentId, reviewerId, reference, received, overrideNote }: ApprovePayment,
): Promise<void> {
  const { payment, game } = await lockPendingPayment(tx, paymentId, reviewerId)
  const failing = await findFailingChecks(tx, paymentId)
  if (failing.length > 0 && overrideNote === undefined) throw new Refusal('checks_fail', failing.join(', '))
  if (payment.reference === null) throw new Refusal('reference_missing')
  if (reference !== undefined && normaliseReference(reference) !== payment.reference) {
    throw new Refusal('reference_changed')
  }
  if (received !== undefined) refuseExcessive(received, payment.amount)
  const excess = (received ?? payment.amount) - payment.amount
  if (excess < 0n) throw new Refusal('received_too_little')

  const getsTicket = game.isOpen && payment.numbers.length === payment.count
  const outcome = getsTicket ? 'ticket' : 'selection'
  await markApproved(tx, paymentId, { reviewerId, outcome, overrideNote }).catch(refuseUsedReference)
  let ticket: IssuedTicket | undefined
  if (getsTicket) {
    ticket = await issueTicket(tx, payment, game, payment.numbers)
    await approveNumbers(tx, payment, ticket.id)
    await closeWhenFull(tx, game.id)
  } else if (!game.isOpen) {
    await releaseNumbers(tx, payment)
    await moveNumbersToWanted(tx, paymentId, payment.numbers)
  }

  const moves: Move[] = [
    {
      from: `mobile:${payment.method}`,
      to: getsTicket ? `game:${game.id}` : 'tickets_owed',
      amount: asSantim(payment.amount),
    },
  ]
  if (excess > 0n) {
    await insertRefund(tx, payment, excess, 'paid_too_much')
    moves.push({ from: `mobile:${payment.method}`, to: 'refunds_owed', amount: asSantim(excess) })
  }
  await post(tx, 'payment_approved', paymentId, moves)
  await notifyPlayer(tx, payment, getsTicket ? { kind: 'payment_approved' } : selectionNews(payment, game))
  const approved: RecordAudit = {
    actor: reviewerId,
    action: 'payment_approved',
    subject: paymentId,
    details: {
      outcome,
      reference: payment.reference,
      amount: String(payment.amount),
      excess: String(excess),
      ...(overrideNote === undefined ? {} : { failing, note: overrideNote }),
    },
  }
  // The ticket follows from the approval, which names the reviewer.
  recordAudit(tx, approved, ...(ticket ? [ticketIssued('system', ticket)] : []))
}

/** Why the player chooses a ticket after the approval. */
function selectionNews({ numbers, wanted }: PaymentRow, { isOpen, isCancelled }: PayableGame): PaymentNews {
  if (isCancelled) return { kind: 'game_cancelled' }
  if (!isOpen) return { kind: 'selection_owed', because: 'sales_closed' }
  if (numbers.length > 0) return { kind: 'selection_owed', because: 'numbers_taken' }
  return { kind: 'selection_owed', because: wanted.length > 0 ? 'waited_long' : 'no_numbers' }
}
