import { expect, test } from 'vitest'
import { readResultRecord, writeResultRecord } from './result-record.ts'

const FACTS = {
  gameId: 'daily-412',
  round: 31_799_517,
  signature: 'b7'.repeat(48),
  winners: [27, 4, 78],
} as const
const RECORD = writeResultRecord(FACTS)

test('a record is one line with its fields in a fixed order', () => {
  expect(RECORD).toBe(
    `{"protocol":"EDIL-DRAW/1","gameId":"daily-412","round":31799517,"signature":"${'b7'.repeat(48)}","winners":[27,4,78]}`,
  )
})

test('reads back what was written', () => {
  expect(readResultRecord(RECORD)).toEqual({ protocol: 'EDIL-DRAW/1', ...FACTS })
})

test.each([
  { protocol: 'EDIL-DRAW/2' },
  { gameId: null },
  { round: '31799517' },
  { signature: 'b7' },
  { winners: '27,4,78' },
  { winners: [27, 4] },
  { winners: [27, 4, 78, 5] },
  { winners: [27, 4, '78'] },
])('refuses a record with %j', (change) => {
  expect(readResultRecord(JSON.stringify({ ...JSON.parse(RECORD), ...change }))).toBeUndefined()
})

test.each(Object.keys(JSON.parse(RECORD)))('refuses a record without %s', (field) => {
  const { [field]: _, ...rest } = JSON.parse(RECORD)
  expect(readResultRecord(JSON.stringify(rest))).toBeUndefined()
})

test('refuses a list', () => {
  expect(readResultRecord('[]')).toBeUndefined()
})
