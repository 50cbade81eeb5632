import { type Calendar, type Day, defaultCalendar, type Language } from '@edil/domain/people'
import type { Phone } from '@edil/domain/phone'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { MailLinkPurpose, Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { StoredPassword } from './passwords/passwords.ts'

export type PersonRow = Selectable<Tables['people']>

export const PASSWORD_PROVIDER = 'credential'
/**
 * The decoy account: sign-in checks a password against it when no account matches, so that both cases take the same
 * time.
 */
export const DECOY_PERSON_ID = '00000000-0000-4000-8000-000000000000'

export function findPerson(db: Db, personId: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirst()
}

export function lockPersonRow(tx: Tx, personId: string): Promise<PersonRow | undefined> {
  return tx.db.selectFrom('people').selectAll().where('id', '=', personId).forUpdate().executeTakeFirst()
}

/**
 * What prevents closing: a pending payment, a ticket in an open game or still to be selected, a refund, a prize that is
 * not paid yet.
 */
export async function hasOpenObligations(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from payments where person_id = ${personId} and (status = 'pending' or outcome = 'selection'))
        or exists (select 1 from refunds where person_id = ${personId} and paid_at is null)
        or exists (select 1 from payouts where person_id = ${personId} and status in ('owed', 'claimed', 'approved'))
        or exists (select 1 from tickets join games on games.id = tickets.game_id
                   where person_id = ${personId} and voided_at is null and games.status in ('active', 'full', 'drawing')) as has`.execute(
    tx.db,
  )
  return rows[0]?.has ?? true
}

export function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findPersonByPhone(db: Db, phone: Phone): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('phone', '=', phone).executeTakeFirst()
}

export function findPersonByUsername(db: Db, username: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where(sql`lower(username)`, '=', username.toLowerCase()).executeTakeFirst()
}

export type NewPerson = {
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly phone: Phone
  readonly bornOn: Day
  readonly language: Language
  readonly now: Date
}

export async function insertPerson(tx: Tx, person: NewPerson): Promise<string> {
  const { id } = await tx.db
    .insertInto('people')
    .values({
      full_name: person.fullName,
      username: person.username,
      email: person.email,
      phone: person.phone,
      born_on: person.bornOn,
      agreed_to_terms_at: person.now,
      language: person.language,
      calendar: defaultCalendar(person.language),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPassword(
  tx: Tx,
  personId: string,
  { hash, hasStaffLength }: StoredPassword,
): Promise<void> {
  const password = { password: hash, has_staff_length: hasStaffLength }
  await tx.db
    .insertInto('sign_in_methods')
    .values({ person_id: personId, provider_id: PASSWORD_PROVIDER, account_id: personId, ...password })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'provider_id']).doUpdateSet({ ...password, updated_at: sql`now()` }),
    )
    .execute()
}

export async function findPassword(db: Db, personId: string): Promise<StoredPassword | undefined> {
  const row = await db
    .selectFrom('sign_in_methods')
    .select(['password', 'has_staff_length'])
    .where('person_id', '=', personId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst()
  return row?.password ? { hash: row.password, hasStaffLength: row.has_staff_length } : undefined
}

export async function findPasswordHash(db: Db, personId: string): Promise<string | undefined> {
  return (await findPassword(db, personId))?.hash
}

export async function listSignInMethods(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_methods')
    .select('provider_id')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ provider_id }) => (provider_id === PASSWORD_PROVIDER ? 'password' : provider_id))
}

/** Deletes the account with this address if it was never verified, and returns its id. */
export async function deleteUnverifiedPerson(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx.db
    .deleteFrom('people')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .where('role', '=', 'player')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type NewMailLink = {
  readonly tokenHash: Buffer
  readonly purpose: MailLinkPurpose
  readonly personId: string
  /** From now on, by the database's clock. */
  readonly minutes: number
}

export async function insertMailLink(tx: Tx, link: NewMailLink): Promise<void> {
  await tx.db
    .insertInto('mail_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      person_id: link.personId,
      expires_at: sql`now() + make_interval(mins => ${link.minutes})`,
    })
    .execute()
}

/** The person a link belongs to, until the link expires. */
export async function findMailLink(db: Db, tokenHash: Buffer, purpose: MailLinkPurpose): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_links')
    .select('person_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.person_id
}

/**
 * Deletes a link and returns it. Of concurrent callers only one gets it; the others wait for the row lock and find no
 * row.
 */
export async function takeMailLink(tx: Tx, tokenHash: Buffer, purpose: MailLinkPurpose): Promise<string | undefined> {
  const row = await tx.db
    .deleteFrom('mail_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

export async function dropMailLinks(tx: Tx, personId: string): Promise<void> {
  await tx.db.deleteFrom('mail_links').where('person_id', '=', personId).execute()
}

/** Changes the address of an account that was never verified. */
export async function updateUnverifiedEmail(tx: Tx, personId: string, email: string): Promise<void> {
  await tx.db
    .updateTable('people')
    .set({ email, updated_at: sql`now()` })
    .where('id', '=', personId)
    .where('email_verified', '=', false)
    .execute()
}

export async function markEmailVerified(tx: Tx, personId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('people')
    .set({ email_verified: true, updated_at: sql`now()` })
    .where('id', '=', personId)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type AccountChange = {
  readonly fullName: string
  readonly username: string
  readonly phone: Phone
  readonly language: Language
  readonly calendar: Calendar
  readonly showsName: boolean
}

export async function updateAccount(tx: Tx, personId: string, change: AccountChange): Promise<void> {
  await tx.db
    .updateTable('people')
    .set({
      full_name: change.fullName,
      username: change.username,
      phone: change.phone,
      language: change.language,
      calendar: change.calendar,
      shows_name: change.showsName,
      updated_at: sql`now()`,
    })
    .where('id', '=', personId)
    .execute()
}

export type Completion = Pick<NewPerson, 'fullName' | 'username' | 'phone' | 'bornOn' | 'now'>

export async function updateCompletion(tx: Tx, personId: string, completion: Completion): Promise<void> {
  await tx.db
    .updateTable('people')
    .set({
      full_name: completion.fullName,
      username: completion.username,
      phone: completion.phone,
      born_on: completion.bornOn,
      agreed_to_terms_at: completion.now,
      updated_at: sql`now()`,
    })
    .where('id', '=', personId)
    .execute()
}

const ERASED_WITH_ACCOUNT = ['sessions', 'sign_in_methods', 'two_factors', 'used_codes', 'mail_links'] as const

/** Keeps the id, which other rows reference, and erases everything else: name, sessions, passwords, links and codes. */
export async function anonymisePerson(tx: Tx, personId: string): Promise<void> {
  for (const table of ERASED_WITH_ACCOUNT) await tx.db.deleteFrom(table).where('person_id', '=', personId).execute()
  await tx.db
    .updateTable('people')
    .set({
      full_name: '',
      email: `closed-${personId}@closed.invalid`,
      username: null,
      phone: null,
      born_on: null,
      image: null,
      agreed_to_terms_at: null,
      shows_name: false,
      two_factor_enabled: false,
      locked_at: null,
      locked_reason: null,
      closed_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', personId)
    .execute()
}

/** Accounts that were not verified within this time are deleted, so that an address cannot be blocked by someone else. */
export async function purgeUnverifiedAccounts(tx: Tx, days: number, rowsMax: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from people where id in (
      select id from people
      where not email_verified and role = 'player' and closed_at is null and created_at < now() - ${days} * interval '1 day'
      order by created_at limit ${rowsMax})`.execute(tx.db)
  return Number(numAffectedRows ?? 0n)
}

/** Sessions, verifications, links, launch data and age refusals that have expired, and codes that can no longer be repeated. */
export const EXPIRING = [
  { table: 'sessions', expired: sql`expires_at < now()` },
  { table: 'verifications', expired: sql`expires_at < now()` },
  { table: 'mail_links', expired: sql`expires_at < now()` },
  { table: 'age_refusals', expired: sql`refused_at < now() - interval '1 day'` },
  { table: 'telegram_init_data_uses', expired: sql`expires_at < now()` },
  { table: 'used_codes', expired: sql`used_at < now() - interval '5 minutes'` },
] as const

export async function purgeExpired(
  tx: Tx,
  { table, expired }: (typeof EXPIRING)[number],
  rowsMax: number,
): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom(table)
    .where(sql<boolean>`ctid = any (array(select ctid from ${sql.table(table)} where ${expired} limit ${rowsMax}))`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
