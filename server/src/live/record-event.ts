import { accountChannel, REVIEW_CHANNEL } from '@edil/contract/channels'
import type { LiveEvent } from '@edil/contract/live'
import type { Tx } from '../platform/database/transaction.ts'

/** Adds a live event in the transaction of the change. The publisher sends it after the commit. */
export async function recordEvent(tx: Tx, channel: string, event: LiveEvent): Promise<void> {
  await recordEvents(tx, [channel], event)
}

/** The same event for several channels, sent at `publishAt` if that is later. */
export async function recordEvents(
  tx: Tx,
  channels: readonly string[],
  event: LiveEvent,
  publishAt?: Date,
): Promise<void> {
  if (channels.length === 0) return
  const row = { payload: JSON.stringify(event), ...(publishAt && { publish_at: publishAt }) }
  await tx.db
    .insertInto('live_events')
    .values(channels.map((channel) => ({ channel, ...row })))
    .execute()
  tx.wakePublisherAfterCommit()
}

/** The person's open pages and the desks of the operators load their payments, refunds and prizes again. */
export async function recordMoneyChange(tx: Tx, personId: string): Promise<void> {
  await recordEvent(tx, accountChannel(personId), { kind: 'account' })
  await recordEvent(tx, REVIEW_CHANNEL, { kind: 'review' })
}
