import type { Role } from '@edil/domain/people'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Prepared, Statement } from '../../platform/database/prepared.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export type SessionRow = Selectable<Tables['sessions']>

export function listSessions(db: Db, personId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
}

const SESSIONS: Statement = {
  name: 'sessions',
  text: `
    select sessions.token, sessions.id as "sessionId", people.id as "personId", people.role, people.locked_at as "lockedAt",
           people.two_factor_enabled as "hasTwoFactor", sessions.second_factor_at as "secondFactorAt",
           sessions.signed_in_at as "signedInAt", sessions.last_seen_at as "lastSeenAt",
           sessions.stepped_up_at as "steppedUpAt", now() as "readAt"
    from sessions join people on people.id = sessions.person_id
    where sessions.token = any($1) and sessions.expires_at > now() and people.closed_at is null`,
}

export type FoundSession = {
  readonly sessionId: string
  readonly personId: string
  readonly role: Role
  readonly lockedAt: Date | null
  /** The person has two-factor login on. */
  readonly hasTwoFactor: boolean
  /** When this session showed the second factor. */
  readonly secondFactorAt: Date | null
  readonly signedInAt: Date
  readonly lastSeenAt: Date
  readonly steppedUpAt: Date | null
  /** The database's time: the clock of this process may differ from the one that set the other times. */
  readonly readAt: Date
}

/**
 * The sessions with these tokens that have not ended. Every authenticated request needs this, so it is a prepared
 * statement that serves all waiting requests at once.
 */
export async function findSessions(
  prepared: Prepared,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const rows = await prepared<FoundSession & { token: string }>(SESSIONS, [tokens])
  return new Map(rows.map((row) => [row.token, row]))
}

/** At most once a minute, to limit writes for a session in constant use. */
export async function touchSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

/** The person signed in on it less than this time ago, by the database's clock. */
export async function isFreshSession(tx: Tx, sessionId: string, minutes: number): Promise<boolean> {
  const row = await tx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('signed_in_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function markSecondFactor(tx: Tx, sessionId: string): Promise<void> {
  await tx.db.updateTable('sessions').set({ second_factor_at: sql`now()` }).where('id', '=', sessionId).execute()
}

export async function markSteppedUp(tx: Tx, sessionId: string): Promise<void> {
  await tx.db.updateTable('sessions').set({ stepped_up_at: sql`now()` }).where('id', '=', sessionId).execute()
}

export async function deleteSession(tx: Tx, personId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of a person, optionally except one. */
export async function deleteSessions(tx: Tx, personId: string, except?: string): Promise<void> {
  let query = tx.db.deleteFrom('sessions').where('person_id', '=', personId)
  if (except) query = query.where('id', '<>', except)
  await query.execute()
}

/** Keeps the sessions that were used last. */
export async function deleteUnusedSessions(tx: Tx, personId: string, countKept: number): Promise<void> {
  await tx.db
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('person_id', '=', personId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(countKept),
    )
    .execute()
}

/** Returns false when this person has used this code before. */
export async function claimCode(tx: Tx, personId: string, code: string): Promise<boolean> {
  await tx.db
    .deleteFrom('used_codes')
    .where('person_id', '=', personId)
    .where('used_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('used_codes')
    .values({ person_id: personId, code })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
