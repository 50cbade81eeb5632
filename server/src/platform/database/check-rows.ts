import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

const PAGE = 5_000
const MOST_LISTED = 100

export type CheckedRows = {
  readonly checked: number
  readonly faults: readonly string[]
  /** The number of further faults. */
  readonly unlisted: number
}

/** Reads all rows of a query in one snapshot and in constant memory, and lists what `findFault` says about them. */
export async function checkRows<Row>(
  db: Db,
  query: RawBuilder<Row>,
  findFault: (row: Row) => string | undefined,
): Promise<CheckedRows> {
  return inSnapshot(db, async (snapshot) => {
    const faults: string[] = []
    let checked = 0
    let unlisted = 0
    for await (const row of readByCursor(snapshot, query)) {
      checked += 1
      const fault = findFault(row)
      if (fault === undefined) continue
      if (faults.length < MOST_LISTED) faults.push(fault)
      else unlisted += 1
    }
    return { checked, faults, unlisted }
  })
}

/** Everything that `work` reads is of one moment, so that rows written meanwhile do not appear as faults. */
export function inSnapshot<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

/** Reads the rows of a query without parameters page by page. One at a time per transaction. */
export async function* readByCursor<Row>(snapshot: Db, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare checked_rows no scroll cursor for ${query}`.execute(snapshot)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from checked_rows`.execute(snapshot)
    yield* rows
    if (rows.length < PAGE) break
  }
  await sql`close checked_rows`.execute(snapshot)
}
