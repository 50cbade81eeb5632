import { expect, test } from 'vitest'
import { QUICKNET, timeOfRound } from './chains.ts'
import { type CloseFacts, decidingRound, isRound, readCloseRecord, writeCloseRecord } from './close-record.ts'
import { CLOSINGS, type Closing } from './closings.ts'

const FACTS: CloseFacts = {
  gameId: 'daily-412',
  openHash: '1a'.repeat(32),
  manifestHash: '2b'.repeat(32),
  sold: 97,
  closedAt: '2026-11-15T14:50:00.000Z',
  closedBy: 'time',
  round: 31_799_517,
}
const RECORD = writeCloseRecord(FACTS)

test('a record is one line with its fields in a fixed order', () => {
  expect(RECORD).toBe(
    `{"protocol":"EDIL-DRAW/1","gameId":"daily-412","openHash":"${'1a'.repeat(32)}","manifestHash":"${'2b'.repeat(32)}",` +
      `"sold":97,"closedAt":"2026-11-15T14:50:00.000Z","closedBy":"time","round":31799517}`,
  )
})

test.each(CLOSINGS)('reads back the record of a game closed by %s', (closedBy) => {
  const facts = { ...FACTS, closedBy }
  expect(readCloseRecord(writeCloseRecord(facts))).toEqual({ protocol: 'EDIL-DRAW/1', ...facts })
})

test.each([
  { protocol: 'EDIL-DRAW/2' },
  { gameId: 412 },
  { openHash: '1a' },
  { manifestHash: null },
  { sold: '97' },
  { sold: 96.5 },
  { closedAt: '2026-11-15' },
  { closedBy: 'friend' },
  { round: 0 },
])('refuses a record with %j', (change) => {
  expect(readCloseRecord(JSON.stringify({ ...JSON.parse(RECORD), ...change }))).toBeUndefined()
})

test.each(Object.keys(JSON.parse(RECORD)))('refuses a record without %s', (field) => {
  const { [field]: _, ...rest } = JSON.parse(RECORD)
  expect(readCloseRecord(JSON.stringify(rest))).toBeUndefined()
})

test('refuses an empty text', () => {
  expect(readCloseRecord('')).toBeUndefined()
})

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [2 ** 53, false],
  ['1', false],
])('%j is a round: %s', (value, verdict) => {
  expect(isRound(value)).toBe(verdict)
})

const DUE = timeOfRound(QUICKNET, 1_000)
const decided = (closedBy: Closing, closedAtMs: number, drawAtMs: number) =>
  decidingRound({ chain: QUICKNET, closedBy, closedAtMs, drawAtMs })

test('a game that closes on time is decided by the first round at or after its draw time', () => {
  expect(decided('time', DUE - 600_000, DUE)).toBe(1_000)
  expect(decided('time', DUE - 600_000, DUE + 1)).toBe(1_001)
})

test('a game that closes late is decided 30 seconds after closing, when the value cannot be known yet', () => {
  expect(decided('time', DUE - 30_000, DUE - 30_000)).toBe(1_000)
  expect(decided('time', DUE - 29_999, DUE - 30_000)).toBe(1_001)
})

test.each(['full', 'operator'] as const)(
  'a game that closes early (%s) does not wait for its draw time',
  (closedBy) => {
    expect(decided(closedBy, DUE - 30_000, DUE + 600_000)).toBe(1_000)
    expect(decided(closedBy, DUE - 29_999, DUE + 600_000)).toBe(1_001)
  },
)
