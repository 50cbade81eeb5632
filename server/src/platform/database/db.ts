import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { Tables } from './tables.ts'

/** The pool, or a transaction (`tx.db`): functions that only read take either. Writes take a `Tx`. */
export type Db = Kysely<Tables>

const INT8 = 20
const DATE = 1082

/**
 * Reads money as bigint, and a date as text: as a `Date` it would shift with the time zone. Set per pool, because pg-
 * boss in the same process needs pg's defaults.
 */
const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return BigInt
    if (oid === DATE) return (day: string) => day
    return types.getTypeParser(oid, format as 'text')
  }) as typeof types.getTypeParser,
}

/** How long a caller waits for a connection before the request fails as 'database unavailable'. */
const PATIENCE_MS = 5_000

export function openDb(connectionString: string, max: number, onLost: (error: Error) => void): Db {
  return dbOver(openPool(connectionString, max, onLost))
}

export function openPool(
  connectionString: string,
  max: number,
  onLost: (error: Error) => void,
  patienceMs = PATIENCE_MS,
): Pool {
  const pool = new Pool({ connectionString, max, types: typeParsers, connectionTimeoutMillis: patienceMs })
  // The pool replaces a dead connection. An unhandled error event would end the process: the pool emits those of idle
  // connections; those of connections between two statements of a transaction need a listener each.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

export function dbOver(pool: Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

export async function answersQueries(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
