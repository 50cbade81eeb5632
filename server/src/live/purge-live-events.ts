import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction.ts'

/** For the analysis of incidents. */
const STORED_FOR = '3 days'

/** An event that was not published is never deleted. */
export async function purgeLiveEvents(tx: Tx, rowsMax: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from live_events where id in (
      select id from live_events where published_at < now() - ${STORED_FOR}::interval limit ${rowsMax})`.execute(tx.db)
  return Number(numAffectedRows ?? 0n)
}
