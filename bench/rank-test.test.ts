import { expect, test } from 'vitest'
import { rankTest } from './rank-test.ts'

const upTo = (count: number, add = 0) => Array.from({ length: count }, (_, index) => index + add)

test('identical samples give a p value near 1', () => {
  expect(rankTest(upTo(100), upTo(100))).toBeGreaterThan(0.99)
})

test('samples that do not overlap give a p value near 0', () => {
  expect(rankTest(upTo(100), upTo(100, 1_000))).toBeLessThan(1e-9)
})

test('detects a small shift in a thousand values', () => {
  expect(rankTest(upTo(1_000), upTo(1_000, 60))).toBeLessThan(0.01)
})

test('agrees with scipy.stats.mannwhitneyu without continuity correction', () => {
  const a = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3]
  const b = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
  expect(rankTest(a, b)).toBeCloseTo(0.12189, 4)
})
