import { enqueue } from '../jobs/enqueue.ts'
import type { PaymentNews } from '../jobs/queues.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** Updates the open pages and sends the player an email. */
export async function notifyPlayer(
  tx: Tx,
  payment: { readonly id: string; readonly person_id: string },
  news: PaymentNews,
): Promise<void> {
  await recordMoneyChange(tx, payment.person_id)
  await enqueue(tx, 'send-payment-mail', { ...news, paymentId: payment.id })
}
