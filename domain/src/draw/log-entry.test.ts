import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type LogEntry, logEntryHash } from './log-entry.ts'

const ENTRY: LogEntry = {
  seq: 10_412,
  at: '2026-11-15T15:00:01.412345Z AD',
  actor: 'system',
  action: 'game_drawn',
  subject: 'ዕለታዊ-1',
  details: '{"record":"…"}',
  salt: '0c'.repeat(16),
  previousHash: 'ab'.repeat(32),
  hash: '',
}

test("an entry's hash covers the previous hash and its fields, each with its length in bytes", () => {
  const fields = [
    '5:10412,30:2026-11-15T15:00:01.412345Z AD,6:system,10:game_drawn,',
    '14:ዕለታዊ-1,16:{"record":"…"},32:0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c,',
  ].join('')
  const bytes = Buffer.concat([Buffer.alloc(32, 0xab), Buffer.from(fields)])
  expect(logEntryHash(ENTRY)).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test.each([
  { seq: 10_413 },
  { at: '2026-11-15T15:00:01.412346Z AD' },
  { actor: 'visitor' },
  { action: 'game_closed' },
  { subject: 'daily-413' },
  { details: '{}' },
  { salt: '0d'.repeat(16) },
  { previousHash: 'ac'.repeat(32) },
  { actor: 'system,10:game_drawn', action: '' },
])('%j gives another hash', (change) => {
  expect(logEntryHash({ ...ENTRY, ...change })).not.toBe(logEntryHash(ENTRY))
})
