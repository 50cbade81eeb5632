import { accountChannel, REVIEW_CHANNEL } from '@edil/contract/channels'
import { enqueue } from '../jobs/enqueue.ts'
import type { PaymentNews } from '../jobs/queues.ts'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/transaction.ts'

/** The player's open pages and the reviewers' pages load the payment again. */
export async function publishPaymentChanged(tx: Tx, personId: string): Promise<void> {
  await recordEvent(tx, accountChannel(personId), { kind: 'account' })
  await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
}

/** Updates the open pages and sends the player an email. */
export async function notifyPlayer(
  tx: Tx,
  payment: { readonly id: string; readonly person_id: string },
  news: PaymentNews,
): Promise<void> {
  await publishPaymentChanged(tx, payment.person_id)
  await enqueue(tx, 'send-payment-mail', { ...news, paymentId: payment.id })
}
