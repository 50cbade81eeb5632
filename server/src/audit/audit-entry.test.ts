import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { openDb } from '../platform/database/db.ts'
import type { JsonObject } from '../platform/database/schema.ts'
import { transaction } from '../platform/database/transaction.ts'
import { auditHash } from './audit-entry.ts'
import { recordAudit } from './record-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const { store, owner, urls } = await testDatabase()
const ownerDb = openDb(urls.owner, 1, () => undefined)
afterAll(() => ownerDb.destroy())

const HOSTILE = [
  '',
  ' ',
  '-,',
  '0:,',
  '3:abc,',
  "'; drop table audit_log --",
  '"\\"',
  '\r\n\t',
  'ዕድል',
  '👩‍👩‍👧‍👦',
  '\u202e',
  'é',
  'é',
]
/** Any text that PostgreSQL can store: everything but the NUL character. */
const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }).map((any) => any.replaceAll('\0', '')),
)
const previousHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const fields = fc.record({
  previousHash,
  seq: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }),
  at: fc.option(text),
  actor: text,
  action: text,
  subject: fc.option(text),
  details: text,
  salt: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes)),
})

test('the database and our code compute the same hash for any text', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (entry) => {
      const { rows } = await owner.query('select audit_hash($1, $2, $3, $4, $5, $6, $7, $8) as hash', [
        entry.previousHash,
        entry.seq.toString(),
        entry.at,
        entry.actor,
        entry.action,
        entry.subject,
        entry.details,
        entry.salt.toString('hex'),
      ])
      expect(auditHash(entry)).toEqual(rows[0].hash)
    }),
    { numRuns: 500 },
  )
})

test("our code confirms the database's hash chain for any entries", async () => {
  let recorded = 0
  const actor = text.filter((name) => name !== '')
  const details = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' }))
  await fc.assert(
    fc.asyncProperty(actor, fc.option(text), details, async (actor, subject, details) => {
      await transaction(store, (tx) =>
        recordAudit(tx, { actor, action: 'account_changed', subject, details: details as JsonObject }),
      )
      recorded += 1
    }),
    { numRuns: 200 },
  )
  expect(await verifyAudit(ownerDb)).toMatchObject({ whole: true, entries: recorded })
})

test('details store unpaired surrogates, NUL characters and nested lists', async () => {
  const nested = JSON.parse(`${'['.repeat(200)}1${']'.repeat(200)}`)
  await transaction(store, (tx) =>
    recordAudit(tx, {
      actor: 'visitor',
      action: 'sign_in_refused',
      subject: null,
      details: { a: '\ud83d', b: '\0', nested },
    }),
  )
  expect(await verifyAudit(ownerDb)).toMatchObject({ whole: true })
})

test('no two different entries produce the same bytes', () => {
  const entry = {
    previousHash: Buffer.alloc(32),
    seq: 1n,
    at: 't',
    actor: 'ab',
    action: 'c',
    subject: null,
    details: '{}',
    salt: Buffer.alloc(16),
  }
  const hashes = [
    entry,
    { ...entry, actor: 'a', action: 'bc' },
    { ...entry, actor: 'ab,1:c', action: '' },
    { ...entry, subject: '' },
    { ...entry, subject: '-,' },
    { ...entry, subject: '{}', details: null },
    { ...entry, seq: 11n },
    { ...entry, salt: Buffer.alloc(16, 1) },
    { ...entry, salt: null },
  ].map((each) => auditHash(each).toString('hex'))
  expect(new Set(hashes).size).toBe(hashes.length)
})

test.each([
  ['2026-11-15 12:00:00.000001+03', '2026-11-15T09:00:00.000001Z AD'],
  ['2026-11-15 09:00:00+00', '2026-11-15T09:00:00.000000Z AD'],
  ['2026-11-15 09:00:00+00 BC', '2026-11-15T09:00:00.000000Z BC'],
])('the time %s is hashed as %s in any session time zone', async (at, expected) => {
  for (const zone of ['UTC', 'Africa/Addis_Ababa', 'America/New_York']) {
    await owner.query(`select set_config('timezone', $1, false)`, [zone])
    const { rows } = await owner.query('select audit_time($1::timestamptz) as text', [at])
    expect(rows).toEqual([{ text: expected }])
  }
})
