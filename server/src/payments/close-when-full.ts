import { shouldDrawImmediately } from '../boards/payment-numbers.queries.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../platform/transaction.ts'

/** The last number of a plan that draws when full was just paid for: it closes now, and not when its time comes. */
export async function closeWhenFull(tx: Tx, gameId: string): Promise<void> {
  if (await shouldDrawImmediately(tx, gameId)) await enqueue(tx, 'close-game', { gameId })
}
