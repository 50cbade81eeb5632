import { asSantim } from '@edil/domain/money'
import { post } from '../ledger/post.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/transaction.ts'
import { voidTickets } from '../tickets/tickets.queries.ts'
import { lockPayableGame } from './payable-game.queries.ts'
import { changeOutcome, lockPayment } from './payments.queries.ts'

/**
 * A game was cancelled: its tickets do not play, and what was paid for them is a ticket owed on the next game of that plan,
 * or, if the player so chooses, money owed back. Done twice, it does nothing the second time.
 */
export async function settleCancelledGame(tx: Tx, gameId: string): Promise<number> {
  await lockPayableGame(tx, gameId)
  const tickets = await voidTickets(tx, gameId)
  for (const { id, payment_id } of tickets.toSorted((a, b) => (a.payment_id < b.payment_id ? -1 : 1))) {
    const payment = await lockPayment(tx, payment_id)
    if (!payment) throw new Error(`ticket ${id} has no payment`)
    await changeOutcome(tx, payment_id, { outcome: 'selection', numbers: [] })
    await post(tx, 'game_cancelled', `void:${id}`, [
      { from: `game:${gameId}`, to: 'tickets_owed', amount: asSantim(payment.amount) },
    ])
    await notifyPlayer(tx, payment, { kind: 'game_cancelled' })
  }
  return tickets.length
}
