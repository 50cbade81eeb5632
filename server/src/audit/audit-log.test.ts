import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { openDb } from '../platform/database/db.ts'
import { type Tx, transaction } from '../platform/database/transaction.ts'
import { formatAuditHead, readAuditHead } from './audit-head.ts'
import { auditHistoryOf } from './audit-history.ts'
import { recordAudit } from './record-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const { store, owner, urls } = await testDatabase()
const ownerDb = openDb(urls.owner, 2, () => undefined)
afterAll(() => ownerDb.destroy())

const INSUFFICIENT_PRIVILEGE = '42501'
const CHECK_VIOLATION = '23514'
const NO_DATA_FOUND = 'P0002'

const signIn = (personId: string) =>
  transaction(store, (tx) => recordAudit(tx, { actor: personId, action: 'signed_in', subject: personId }))
const headSeq = async () => (await readAuditHead(store.db)).seq

test("an entry gets the next sequence number and the database's time, and moves the head", async () => {
  const before = await readAuditHead(store.db)
  await signIn('abebe')
  const { rows } = await owner.query(
    `select *, at between now() - interval '1 minute' and now() as "isNow" from audit_log order by seq desc limit 1`,
  )
  expect(rows[0]).toMatchObject({ actor: 'abebe', action: 'signed_in', subject: 'abebe', details: {}, isNow: true })
  expect(BigInt(rows[0].seq)).toBe(before.seq + 1n)
  expect(rows[0].previous_hash).toEqual(before.hash)
  expect(await readAuditHead(store.db)).toEqual({ seq: before.seq + 1n, hash: rows[0].hash })
})

test('two hundred concurrent entries form a chain without gaps', async () => {
  const before = await headSeq()
  await Promise.all(Array.from({ length: 200 }, (_, count) => signIn(`parallel-${count}`)))
  expect(await headSeq()).toBe(before + 200n)
  const { rows } = await owner.query(
    `select count(*)::int as people from (select distinct actor from audit_log where actor like 'parallel-%') as each`,
  )
  expect(rows).toEqual([{ people: 200 }])
  expect(await verifyAudit(ownerDb)).toMatchObject({ whole: true, entries: Number(before + 200n) })
})

test('a rolled-back transaction leaves neither an entry nor a gap', async () => {
  const before = await readAuditHead(store.db)
  const failing = transaction(store, async (tx) => {
    recordAudit(tx, { actor: 'system', action: 'role_changed', subject: 'abebe' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await readAuditHead(store.db)).toEqual(before)
  await signIn('after the rollback')
  expect(await headSeq()).toBe(before.seq + 1n)
  expect(await verifyAudit(ownerDb)).toMatchObject({ whole: true })
})

test('several entries of one transaction, and of one statement, are chained like any others', async () => {
  const before = await headSeq()
  await transaction(store, async (tx) => {
    recordAudit(tx, { actor: 'system', action: 'person_locked', subject: 'abebe' })
    recordAudit(tx, { actor: 'system', action: 'session_ended', subject: 'abebe' })
    await sql`
      insert into audit_log (actor, action) select 'system', 'signed_out' from generate_series(1, 50)`.execute(tx.db)
  })
  expect(await headSeq()).toBe(before + 52n)
  expect(await verifyAudit(ownerDb)).toMatchObject({ whole: true })
})

test('a log that grows during a check passes it', async () => {
  const growing = Promise.all(Array.from({ length: 100 }, (_, count) => signIn(`growing-${count}`)))
  for (let round = 0; round < 5; round += 1) expect(await verifyAudit(ownerDb)).toMatchObject({ whole: true })
  await growing
})

test("ignores the caller's values for number, time, salt and hash, even from the owner", async () => {
  const before = await readAuditHead(store.db)
  await owner.query(
    `insert into audit_log (seq, at, actor, action, salt, previous_hash, hash)
     values (1, '2020-01-01', 'system', 'admin_created', decode(repeat('00', 16), 'hex'), sha256('a'), sha256('b'))`,
  )
  const { rows } = await owner.query('select seq, at, salt, previous_hash from audit_log order by seq desc limit 1')
  expect(rows[0]).toMatchObject({ seq: `${before.seq + 1n}`, previous_hash: before.hash })
  expect(rows[0].at.getFullYear()).toBeGreaterThan(2020)
  expect(rows[0].salt).not.toEqual(Buffer.alloc(16))
})

test.each(['Signed_in', '', 'signed in', '_in', 'signed_in\n'])('an action called %j is refused', async (action) => {
  const insert = sql`insert into audit_log (actor, action) values ('system', ${action})`.execute(store.db)
  await expect(insert).rejects.toMatchObject({ code: CHECK_VIOLATION })
})

test.each([
  'select * from audit_log',
  'select count(*) from audit_log',
  'select actor from audit_log',
  'table audit_head',
  'copy audit_log to stdout',
  `insert into audit_log (actor, action) values ('system', 'signed_in') returning seq`,
  `insert into audit_log (actor, action, seq) values ('system', 'signed_in', 1)`,
  `insert into audit_log (actor, action, at) values ('system', 'signed_in', now())`,
  `insert into audit_log (actor, action, previous_hash) values ('system', 'signed_in', sha256('a'))`,
  `insert into audit_log (actor, action, hash) values ('system', 'signed_in', sha256('a'))`,
  `insert into audit_log (actor, action) values ('system', 'signed_in') on conflict (seq) do update set actor = 'me'`,
  `update audit_log set actor = 'me'`,
  'delete from audit_log',
  'truncate audit_log',
  'lock table audit_log in exclusive mode',
  'lock table audit_head',
  'select 1 from audit_head for update',
  'update audit_head set seq = 0',
  'delete from audit_head',
  'truncate audit_head',
  `insert into audit_head (is_singleton, seq, hash) values (true, 0, sha256('a'))`,
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_chain on audit_log',
  'drop trigger audit_log_append_only on audit_log',
  'drop table audit_log',
  'alter table audit_log add column mine text',
  'create index on audit_log (actor)',
  'set session_replication_role = replica',
  'set role edil_owner',
  `select audit_hash(sha256('a'), 'b')`,
  'select audit_time(now())',
  'drop function chain_audit_entry() cascade',
  'create or replace function public.audit_time(at timestamptz) returns text language sql as $$ select null $$',
  'alter function read_audit_head() owner to edil_app',
])('the application may not: %s', async (statement) => {
  const attempt = transaction(store, (tx) => sql.raw(statement).execute(tx.db))
  await expect(attempt).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE })
})

test('the application cannot move the head by a trigger on a table of its own', async () => {
  const before = await readAuditHead(store.db)
  const borrowing = transaction(store, async ({ db }) => {
    await sql`create temp table mine (seq bigint, at timestamptz, actor text, action text, subject text, details json,
                                      salt bytea, previous_hash bytea, hash bytea) on commit drop`.execute(db)
    await sql`create trigger mine before insert on mine for each row execute function chain_audit_entry()`.execute(db)
    await sql`insert into mine (actor) values ('me')`.execute(db)
  })
  await expect(borrowing).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE })
  expect(await readAuditHead(store.db)).toEqual(before)
})

test.each([
  `update audit_log set actor = 'somebody else'`,
  'update audit_log set seq = seq where false',
  'delete from audit_log',
  'truncate audit_log',
  'truncate audit_log, audit_head',
])('refuses the owner of the tables too: %s', async (statement) => {
  await expect(owner.query(statement)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE })
})

test("sabotage: without the trigger the owner's change succeeds", async () => {
  const client = new Client({ connectionString: urls.owner })
  await client.connect()
  await client.query('begin')
  await client.query('alter table audit_log disable trigger audit_log_append_only')
  const { rowCount } = await client.query(`update audit_log set actor = 'somebody else' where seq = 5`)
  await client.query('rollback')
  await client.end()
  expect(rowCount).toBe(1)
})

test('records nothing when the head row is missing', async () => {
  const client = new Client({ connectionString: urls.owner })
  await client.connect()
  await client.query('begin')
  await client.query('delete from audit_head')
  const insert = client.query(`insert into audit_log (actor, action) values ('system', 'signed_in')`)
  await expect(insert).rejects.toMatchObject({ code: NO_DATA_FOUND })
  await client.end()
})

test("a person's history has what they did and what others did to their account, newest first", async () => {
  const [person, other] = ['0195-person', '0195-other']
  await transaction(store, async (tx) => {
    recordAudit(tx, { actor: 'visitor', action: 'sign_in_refused', subject: person, details: { tries: 3 } })
    recordAudit(tx, { actor: person, action: 'signed_in', subject: person })
    recordAudit(tx, { actor: person, action: 'person_viewed', subject: other })
    recordAudit(tx, { actor: other, action: 'signed_in', subject: other })
    recordAudit(tx, { actor: other, action: 'role_changed', subject: person, details: { role: 'host' } })
    recordAudit(tx, { actor: person, action: 'signed_out', subject: null })
  })
  const history = await auditHistoryOf(store.db, person, 100)
  expect(history.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['signed_out', person, null],
    ['role_changed', other, person],
    ['person_viewed', person, other],
    ['signed_in', person, person],
    ['sign_in_refused', 'visitor', person],
  ])
  expect(history.at(-1)).toMatchObject({ details: { tries: 3 }, at: expect.any(Date) })
  expect((await auditHistoryOf(store.db, person, 2)).map(({ action }) => action)).toEqual([
    'signed_out',
    'role_changed',
  ])
  expect(await auditHistoryOf(store.db, person, 0)).toEqual([])
  expect(await auditHistoryOf(store.db, person, -1)).toEqual([])
})

test('a history leaves out the hashes that only the check of the log reads', async () => {
  const person = '0195-player'
  const details = { binding: 'ab'.repeat(32), ledger: ['cd'.repeat(32)], amount: '50000' }
  await transaction(store, (tx) =>
    recordAudit(tx, { actor: person, action: 'ticket_issued', subject: 'ticket', details }),
  )
  expect((await auditHistoryOf(store.db, person, 1))[0]?.details).toEqual({ amount: '50000' })
})

test('several entries recorded together are in the given order', async () => {
  const actor = '0195-both'
  await transaction(store, (tx) =>
    recordAudit(
      tx,
      { actor, action: 'payment_approved', subject: 'payment' },
      { actor, action: 'ticket_issued', subject: 'ticket' },
    ),
  )
  const { rows } = await owner.query('select action from audit_log where actor = $1 order by seq', [actor])
  expect(rows.map(({ action }) => action)).toEqual(['payment_approved', 'ticket_issued'])
})

test('entries are written when the transaction has done everything else, and not at all when it fails', async () => {
  const actor = '0195-last'
  const record = (tx: Tx, subject: string) => recordAudit(tx, { actor, action: 'person_viewed', subject })
  await transaction(store, async (tx) => {
    record(tx, 'first')
    // It would wait for the head of the log, which the first entry would have locked.
    await transaction(store, (other) => record(other, 'meanwhile'))
    record(tx, 'second')
  })
  const failing = transaction(store, async (tx) => {
    record(tx, 'never')
    throw new Error('it fails')
  })
  await expect(failing).rejects.toThrow('it fails')
  const { rows } = await owner.query('select subject from audit_log where actor = $1 order by seq', [actor])
  expect(rows.map(({ subject }) => subject)).toEqual(['meanwhile', 'first', 'second'])
})

test("a history is limited, and 'visitor' and 'system' have none", async () => {
  await owner.query(
    `insert into audit_log (actor, action, subject) select 'busy', 'person_viewed', 'p' || n from generate_series(1, 600) n`,
  )
  expect(await auditHistoryOf(store.db, 'busy', 1_000_000)).toHaveLength(500)
  for (const actor of ['visitor', 'system', '', '%']) expect(await auditHistoryOf(store.db, actor, 10)).toEqual([])
})

test('a formatted head can be parsed', async () => {
  const head = await readAuditHead(store.db)
  expect(formatAuditHead(head)).toMatch(/^\d+:[0-9a-f]{64}$/)
  expect(await verifyAudit(ownerDb, [head])).toMatchObject({ whole: true, head })
})
