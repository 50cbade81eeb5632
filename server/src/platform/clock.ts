import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** The database's clock, the same for every process: what counts as 'in time' must not depend on which worker asks. */
export async function databaseNow(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx.db)
  const [row] = rows
  if (!row) throw new Error('the database did not tell the time')
  return row.now
}
