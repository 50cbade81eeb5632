import { sql } from 'kysely'
import type { Tx } from '../platform/transaction.ts'

const KEPT = '3 days'

/** Sent events are kept a while for whoever looks into an incident. An event that was never sent is never deleted. */
export async function purgeLiveEvents(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('live_events')
    .where('published_at', '<', sql<Date>`now() - ${KEPT}::interval`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
