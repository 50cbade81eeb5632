import { shouldDrawImmediately } from '../boards/payment-numbers.queries.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** Closes the game at once when its last number was approved and its plan draws when full. */
export async function closeWhenFull(tx: Tx, gameId: string): Promise<void> {
  if (await shouldDrawImmediately(tx, gameId)) await enqueue(tx, 'close-game', { gameId })
}
