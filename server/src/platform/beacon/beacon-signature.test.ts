import { signRound } from '@edil/domain/draw/beacon'
import { QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { expect, test } from 'vitest'
import { TEST_SECRET_KEY } from '../../../../dev/beacon-key.ts'
import { isBeaconSignature } from './beacon-signature.ts'

/** No other test uses this round: the process remembers valid signatures. */
const ROUND = 7_654_321

function durationOf(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

test('checks a valid signature once: the second time takes a fraction', () => {
  const signature = signRound(TEST_SECRET_KEY, ROUND)
  const isValid = () => expect(isBeaconSignature(TEST_CHAIN, ROUND, signature)).toBe(true)
  const first = durationOf(isValid)
  expect(durationOf(isValid)).toBeLessThan(first / 10)
})

test('a remembered signature is not valid for another round or chain', () => {
  const signature = signRound(TEST_SECRET_KEY, ROUND)
  expect(isBeaconSignature(TEST_CHAIN, ROUND, signature)).toBe(true)
  expect(isBeaconSignature(TEST_CHAIN, ROUND + 1, signature)).toBe(false)
  expect(isBeaconSignature(QUICKNET, ROUND, signature)).toBe(false)
})

test('an invalid signature is refused every time', () => {
  const signature = signRound(TEST_SECRET_KEY, ROUND + 1)
  expect(isBeaconSignature(TEST_CHAIN, ROUND, signature)).toBe(false)
  expect(isBeaconSignature(TEST_CHAIN, ROUND, signature)).toBe(false)
})
