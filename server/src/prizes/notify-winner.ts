import { enqueue } from '../jobs/enqueue.ts'
import type { PayoutNews } from '../jobs/queues.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** Updates the open pages and sends the winner an email. */
export async function notifyWinner(
  tx: Tx,
  payout: { readonly id: string; readonly person_id: string },
  news: PayoutNews,
): Promise<void> {
  await recordMoneyChange(tx, payout.person_id)
  await enqueue(tx, 'send-payout-mail', { ...news, payoutId: payout.id })
}
