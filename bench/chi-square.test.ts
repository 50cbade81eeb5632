import { expect, test } from 'vitest'
import { createSeededRandom } from '../server/test/seeded-random.ts'
import { chiSquare, chiSquareLimit } from './chi-square.ts'

test('is zero for equal counts', () => {
  expect(chiSquare([7, 7, 7, 7])).toBe(0)
})

test('matches a worked example of 60 dice rolls', () => {
  expect(chiSquare([5, 8, 9, 8, 10, 20])).toBeCloseTo(13.4)
})

test.each([
  [51, 86.66],
  [100, 148.23],
  [101, 149.45],
  [1_001, 1_143.92],
])('for %i cells the 0.1 %% limit is %d, as in published tables', (cells, limit) => {
  expect(Math.abs(chiSquareLimit(cells) - limit)).toBeLessThan(0.1)
})

test('about one fair sample in a thousand exceeds the limit', () => {
  const random = createSeededRandom(1)
  const above = Array.from({ length: 2_000 }, () => {
    const counts = new Uint32Array(60)
    for (let sample = 0; sample < 600; sample += 1) {
      const cell = random.below(60)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
    return chiSquare(counts)
  }).filter((value) => value > chiSquareLimit(60))
  expect(above.length).toBeLessThan(10)
})
