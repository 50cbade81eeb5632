import { expect, test } from 'vitest'
import { TEST_CHAIN } from './chains.ts'
import { type OpenFacts, readOpenRecord, writeOpenRecord } from './open-record.ts'

const FACTS: OpenFacts = {
  gameId: 'daily-412',
  type: 'daily',
  title: 'ዕለታዊ "Daily"',
  feeSantim: 50_000,
  prizesSantim: [3_500_000, 300_000, 200_000],
  pool: 'all',
  closesAt: '2026-11-15T14:50:00.000Z',
  drawAt: '2026-11-15T15:00:00.000Z',
  beaconChainHash: TEST_CHAIN.chainHash,
  beaconPublicKey: TEST_CHAIN.publicKey,
}
const RECORD = writeOpenRecord(FACTS)

test('a record is one line with its fields in the order of the protocol', () => {
  expect(RECORD).toBe(
    `{"protocol":"EDIL-DRAW/1","gameId":"daily-412","type":"daily","title":"ዕለታዊ \\"Daily\\"","feeSantim":50000,` +
      `"prizesSantim":[3500000,300000,200000],"numbers":100,"pool":"all","closesAt":"2026-11-15T14:50:00.000Z",` +
      `"drawAt":"2026-11-15T15:00:00.000Z","beaconChainHash":"${TEST_CHAIN.chainHash}",` +
      `"beaconPublicKey":"${TEST_CHAIN.publicKey}"}`,
  )
})

test('reads back what was written', () => {
  expect(readOpenRecord(RECORD)).toEqual({ protocol: 'EDIL-DRAW/1', numbers: 100, ...FACTS })
  expect(readOpenRecord(writeOpenRecord({ ...FACTS, pool: 'sold' }))?.pool).toBe('sold')
})

test.each([
  { protocol: 'EDIL-DRAW/2' },
  { numbers: 99 },
  { gameId: '' },
  { gameId: 412 },
  { title: '' },
  { title: null },
  { type: 'yearly' },
  { feeSantim: 0 },
  { feeSantim: '50000' },
  { prizesSantim: '3500000' },
  { prizesSantim: [3_500_000, 300_000] },
  { prizesSantim: [3_500_000, 300_000, 200_000, 1] },
  { prizesSantim: [3_500_000, 300_000, -1] },
  { pool: 'mine' },
  { closesAt: 'soon' },
  { drawAt: null },
  { beaconChainHash: '52db' },
  { beaconPublicKey: TEST_CHAIN.publicKey.toUpperCase() },
])('refuses a record with %j', (change) => {
  expect(readOpenRecord(JSON.stringify({ ...JSON.parse(RECORD), ...change }))).toBeUndefined()
})

test.each(Object.keys(JSON.parse(RECORD)))('refuses a record without %s', (field) => {
  const { [field]: _, ...rest } = JSON.parse(RECORD)
  expect(readOpenRecord(JSON.stringify(rest))).toBeUndefined()
})

test('refuses a text that is not JSON', () => {
  expect(readOpenRecord('EDIL-DRAW/1')).toBeUndefined()
})
