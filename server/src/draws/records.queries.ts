import type { LogEntry } from '@edil/domain/draw/log-entry'
import type { SealedTickets } from '@edil/domain/draw/manifest'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** The published texts of a game, and what was sealed. */
export type GameRecords = {
  readonly openRecord: string
  /** Once it is closed. */
  readonly closeRecord: string | null
  /** Once it is drawn. */
  readonly resultRecord: string | null
  readonly tickets: SealedTickets
}

export async function findRecords(db: Db, gameId: string): Promise<GameRecords | undefined> {
  const { rows } = await sql<Omit<GameRecords, 'tickets'> & { sealed: Record<string, string> }>`
    select open_records.record as "openRecord", close_records.record as "closeRecord", draws.record as "resultRecord",
           (select coalesce(json_object_agg(number, encode(ticket_key, 'hex') order by number), '{}')
            from sealed_numbers where sealed_numbers.game_id = open_records.game_id) as sealed
    from open_records
    left join close_records on close_records.game_id = open_records.game_id
    left join draws on draws.game_id = open_records.game_id
    where open_records.game_id = ${gameId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { sealed, ...records } = row
  return { ...records, tickets: new Map(Object.entries(sealed).map(([number, key]) => [Number(number), key])) }
}

/** The game's three entries in the public log. */
export async function listLogEntries(db: Db, gameId: string): Promise<LogEntry[]> {
  const { rows } = await sql<Omit<LogEntry, 'seq'> & { seq: bigint }>`
    select seq, at, actor, action, subject, details, previous_hash as "previousHash", hash
    from audit_records_of_game(${gameId})`.execute(db)
  return rows.map((entry) => ({ ...entry, seq: Number(entry.seq) }))
}
