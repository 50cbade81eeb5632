import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** A later refusal does not make the day longer. */
export async function insertAgeRefusals(tx: Tx, keyHashes: readonly Buffer[]): Promise<void> {
  await tx.db
    .insertInto('age_refusals')
    .values(keyHashes.map((key_hash) => ({ key_hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasAgeRefusal(db: Db, keyHashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom('age_refusals')
    .select('key_hash')
    .where('key_hash', 'in', [...keyHashes])
    .where('refused_at', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
