import type { LinkedBy } from '@edil/domain/notifications'
import type { Calendar, Language, Role } from '@edil/domain/people'
import type { Phone } from '@edil/domain/phone'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** The person to whom a Telegram account is linked, and how they read. */
export type LinkedPerson = {
  readonly personId: string
  readonly linkedBy: LinkedBy
  readonly language: Language
  readonly calendar: Calendar
}

/** `undefined` also while the account is locked: as on the site, its owner sees nothing of it. */
export function findLinkedPerson(db: Db, telegramId: bigint): Promise<LinkedPerson | undefined> {
  return db
    .selectFrom('telegram_accounts')
    .innerJoin('people', 'people.id', 'telegram_accounts.person_id')
    .select([
      'people.id as personId',
      'telegram_accounts.linked_by as linkedBy',
      'people.language as language',
      'people.calendar as calendar',
    ])
    .where('telegram_id', '=', telegramId)
    .where('people.closed_at', 'is', null)
    .where('people.locked_at', 'is', null)
    .executeTakeFirst()
}

export type LinkRow = { readonly telegram_id: bigint; readonly silenced_at: Date | null }

export function findLinkOf(db: Db, personId: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom('telegram_accounts')
    .select(['telegram_id', 'silenced_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export type PersonToLink = {
  readonly id: string
  readonly username: string | null
  readonly role: Role
  readonly language: Language
  readonly isVerified: boolean
}

/** Locks the person, so that two links of one person are made one after the other. `undefined` when closed or locked by staff. */
export function lockPersonToLink(tx: Tx, personId: string): Promise<PersonToLink | undefined> {
  return tx.db
    .selectFrom('people')
    .select(['id', 'username', 'role', 'language', 'email_verified as isVerified'])
    .where('id', '=', personId)
    .where('closed_at', 'is', null)
    .where('locked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function findIdByPhone(db: Db, phone: Phone): Promise<string | undefined> {
  const row = await db.selectFrom('people').select('id').where('phone', '=', phone).executeTakeFirst()
  return row?.id
}

export async function findPersonOfTelegram(db: Db, telegramId: bigint): Promise<string | undefined> {
  const row = await db
    .selectFrom('telegram_accounts')
    .select('person_id')
    .where('telegram_id', '=', telegramId)
    .executeTakeFirst()
  return row?.person_id
}

export type NewLink = { readonly personId: string; readonly telegramId: bigint; readonly linkedBy: LinkedBy }

/**
 * The link by which the mini app signs in. It replaces a link of the same two by code or phone number. Returns false when one of the two is
 * linked to another.
 */
export async function insertMiniAppLink(tx: Tx, personId: string, telegramId: bigint): Promise<boolean> {
  await tx.db
    .deleteFrom('telegram_accounts')
    .where('person_id', '=', personId)
    .where('telegram_id', '=', telegramId)
    .execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('telegram_accounts')
    .values({ person_id: personId, telegram_id: telegramId, linked_by: 'mini_app' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function insertLink(tx: Tx, { personId, telegramId, linkedBy }: NewLink): Promise<void> {
  await tx.db
    .insertInto('telegram_accounts')
    .values({ person_id: personId, telegram_id: telegramId, linked_by: linkedBy })
    .execute()
}

/** Only a link that was made in one of these ways. */
export async function deleteLink(
  tx: Tx,
  personId: string,
  linkedBy: readonly LinkedBy[] = ['code', 'phone', 'mini_app'],
): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('telegram_accounts')
    .where('person_id', '=', personId)
    .where('linked_by', 'in', linkedBy)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns whose link it was. */
export async function deleteLinkOfTelegram(tx: Tx, telegramId: bigint): Promise<string | undefined> {
  const row = await tx.db
    .deleteFrom('telegram_accounts')
    .where('telegram_id', '=', telegramId)
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

export async function silence(tx: Tx, telegramId: bigint): Promise<void> {
  await tx.db
    .updateTable('telegram_accounts')
    .set({ silenced_at: sql`clock_timestamp()` })
    .where('telegram_id', '=', telegramId)
    .where('silenced_at', 'is', null)
    .execute()
}

export async function endSilence(tx: Tx, telegramId: bigint): Promise<void> {
  await tx.db
    .updateTable('telegram_accounts')
    .set({ silenced_at: null })
    .where('telegram_id', '=', telegramId)
    .where('silenced_at', 'is not', null)
    .execute()
}
