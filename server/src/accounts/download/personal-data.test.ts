import { randomInt, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openDb } from '../../platform/database/db.ts'
import { DOWNLOADED, NOT_DOWNLOADED } from './personal-data.ts'
import { writeDownload } from './write-download.ts'

const { owner, urls } = await testDatabase()
const superuser = new Client({ connectionString: urls.superuser })
const app = openDb(urls.app, 1, () => undefined)
afterAll(async () => {
  await app.destroy()
  await superuser.end()
})

type Column = { readonly name: string; readonly type: string; readonly isGenerated: boolean }
const columnsOf = new Map<string, Column[]>()
let namingColumns: Set<string>

beforeAll(async () => {
  await superuser.connect()
  const { rows: columns } = await owner.query<Column & { table: string }>(`
    select table_name as table, column_name as name, udt_name as type,
           is_generated = 'ALWAYS' or identity_generation is not null as "isGenerated"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  for (const { table, ...column } of columns) columnsOf.set(table, [...(columnsOf.get(table) ?? []), column])

  namingColumns = await findNamingColumns()
})

/** Columns of any table that name a person, as `table.column`. */
async function findNamingColumns(): Promise<Set<string>> {
  const { rows } = await owner.query<{ column: string }>(
    `select from_column.table_name || '.' || from_column.column_name as column
     from information_schema.referential_constraints as reference
     join information_schema.key_column_usage as from_column using (constraint_name)
     join information_schema.key_column_usage as to_column on to_column.constraint_name = reference.unique_constraint_name
     where to_column.table_name = any ($1)
     union
     select table_name || '.' || column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $2`,
    [['people', ...Object.keys(DOWNLOADED)], NAMES_A_PERSON],
  )
  return new Set(rows.map(({ column }) => column))
}

/** Without a foreign key: what a column that names someone is called. */
const NAMES_A_PERSON =
  '^(actor|subject|identifier|channel)$|_by$|person|email$|phone$|user_?name|full_name|account_n|user_agent|ip_addr'

test('every column that names a person is in the download, or is listed with the reason why not', () => {
  const isListed = (column: string) => column in NOT_DOWNLOADED || (column.split('.')[0] ?? '') in DOWNLOADED
  const unlisted = [...namingColumns].filter((column) => !isListed(column))
  expect(unlisted, 'list them in personal-data.ts').toEqual([])
})

test('every listed table and column exists', () => {
  const exists = (table: string, column: string) => columnsOf.get(table)?.some(({ name }) => name === column)
  for (const [table, { by, key, without }] of Object.entries(DOWNLOADED)) {
    const listed = [typeof by === 'string' ? by : by.column, ...key, ...Object.keys(without ?? {})]
    for (const column of listed) expect(exists(table, column), `${table}.${column}`).toBe(true)
  }
  for (const name of Object.keys(NOT_DOWNLOADED)) {
    const [table = '', column = ''] = name.split('.')
    expect(exists(table, column), name).toBe(true)
    expect(DOWNLOADED, name).not.toHaveProperty(table)
  }
})

test('ids of other people are left out', async () => {
  const { rows } = await owner.query<{ table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'people'::regclass`)
  const others = rows.filter(({ table, column }) => {
    const listed = DOWNLOADED[table]
    return listed && listed.by !== column && !(column in (listed.without ?? {}))
  })
  expect(others).toEqual([])
})

test('passwords, tokens, secrets and codes are left out', () => {
  const credentials = Object.entries(DOWNLOADED).flatMap(([table, { without = {} }]) =>
    (columnsOf.get(table) ?? []).filter(({ name }) => IS_CREDENTIAL.test(name) && !(name in without)),
  )
  expect(credentials).toEqual([])
})

const IS_CREDENTIAL = /(password|token|token_hash|secret|codes?)$/

test('a table that is not listed is found by its foreign key, and by the name of a column', async () => {
  await owner.query('create table planted (id int, winner uuid references people, sender_phone text)')
  expect(await findNamingColumns()).toEqual(new Set([...namingColumns, 'planted.winner', 'planted.sender_phone']))
  await owner.query('drop table planted')
})

type Planted = { readonly table: string; readonly row: Record<string, unknown>; readonly marks: Map<string, string> }

/** A row of every downloaded table for one person, with a value of its own in every column that can hold one. */
async function plantRows(personId: string): Promise<Planted[]> {
  const planted = new Map<string, Planted>()
  for (const [table, { by }] of Object.entries(DOWNLOADED)) {
    const row: Record<string, unknown> = {}
    const marks = new Map<string, string>()
    for (const { name, type, isGenerated } of columnsOf.get(table) ?? []) {
      if (isGenerated) continue
      const [value, mark] = plantedValue(type)
      row[name] = value
      if (mark !== undefined) marks.set(name, mark)
    }
    const [column, id] = typeof by === 'string' ? [by, personId] : [by.column, planted.get(by.of)?.row['id']]
    row[column] = id
    marks.set(column, String(id))
    const columns = Object.keys(row)
    await superuser.query(
      `insert into ${table} (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    )
    planted.set(table, { table, row, marks })
  }
  return [...planted.values()]
}

/** A value of the type and, when it cannot occur by chance, how the download shows it. */
function plantedValue(type: string): [value: unknown, mark?: string] {
  const id = randomUUID()
  if (type === 'uuid' || type === 'text') return [id, id]
  if (type === 'bytea') return [Buffer.from(id), `\\\\x${Buffer.from(id).toString('hex')}`]
  if (type.startsWith('json')) return [JSON.stringify({ mark: id }), id]
  if (type === '_text') return [[id], id]
  if (type.startsWith('_int')) return [[1]]
  if (type === 'bool') return [true]
  if (type === 'timestamptz' || type === 'date') return [new Date()]
  return [randomInt(30_000)]
}

async function downloadOf(personId: string, pageRows?: number): Promise<string> {
  let text = ''
  for await (const part of writeDownload(app, personId, pageRows)) text += part
  return text
}

test('every column of every listed table is in the download of its person, and in no other', async () => {
  const { rows: checks } = await superuser.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of checks) await superuser.query(`alter table ${table} drop constraint "${name}"`)
  await superuser.query('set session_replication_role = replica')
  const [selam, hana] = [randomUUID(), randomUUID()]
  const [ofSelam, ofHana] = [await plantRows(selam), await plantRows(hana)]
  const text = await downloadOf(selam)
  const download = JSON.parse(text)

  for (const { table, marks } of ofSelam) {
    const without = Object.keys(DOWNLOADED[table]?.without ?? {})
    const columns = (columnsOf.get(table) ?? []).map(({ name }) => name).filter((name) => !without.includes(name))
    expect(Object.keys(download[table][0]).toSorted(), table).toEqual(columns.toSorted())
    expect(download[table], table).toHaveLength(1)
    const line = JSON.stringify(download[table][0])
    for (const [column, mark] of marks) {
      expect({ [`${table}.${column}`]: line.includes(mark) }).toEqual({
        [`${table}.${column}`]: columns.includes(column),
      })
    }
  }
  for (const { table, marks } of ofHana) {
    for (const [column, mark] of marks) expect(text.includes(mark), `${table}.${column}`).toBe(false)
  }
})

test('the history has what concerns the person, and of the rest only time and action', async () => {
  const [person, colleague] = [randomUUID(), randomUUID()]
  const record = (actor: string, subject: string, details: object) =>
    owner.query('insert into audit_log (actor, action, subject, details) values ($1, $2, $3, $4)', [
      actor,
      'person_viewed',
      subject,
      details,
    ])
  await record(person, person, { mark: 'own' })
  await record(colleague, person, { mark: 'by a colleague' })
  await record(person, colleague, { mark: 'about a colleague' })
  await record(colleague, colleague, { mark: 'of a colleague' })
  const text = await downloadOf(person, 2)
  const at = expect.stringMatching(/Z$/)
  expect(JSON.parse(text).history).toEqual([
    { at, action: 'person_viewed', details: { mark: 'own' } },
    { at, action: 'person_viewed', details: { mark: 'by a colleague' } },
    { at, action: 'person_viewed', details: null },
  ])
  expect(text).not.toContain(colleague)
})

test('rows of many pages are all in the download, once', async () => {
  const personId = randomUUID()
  await superuser.query(
    `insert into claims (game_id, person_id, idempotency_key, answer)
     select 'daily-' || number % 3, $1, gen_random_uuid(), '{}' from generate_series(1, 25) as number`,
    [personId],
  )
  for (const pageRows of [4, 5, 25, 2_000]) {
    const { claims } = JSON.parse(await downloadOf(personId, pageRows))
    expect(new Set(claims.map((claim: { idempotency_key: string }) => claim.idempotency_key)).size).toBe(25)
    expect(claims).toHaveLength(25)
  }
})
