import { accountChannel, REVIEW_CHANNEL } from '@edil/contract/channels'
import type { LiveEvent } from '@edil/contract/live'
import type { Tx } from '../platform/transaction.ts'

/** Adds a live event in the transaction of the change. The publisher sends it after the commit. */
export async function recordEvent(tx: Tx, channel: string, event: LiveEvent): Promise<void> {
  await tx.db
    .insertInto('live_events')
    .values({ channel, payload: JSON.stringify(event) })
    .execute()
  tx.wakePublisherAfterCommit()
}

/** The person's open pages and the desks of the operators load their payments, refunds and prizes again. */
export async function recordMoneyChange(tx: Tx, personId: string): Promise<void> {
  await recordEvent(tx, accountChannel(personId), { kind: 'account' })
  await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
}
