import { type Choices, DEFAULT_CHOICES } from '@edil/domain/notifications'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export async function findChoices(db: Db, personId: string): Promise<Choices> {
  const row = await db
    .selectFrom('notification_choices')
    .select(['quiet_from', 'quiet_until', 'invitations'])
    // Only `storeChoices` writes them.
    .select(sql<Choices['ways']>`ways`.as('ways'))
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!row) return DEFAULT_CHOICES
  const { ways, quiet_from: from, quiet_until: until, invitations } = row
  return {
    ways,
    invitations,
    quietHours: from === null || until === null ? null : { from, until },
  }
}

export async function storeChoices(tx: Tx, personId: string, choices: Choices): Promise<void> {
  const { ways, quietHours, invitations } = choices
  const row = {
    ways: JSON.stringify(ways),
    quiet_from: quietHours?.from ?? null,
    quiet_until: quietHours?.until ?? null,
    invitations,
  }
  await tx.db
    .insertInto('notification_choices')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}
