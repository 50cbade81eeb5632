import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { PersonRow } from '../accounts.queries.ts'

/** Only a link that was made here, after a fresh login: one by code or phone number shows tickets, and signs no one in. */
export function findPersonByTelegram(db: Db, telegramId: bigint): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people')
    .innerJoin('telegram_accounts', 'telegram_accounts.person_id', 'people.id')
    .selectAll('people')
    .where('telegram_id', '=', telegramId)
    .where('linked_by', '=', 'mini_app')
    .executeTakeFirst()
}

export async function isLinked(tx: Tx, personId: string, telegramId: bigint): Promise<boolean> {
  const row = await tx.db
    .selectFrom('telegram_accounts')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('telegram_id', '=', telegramId)
    .where('linked_by', '=', 'mini_app')
    .executeTakeFirst()
  return row !== undefined
}

/** Launch data is accepted for an hour by the clock of the api, which may differ from the database's. */
const KEPT_HOURS = 3

/** Returns false when this launch data was used before. Of concurrent callers one gets `true`. */
export async function insertInitDataUse(tx: Tx, hash: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('telegram_init_data_uses')
    .values({ hash, expires_at: sql`now() + make_interval(hours => ${KEPT_HOURS})` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
