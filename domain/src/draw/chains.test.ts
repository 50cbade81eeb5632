import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEST_SECRET_KEY } from '../../../dev/beacon-key.ts'
import { isSignatureOf, signRound } from './beacon.ts'
import { CHAINS, findChain, firstRoundFrom, QUICKNET, TEST_CHAIN, timeOfRound } from './chains.ts'

const GENESIS_MS = 1_692_803_367_000

test('real games use the drand chain quicknet', () => {
  expect(QUICKNET).toEqual({
    name: 'quicknet',
    chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    genesis: 1_692_803_367,
    periodSeconds: 3,
  })
})

test('the test chain is signed with the published test key', () => {
  expect(TEST_CHAIN.name).toBe('test')
  expect(isSignatureOf(TEST_CHAIN, 7, signRound(TEST_SECRET_KEY, 7))).toBe(true)
  expect(TEST_CHAIN.chainHash).not.toBe(QUICKNET.chainHash)
})

test('a chain is found by its hash and key together', () => {
  expect(CHAINS.map(({ chainHash, publicKey }) => findChain(chainHash, publicKey)?.name)).toEqual(['quicknet', 'test'])
  expect(findChain(QUICKNET.chainHash, TEST_CHAIN.publicKey)).toBeUndefined()
  expect(findChain(TEST_CHAIN.chainHash, QUICKNET.publicKey)).toBeUndefined()
})

test.each([
  [1, GENESIS_MS],
  [2, GENESIS_MS + 3_000],
  [31_799_517, Date.parse('2026-08-31T18:45:15.000Z')],
])('round %i is due at %i', (round, time) => {
  expect(timeOfRound(QUICKNET, round)).toBe(time)
})

test.each([
  [0, 1],
  [GENESIS_MS - 1, 1],
  [GENESIS_MS, 1],
  [GENESIS_MS + 1, 2],
  [GENESIS_MS + 2_999, 2],
  [GENESIS_MS + 3_000, 2],
  [GENESIS_MS + 3_001, 3],
])('the first round from %i on is %i', (time, round) => {
  expect(firstRoundFrom(QUICKNET, time)).toBe(round)
})

test('the first round from a time is due less than one period later, until the year 9999', () => {
  const times = fc.integer({ min: GENESIS_MS, max: Date.parse('9999-12-31T23:59:59.999Z') })
  fc.assert(
    fc.property(times, (time) => {
      const wait = timeOfRound(QUICKNET, firstRoundFrom(QUICKNET, time)) - time
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThan(3_000)
    }),
  )
})
