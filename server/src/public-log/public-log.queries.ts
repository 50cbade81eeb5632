import type { LogEntry } from '@edil/domain/draw/log-entry'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type CheckpointName = { readonly origin: string; readonly size: number }

export type StoredCheckpoint = CheckpointName & {
  readonly root: Buffer
  /** As the log signed it, without cosignatures. */
  readonly note: string
  readonly signedAt: Date
}

const COLUMNS = ['origin', 'size', 'root', 'note', 'signed_at as signedAt'] as const

/** The newest name of the log; `undefined` before the first checkpoint. */
export async function findOrigin(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('log_origins')
    .select('origin')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.origin
}

export async function findNewestCheckpoint(db: Db, origin: string): Promise<StoredCheckpoint | undefined> {
  const row = await db
    .selectFrom('log_checkpoints')
    .select(COLUMNS)
    .where('origin', '=', origin)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, size: Number(row.size) }
}

/** The newest checkpoint under the newest name of the log. */
export async function findCurrentCheckpoint(db: Db): Promise<StoredCheckpoint | undefined> {
  const row = await db
    .selectFrom('log_checkpoints')
    .select(COLUMNS)
    .where('origin', '=', (eb) => eb.selectFrom('log_origins').select('origin').orderBy('started_at', 'desc').limit(1))
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, size: Number(row.size) }
}

/** The checkpoint that best shows when the list of a game was sealed (server/migrations). */
export async function findCheckpointOfSeal(db: Db, gameId: string): Promise<CheckpointName | undefined> {
  const { rows } = await sql<{ origin: string; size: bigint }>`
    select origin, size from checkpoint_of_seal(${gameId})`.execute(db)
  return rows[0] && { origin: rows[0].origin, size: Number(rows[0].size) }
}

/** The first checkpoint that contains the entry. */
export async function findCheckpointWith(db: Db, seq: number): Promise<CheckpointName | undefined> {
  const row = await db
    .selectFrom('log_checkpoints')
    .select(['origin', 'size'])
    .where('size', '>=', BigInt(seq))
    .orderBy('size')
    .orderBy('signed_at')
    .limit(1)
    .executeTakeFirst()
  return row && { origin: row.origin, size: Number(row.size) }
}

/** The signed text with the lines of all witnesses that cosigned it. */
export async function findCosignedNote(db: Db, origin: string, size: number): Promise<string | undefined> {
  const { rows } = await sql<{ note: string }>`
    select note || coalesce(string_agg(line, '' order by witness), '') as note
    from log_checkpoints left join log_cosignatures using (origin, size)
    where origin = ${origin} and size = ${size} group by origin, size`.execute(db)
  return rows[0]?.note
}

/** An arbitrary id. */
const LOG_LOCK = 7_305_442

/**
 * One transaction at a time adds to the log's tables. So two workers that both believe to lead never sign side by side, and the last of
 * several cosignatures that are stored at the same time is stored with all others in view.
 */
export async function lockLog(tx: Pick<Tx, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOG_LOCK})`.execute(tx.db)
}

/** Returns the name of the log, which is `firstOrigin` when it has none. */
export async function startLog(tx: Tx, firstOrigin: string): Promise<string> {
  const { rows } = await sql<{ origin: string }>`select start_log(${firstOrigin}) as origin`.execute(tx.db)
  return rows[0]?.origin ?? firstOrigin
}

export async function insertCheckpoint(tx: Tx, checkpoint: Omit<StoredCheckpoint, 'signedAt'>): Promise<void> {
  const { origin, size, root, note } = checkpoint
  await tx.db
    .insertInto('log_checkpoints')
    .values({ origin, size: BigInt(size), root, note })
    .execute()
}

/** The entries that say why the log got a new name, as they are published. */
export async function listRestarts(db: Db): Promise<LogEntry[]> {
  const { rows } = await sql<Omit<LogEntry, 'seq'> & { seq: bigint }>`
    select seq, at, actor, action, subject, details, salt, previous_hash as "previousHash", hash
    from read_log_restarts()`.execute(db)
  return rows.map((entry) => ({ ...entry, seq: Number(entry.seq) }))
}

/** The hashes of up to `entries` entries, from entry `firstSeq`. */
export async function readEntryHashes(db: Db, firstSeq: number, entries: number): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from read_entry_hashes(${firstSeq}, ${entries})`.execute(db)
  return rows.map(({ hash }) => hash)
}

export async function findTile(db: Db, level: number, index: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('log_tiles')
    .select('hashes')
    .where('level', '=', level)
    .where('index', '=', BigInt(index))
    .executeTakeFirst()
  return row?.hashes
}

/** The roots of full tiles that follow each other. */
export async function readTileRoots(db: Db, level: number, first: number, count: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('log_tiles')
    .select('root')
    .where('level', '=', level)
    .where('index', '>=', BigInt(first))
    .where('index', '<', BigInt(first + count))
    .orderBy('index')
    .execute()
  return rows.map(({ root }) => root)
}

export async function countTiles(tx: Tx, level: number): Promise<number> {
  const row = await tx.db
    .selectFrom('log_tiles')
    .select(({ fn }) => fn.max('index').as('last'))
    .where('level', '=', level)
    .executeTakeFirst()
  return row?.last === null || row?.last === undefined ? 0 : Number(row.last) + 1
}

export type NewTile = {
  readonly level: number
  readonly index: number
  readonly hashes: Buffer
  readonly root: Buffer
}

export async function insertTile(tx: Tx, { level, index, hashes, root }: NewTile): Promise<void> {
  await tx.db
    .insertInto('log_tiles')
    .values({ level, index: BigInt(index), hashes, root })
    .execute()
}

/** A game that was closed or drawn by an entry of the log. */
export type DrawEntry = { readonly action: 'game_closed' | 'game_drawn'; readonly gameId: string }

export async function listDrawEntries(db: Db, afterSeq: number, untilSeq: number): Promise<DrawEntry[]> {
  const { rows } = await sql<DrawEntry>`
    select action, game_id as "gameId" from list_draw_entries(${afterSeq}, ${untilSeq})`.execute(db)
  return rows
}

export type Cosignature = {
  readonly origin: string
  readonly size: number
  readonly witness: string
  readonly line: string
  readonly cosignedAt: Date
}

/** Keeps the first one of each witness. */
export async function insertCosignature(tx: Tx, cosignature: Cosignature): Promise<void> {
  const { origin, size, witness, line, cosignedAt } = cosignature
  await tx.db
    .insertInto('log_cosignatures')
    .values({ origin, size: BigInt(size), witness, line, cosigned_at: cosignedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** All checkpoints with the lines of their witnesses, oldest first. */
export async function* listCheckpoints(db: Db): AsyncGenerator<StoredCheckpoint & { readonly lines: string }> {
  const names = await db.selectFrom('log_checkpoints').select(['origin', 'size']).orderBy('signed_at').execute()
  for (const { origin, size } of names) {
    const { rows } = await sql<Omit<StoredCheckpoint, 'size'> & { size: bigint; lines: string }>`
      select origin, size, root, note, signed_at as "signedAt",
             coalesce((select string_agg(line, '' order by witness) from log_cosignatures as seen
                       where seen.origin = signed.origin and seen.size = signed.size), '') as lines
      from log_checkpoints as signed where origin = ${origin} and size = ${size}`.execute(db)
    for (const row of rows) yield { ...row, size: Number(row.size) }
  }
}

export async function* listTiles(db: Db): AsyncGenerator<Omit<NewTile, 'root'>> {
  const names = await db.selectFrom('log_tiles').select(['level', 'index']).orderBy('level').orderBy('index').execute()
  for (const { level, index } of names) {
    const hashes = await findTile(db, level, Number(index))
    if (hashes) yield { level, index: Number(index), hashes }
  }
}

export async function readOldestUnsignedSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`select oldest_unsigned_seconds() as seconds`.execute(db)
  return rows[0]?.seconds ?? 0
}
