import type { Closing } from '@edil/domain/draw/closings'
import type { LogEntry } from '@edil/domain/draw/log-entry'
import type { Commitments } from '@edil/domain/draw/manifest'
import type { LoggedRecord } from '@edil/domain/draw/proof'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type GameRow = Selectable<Tables['games']>

/** The published records of a game and its sealed list. */
export type GameRecords = {
  readonly openRecord: string
  /** Null until the game is closed. */
  readonly closeRecord: string | null
  /** Null until the game is drawn. */
  readonly resultRecord: string | null
  readonly commitments: Commitments
}

export async function findRecords(db: Db, gameId: string): Promise<GameRecords | undefined> {
  const { rows } = await sql<Omit<GameRecords, 'commitments'> & { sealed: Record<string, string> }>`
    select open_records.record as "openRecord", close_records.record as "closeRecord", draws.record as "resultRecord",
           (select coalesce(json_object_agg(number, encode(commitment, 'hex') order by number), '{}')
            from sealed_numbers where sealed_numbers.game_id = open_records.game_id) as sealed
    from open_records
    left join close_records on close_records.game_id = open_records.game_id
    left join draws on draws.game_id = open_records.game_id
    where open_records.game_id = ${gameId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { sealed, ...records } = row
  const commitments = new Map(Object.entries(sealed).map(([number, commitment]) => [Number(number), commitment]))
  return { ...records, commitments }
}

/** The game's three entries in the audit log. */
export async function listLogEntries(db: Db, gameId: string): Promise<LogEntry[]> {
  const { rows } = await sql<Omit<LogEntry, 'seq'> & { seq: bigint }>`
    select seq, at, actor, action, subject, details, salt, previous_hash as "previousHash", hash
    from audit_records_of_game(${gameId})`.execute(db)
  return rows.map((entry) => ({ ...entry, seq: Number(entry.seq) }))
}

/** The published entries of opening and closing, when a restored database had lost them. */
export async function findRestoredEntries(db: Db, gameId: string): Promise<LoggedRecord[]> {
  const { rows } = await sql<{ entries: LoggedRecord[] }>`
    select log_entries as entries from restored_seals where game_id = ${gameId}`.execute(db)
  return rows[0]?.entries ?? []
}

export async function insertOpenRecord(tx: Tx, gameId: string, record: string): Promise<void> {
  await tx.db.insertInto('open_records').values({ game_id: gameId, record }).execute()
}

export async function findOpenRecord(tx: Pick<Tx, 'db'>, gameId: string): Promise<string | undefined> {
  const row = await tx.db.selectFrom('open_records').select('record').where('game_id', '=', gameId).executeTakeFirst()
  return row?.record
}

export async function findResultRecord(tx: Tx, gameId: string): Promise<string | undefined> {
  const row = await tx.db.selectFrom('draws').select('record').where('game_id', '=', gameId).executeTakeFirst()
  return row?.record
}

/** Open games whose open record has not been published. */
export function listWithoutOpenRecord(db: Db): Promise<{ id: string }[]> {
  return db
    .selectFrom('games')
    .select('id')
    .where('status', 'in', ['active', 'full'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('open_records').select('record').whereRef('game_id', '=', 'games.id'))),
    )
    .execute()
}

/** Of the first game of each plan. */
export async function listFirstOpenRecords(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('open_records')
    .innerJoin('games', 'games.id', 'open_records.game_id')
    .innerJoin('plans', 'plans.id', 'games.plan_id')
    .select('open_records.record')
    .where('games.sequence', '=', 1)
    .execute()
  return rows.map(({ record }) => record)
}

/** Stores the commitment to every approved number and its ticket's key, permanently. */
export async function sealNumbers(tx: Tx, gameId: string): Promise<Commitments> {
  const { rows } = await sql<{ number: number; commitment: Buffer }>`
    select number, commitment from seal_numbers(${gameId})`.execute(tx.db)
  return new Map(rows.map(({ number, commitment }) => [number, commitment.toString('hex')]))
}

export type NewCloseRecord = {
  readonly gameId: string
  readonly record: string
  readonly openHash: string
  readonly manifestHash: string
  readonly sold: number
  readonly closedBy: Closing
  readonly round: number
  readonly roundAt: Date
}

export async function insertCloseRecord(tx: Pick<Tx, 'db'>, closing: NewCloseRecord): Promise<void> {
  const { gameId, record, openHash, manifestHash, sold, closedBy, round, roundAt } = closing
  await tx.db
    .insertInto('close_records')
    .values({
      game_id: gameId,
      record,
      open_hash: Buffer.from(openHash, 'hex'),
      manifest_hash: Buffer.from(manifestHash, 'hex'),
      sold,
      closed_by: closedBy,
      round: BigInt(round),
      round_at: roundAt,
    })
    .execute()
}

export type RestoredSeal = {
  readonly gameId: string
  readonly record: string
  readonly entries: readonly LoggedRecord[]
  readonly commitments: Commitments
  readonly origin: string
  readonly size: number
  readonly witnesses: number
  readonly firstCosignedAt: Date
  readonly lastCosignedAt: Date
}

/** Stores the list as it was published. As the owner of the tables. */
export async function insertRestoredSeal(tx: Pick<Tx, 'db'>, seal: RestoredSeal): Promise<void> {
  await tx.db
    .insertInto('restored_seals')
    .values({
      game_id: seal.gameId,
      record: seal.record,
      log_entries: JSON.stringify(seal.entries),
      origin: seal.origin,
      size: BigInt(seal.size),
      witnesses: seal.witnesses,
      first_cosigned_at: seal.firstCosignedAt,
      last_cosigned_at: seal.lastCosignedAt,
    })
    .execute()
  await tx.db
    .insertInto('sealed_numbers')
    .values(
      [...seal.commitments].map(([number, commitment]) => ({
        game_id: seal.gameId,
        number,
        commitment: Buffer.from(commitment, 'hex'),
      })),
    )
    .execute()
}

/** An approved number of a board, as it is now. */
export type SoldNumber = {
  readonly number: number
  readonly commitment: string
  /** The later of when the number was taken and its ticket issued. */
  readonly soldAt: Date
  /** Whether number and ticket belong to the same person. */
  readonly isOfHolder: boolean
}

/** As the owner of the tables. */
export async function listSoldNumbers(tx: Pick<Tx, 'db'>, gameId: string): Promise<SoldNumber[]> {
  const { rows } = await sql<SoldNumber>`
    select numbers.number, encode(commitment_of(numbers.game_id, numbers.number, tickets.key), 'hex') as commitment,
           greatest(numbers.taken_at, tickets.issued_at) as "soldAt", numbers.person_id = tickets.person_id as "isOfHolder"
    from numbers join tickets on tickets.id = numbers.ticket_id
    where numbers.game_id = ${gameId} and numbers.status = 'approved' order by numbers.number`.execute(tx.db)
  return rows
}

export async function lockGameOfSeal(tx: Pick<Tx, 'db'>, gameId: string): Promise<GameRow | undefined> {
  return tx.db.selectFrom('games').selectAll().where('id', '=', gameId).forUpdate().executeTakeFirst()
}

/** The saved records of every restored game, and what the database says of the witnesses. */
export async function listRestoredSeals(db: Db): Promise<{ text: string; says: string; gameId: string }[]> {
  const { rows } = await sql<{ text: string; says: string; gameId: string }>`
    select restored.game_id as "gameId",
           json_build_object('gameId', restored.game_id, 'openRecord', open_records.record, 'closeRecord', restored.record,
             'commitments', (select json_object_agg(number, encode(commitment, 'hex')) from sealed_numbers as sealed
                             where sealed.game_id = restored.game_id),
             'log', log_entries)::text as text,
           concat_ws(' ', origin, size, witnesses, to_char(first_cosigned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS'),
             to_char(last_cosigned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS')) as says
    from restored_seals as restored join open_records on open_records.game_id = restored.game_id order by 1`.execute(db)
  return rows
}
