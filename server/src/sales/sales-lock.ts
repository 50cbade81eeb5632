import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction.ts'

/** For everything that gives out numbers or opens games: before the first row lock (server/migrations/0016_sales_stops.sql). */
export async function shareSalesLock(tx: Tx): Promise<void> {
  await sql`select share_sales_lock()`.execute(tx.db)
}

/** Waits for claims in flight and keeps later ones waiting until the commit. */
export async function takeSalesLock(tx: Tx): Promise<void> {
  await sql`select take_sales_lock()`.execute(tx.db)
}
