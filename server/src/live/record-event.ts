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
