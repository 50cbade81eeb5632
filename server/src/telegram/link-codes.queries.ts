import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type NewLinkCode = { readonly personId: string; readonly hash: Buffer; readonly minutes: number }

/** Returns when it expires. */
export async function insertLinkCode(tx: Tx, { personId, hash, minutes }: NewLinkCode): Promise<Date> {
  const { expires_at: expiresAt } = await tx.db
    .insertInto('telegram_link_codes')
    .values({
      code_hash: hash,
      person_id: personId,
      expires_at: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expiresAt
}

export async function findPersonOfCode(db: Db, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('telegram_link_codes')
    .select('person_id')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return row?.person_id
}

/** Of concurrent callers only one deletes it; the others wait for the row and get false. */
export async function deleteLinkCode(tx: Tx, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('telegram_link_codes')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteCodesOf(tx: Tx, personId: string): Promise<void> {
  await tx.db.deleteFrom('telegram_link_codes').where('person_id', '=', personId).execute()
}

export async function purgeLinkCodes(tx: Tx, rowsMax: number): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('telegram_link_codes')
    .where(
      sql<boolean>`code_hash = any (array(select code_hash from telegram_link_codes where expires_at < now() limit ${rowsMax}))`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
