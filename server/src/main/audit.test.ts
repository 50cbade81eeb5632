import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sample } from '../../../dev/form.ts'
import { testDatabase } from '../../test/database.ts'
import { describeAuditFault } from '../audit/audit-fault.ts'
import { type AuditHead, formatAuditHead, readAuditHead } from '../audit/audit-head.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { openDb } from '../platform/database/db.ts'

const ENTRIES = 200
const COMMAND = join(import.meta.dirname, 'audit.ts')
const { urls, owner } = await testDatabase()
const superuser = new Client({ connectionString: urls.superuser })
const ownerDb = openDb(urls.owner, 1, () => undefined)

type Outcome = { readonly status: number | null; readonly lines: readonly string[] }

function audit(...args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, DATABASE_OWNER_URL: urls.owner },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, lines: output.trim().split('\n') })))
}

/** What the command would print about the log, without a process: starting one takes most of a second. */
async function faultLines(...anchors: readonly AuditHead[]): Promise<string[]> {
  const verdict = await verifyAudit(ownerDb, anchors)
  return verdict.whole ? [] : verdict.faults.map(describeAuditFault)
}

/** Restores the log before every test. */
async function restore(): Promise<void> {
  await superuser.query('truncate audit_log, audit_head')
  await superuser.query('insert into audit_log table kept_log; insert into audit_head table kept_head')
}

beforeAll(async () => {
  await owner.query(
    `insert into audit_log (actor, action, subject, details)
     select 'person-' || n % 7, 'account_changed', nullif('person-' || n % 5, 'person-0'), json_build_object('n', n)
     from generate_series(1, ${ENTRIES}) as n`,
  )
  await superuser.connect()
  // A superuser bypasses every trigger and grant.
  await superuser.query('set session_replication_role = replica')
  await superuser.query('create table kept_log as table audit_log; create table kept_head as table audit_head')
})
afterAll(async () => {
  await superuser.end()
  await ownerDb.destroy()
})

test('an untouched log passes, in one line that ends with its head', async () => {
  await restore()
  const [head] = (await audit('head')).lines
  const { status, lines } = await audit('verify', '--head', `${head}`)
  expect(status).toBe(0)
  expect(head).toBe(formatAuditHead(await readAuditHead(ownerDb)))
  expect(head).toMatch(/^200:[0-9a-f]{64}$/)
  expect(lines).toEqual([`audit log: OK, 200 entries, head ${head}`])
  expect(await faultLines()).toEqual([])
})

const set = (column: string, value: string) => (place: number) =>
  `update audit_log set ${column} = ${value} where seq = ${place}`
const swap = (columns: readonly string[]) => (place: number) =>
  `
  update audit_log as log set ${columns.map((column) => `${column} = other.${column}`).join(', ')} from audit_log as other
  where (log.seq, other.seq) in ((${place}, ${place + 7}), (${place + 7}, ${place}))`
const CONTENTS = ['at', 'actor', 'action', 'subject', 'details']

/** A superuser's change to entry `place`, and the command's report. */
const TAMPERINGS: Record<string, [statement: (place: number) => string, says: (place: number) => string]> = {
  'a later time': [set('at', `at + interval '1 microsecond'`), (place) => `entry ${place}: changed`],
  'the same year before Christ': [set('at', `(at::text || ' BC')::timestamptz`), (place) => `entry ${place}: changed`],
  'another actor': [set('actor', `'person-x'`), (place) => `entry ${place}: changed`],
  'another action': [set('action', `'signed_in'`), (place) => `entry ${place}: changed`],
  'another subject': [set('subject', `coalesce(subject || 'x', '')`), (place) => `entry ${place}: changed`],
  'other details': [set('details', `'{"n":0}'`), (place) => `entry ${place}: changed`],
  'details with another space': [set('details', `(details::text || ' ')::json`), (place) => `entry ${place}: changed`],
  'another salt': [set('salt', 'substr(sha256(salt), 1, 16)'), (place) => `entry ${place}: changed`],
  'another hash': [set('hash', 'sha256(hash)'), (place) => `entry ${place}: changed`],
  'another previous hash': [set('previous_hash', 'sha256(hash)'), (place) => `entry ${place}: changed`],
  'another number': [set('seq', '1000'), (place) => `entry ${place}: missing`],
  'an edit with its hash worked out': [
    (place) => `
      update audit_log set actor = 'x', hash = audit_hash(previous_hash, seq::text, audit_time(at), 'x', action, subject,
                                                          details::text, encode(salt, 'hex')) where seq = ${place}`,
    (place) => `entries ${place} to ${place + 1}: not linked`,
  ],
  'one gone': [(place) => `delete from audit_log where seq = ${place}`, (place) => `entry ${place}: missing`],
  'ten gone': [
    (place) => `delete from audit_log where seq between ${place} and ${place + 9}`,
    (place) => `entries ${place} to ${place + 9}: missing`,
  ],
  'one gone and the gap closed': [
    (place) => `
      delete from audit_log where seq = ${place};
      update audit_log set seq = -seq where seq > ${place};
      update audit_log set seq = -seq - 1 where seq < 0;
      update audit_head set seq = seq - 1`,
    (place) => `entries ${place} to 199: in the wrong position, written as ${place + 1} and on`,
  ],
  'two whose contents were exchanged': [swap(CONTENTS), (place) => `entry ${place + 7}: changed`],
  'two that changed places': [
    swap([...CONTENTS, 'salt', 'previous_hash', 'hash']),
    (place) => `entry ${place}: in the wrong position, written as ${place + 7}`,
  ],
  'one written over another': [
    (place) => `
      update audit_log as log set actor = other.actor, details = other.details, at = other.at from audit_log as other
      where log.seq = ${place} and other.seq = ${place + 1}`,
    (place) => `entry ${place}: changed`,
  ],
  'the start gone': [
    (place) => `delete from audit_log where seq <= ${place}`,
    (place) => `entries 1 to ${place}: missing`,
  ],
  'the end gone': [
    (place) => `delete from audit_log where seq > ${place}`,
    (place) => `entries ${place + 1} to 200: missing at the end`,
  ],
  'one behind the head': [
    (place) => `
      insert into audit_log select 201, at, actor, action, subject, details, salt, sha256(hash), hash from audit_log
      where seq = ${place}`,
    () => 'entry 201: added without moving the head',
  ],
  'another head': [
    () => 'update audit_head set hash = sha256(hash)',
    () => 'entry 200: different from the entry that the head names',
  ],
}

test.each(Object.entries(TAMPERINGS))('found and located: %s', async (_, [statement, says]) => {
  for (const place of [2, 188]) {
    await restore()
    await superuser.query(statement(place))
    expect((await faultLines()).some((line) => line.startsWith(says(place)))).toBe(true)
  }
})

test('the command prints every fault, and exits with 1', async () => {
  await restore()
  await superuser.query('delete from audit_log where seq in (2, 188)')
  const lines = await faultLines()
  expect(await audit('verify')).toEqual({
    status: 1,
    lines: [...lines, 'audit log: FAILED, 198 entries, 2 faults listed'],
  })
})

test('finds a log truncated with its head, by a head recorded earlier', async () => {
  await restore()
  const noted = await readAuditHead(ownerDb)
  await superuser.query(`
    delete from audit_log where seq > 150;
    update audit_head set (seq, hash) = (select seq, hash from audit_log where seq = 150)`)
  expect(await faultLines()).toEqual([])
  expect((await faultLines(noted))[0]).toBe('entries 151 to 200: missing at the end')
})

test('finds a recomputed chain, by a head recorded earlier', async () => {
  await restore()
  const noted = await readAuditHead(ownerDb)
  await superuser.query(`
    create temp table rewritten as table audit_log;
    truncate audit_log;
    update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex');
    set session_replication_role = origin;
    insert into audit_log (actor, action, subject, details)
    select case seq when 42 then 'nobody' else actor end, action, subject, details from rewritten order by seq;
    set session_replication_role = replica`)
  expect(await faultLines()).toEqual([])
  expect(await audit('verify', '--head', formatAuditHead(noted))).toEqual({
    status: 1,
    lines: ['entries 1 to 200: different from the head you gave', 'audit log: FAILED, 200 entries, 1 faults listed'],
  })
})

test('finds a second entry with the same number when the key was removed', async () => {
  await restore()
  await superuser.query('alter table audit_log drop constraint audit_log_pkey')
  await superuser.query('insert into audit_log select * from audit_log where seq = 77')
  const lines = await faultLines()
  await superuser.query('truncate audit_log; alter table audit_log add primary key (seq)')
  expect(lines[0]).toBe('entry 77: duplicated, or in an impossible position')
})

const MISUSES: [args: string[], says: string][] = [
  [[], 'usage'],
  [['mend'], 'usage'],
  [['verify', '--head', 'yesterday'], '--head yesterday'],
]

test.each(sample(MISUSES, 1))('%j prints the usage', async (args, says) => {
  const { status, lines } = await audit(...args)
  expect(status).toBe(1)
  expect(lines.join('\n')).toContain(says)
})

test('names the missing database address', () => {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'verify'], { encoding: 'utf8', env: {} })
  expect(status).toBe(1)
  expect(stderr).toContain('DATABASE_OWNER_URL')
})
