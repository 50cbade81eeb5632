import { sql } from 'kysely'
import { auditEntriesAbout } from '../../audit/audit-history.ts'
import type { Db } from '../../platform/database/db.ts'
import { DOWNLOADED, type DownloadedTable } from './personal-data.ts'

/** About a megabyte. A reader who is slow, or stops, leaves the next page unread. */
const PAGE_ROWS = 2_000

/**
 * Everything that is stored about a person, as the text of one JSON object: a list per table of DOWNLOADED, and `history`.
 * One short query per page, so a player of many years neither fills the memory of the process nor keeps a connection busy.
 */
export async function* writeDownload(db: Db, personId: string, pageRows = PAGE_ROWS): AsyncGenerator<string> {
  yield `{"generatedAt":${JSON.stringify(new Date())}`
  for (const [name, table] of Object.entries(DOWNLOADED)) {
    yield* writeList(name, readTable(db, { name, table, personId, pageRows }))
  }
  yield* writeList('history', readHistory(db, personId, pageRows))
  yield '}\n'
}

async function* writeList(name: string, pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `,\n\n${JSON.stringify(name)}:[`
  let separator = '\n'
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + page.join(',\n')
    separator = ',\n'
  }
  yield ']'
}

type ReadTable = {
  readonly name: string
  readonly table: DownloadedTable
  readonly personId: string
  readonly pageRows: number
}

async function* readTable(db: Db, { name, table, personId, pageRows }: ReadTable): AsyncGenerator<readonly string[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const without = Object.keys(table.without ?? {})
  const except = table.except ? sql`and ${sql.ref(table.except.column)} <> ${table.except.is}` : sql``
  let after = sql``
  for (;;) {
    const { rows } = await sql<{ line: string; key: string[] }>`
      select (to_jsonb(listed) - ${without}::text[])::text as line,
             array[${sql.join(table.key.map((column) => sql`${sql.ref(column)}::text`))}] as key
      from ${sql.table(name)} as listed
      where ${belongsTo(table, personId)} ${except} ${after} order by ${key} limit ${pageRows}`.execute(db)
    yield rows.map(({ line }) => line)
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = sql`and (${key}) > (${sql.join(last.key)})`
  }
}

const belongsTo = ({ by }: DownloadedTable, personId: string) =>
  typeof by === 'string'
    ? sql`${sql.ref(by)} = ${personId}`
    : sql`${sql.ref(by.column)} in (select id from ${sql.table(by.of)} where person_id = ${personId})`

async function* readHistory(db: Db, personId: string, pageRows: number): AsyncGenerator<readonly string[]> {
  let after = 0n
  for (;;) {
    const entries = await auditEntriesAbout(db, { personId, after, rowsMax: pageRows })
    yield entries.map(({ seq: _, ...entry }) => JSON.stringify(entry))
    const last = entries.at(-1)
    if (!last || entries.length < pageRows) return
    after = last.seq
  }
}
