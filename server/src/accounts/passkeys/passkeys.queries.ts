import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export type PasskeyRow = Selectable<Tables['passkeys']>

export function listPasskeys(db: Db, personId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute()
}

export async function hasPasskey(db: Db, personId: string): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('person_id', '=', personId).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function isPasskeyOf(db: Db, personId: string, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('credential_id', '=', credentialId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

export async function markPasskeyUsed(tx: Tx, credentialId: string): Promise<void> {
  await tx.db
    .updateTable('passkeys')
    .set({ last_used_at: sql`now()` })
    .where('credential_id', '=', credentialId)
    .execute()
}

/** Returns the name of the removed passkey. */
export async function deletePasskey(tx: Tx, personId: string, passkeyId: string): Promise<string | undefined> {
  const row = await tx.db
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
