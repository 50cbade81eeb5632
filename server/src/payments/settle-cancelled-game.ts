import { asSantim } from '@edil/domain/money'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { voidTickets } from '../tickets/tickets.queries.ts'
import { lockPayableGame } from './payable-game.queries.ts'
import { changeOutcome, lockPayment, moveNumbersToWanted } from './payments.queries.ts'

/**
 * Settles a cancelled game: voids its tickets and records that each player is owed a ticket on the plan's next game or,
 * if they choose it, a refund. Idempotent.
 */
export async function settleCancelledGame(tx: Tx, gameId: string): Promise<number> {
  await lockPayableGame(tx, gameId)
  const tickets = await voidTickets(tx, gameId)
  for (const { id, payment_id } of tickets.toSorted((a, b) => (a.payment_id < b.payment_id ? -1 : 1))) {
    const payment = await lockPayment(tx, payment_id)
    if (!payment) throw new Error(`ticket ${id} has no payment`)
    await changeOutcome(tx, payment_id, { outcome: 'selection' })
    await moveNumbersToWanted(tx, payment_id, payment.numbers)
    await post(tx, 'game_cancelled', id, [
      { from: `game:${gameId}`, to: 'tickets_owed', amount: asSantim(payment.amount) },
    ])
    await notifyPlayer(tx, payment, { kind: 'game_cancelled' })
  }
  if (tickets.length > 0) {
    recordAudit(tx, {
      actor: 'system',
      action: 'cancelled_game_settled',
      subject: gameId,
      details: { tickets: tickets.length },
    })
  }
  return tickets.length
}
