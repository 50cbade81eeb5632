import { asSantim } from '@edil/domain/money'
import { sql } from 'kysely'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/transaction.ts'
import { lockPayableGame } from './game-rows.queries.ts'
import { changeOutcome, lockPayment } from './payments.queries.ts'
import { tellPlayer } from './tell.ts'

/**
 * A game was cancelled: its tickets do not play, and what was paid for them is a ticket owed on the next game of that plan,
 * or, if the player so chooses, money owed back. Done twice, it does nothing the second time.
 */
export async function settleCancelledGame(tx: Tx, gameId: string): Promise<number> {
  await lockPayableGame(tx, gameId)
  const { rows: tickets } = await sql<{ id: string; payment_id: string }>`
    update tickets set voided_at = clock_timestamp() where game_id = ${gameId} and voided_at is null
    returning id, payment_id`.execute(tx.db)
  for (const { id, payment_id } of tickets.toSorted((a, b) => (a.payment_id < b.payment_id ? -1 : 1))) {
    const payment = await lockPayment(tx, payment_id)
    if (!payment) throw new Error(`ticket ${id} has no payment`)
    await changeOutcome(tx, payment_id, { outcome: 'selection', numbers: [] })
    await post(tx, 'game_cancelled', `void:${id}`, [
      { from: `game:${gameId}`, to: 'tickets_owed', amount: asSantim(payment.amount) },
    ])
    await tellPlayer(tx, payment, { kind: 'game_cancelled' })
  }
  return tickets.length
}
