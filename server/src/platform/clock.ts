import { sql } from 'kysely'
import type { Db } from './database/db.ts'
import type { Tx } from './database/transaction.ts'

/**
 * The database's clock at this moment, not at the start of the transaction: after waiting for a lock, that would be long ago. Deadlines
 * do not depend on a worker's own clock.
 */
export function databaseNow(tx: Tx): Promise<Date> {
  return readDatabaseTime(tx.db)
}

export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database returned no time')
  return row.now
}
