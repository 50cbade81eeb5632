import { accountChannel, REVIEW_CHANNEL } from '@edil/contract/channels'
import { enqueue } from '../jobs/enqueue.ts'
import type { PaymentNews } from '../jobs/queues.ts'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/transaction.ts'
import type { PaymentRow } from './payments.queries.ts'

/** The player's open pages and all reviewers' look again. */
export async function tellChange(tx: Tx, { person_id }: Pick<PaymentRow, 'person_id'>): Promise<void> {
  await recordEvent(tx, accountChannel(person_id), { kind: 'account' })
  await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
}

/** The same, and a mail. */
export async function tellPlayer(tx: Tx, payment: PaymentRow, news: PaymentNews): Promise<void> {
  await tellChange(tx, payment)
  await enqueue(tx, 'send-payment-mail', { ...news, paymentId: payment.id })
}
