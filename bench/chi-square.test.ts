import { expect, test } from 'vitest'
import { chiSquare, chiSquareLimit } from './chi-square.ts'
import { seededDice } from './seeded.ts'

test('equal counts are as expected', () => {
  expect(chiSquare([7, 7, 7, 7])).toBe(0)
})

test('a known case: 60 throws of a die', () => {
  expect(chiSquare([5, 8, 9, 8, 10, 20])).toBeCloseTo(13.4)
})

test.each([
  [51, 86.66],
  [100, 148.23],
  [101, 149.45],
  [1_001, 1_143.92],
])('with %i cells one in a thousand is above %d, as tables have it', (cells, limit) => {
  expect(Math.abs(chiSquareLimit(cells) - limit)).toBeLessThan(0.1)
})

test('of a thousand fair samples about one is above', () => {
  const dice = seededDice(1)
  const above = Array.from({ length: 2_000 }, () => {
    const counts = new Uint32Array(60)
    for (let thrown = 0; thrown < 600; thrown += 1) {
      const cell = dice.below(60)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
    return chiSquare(counts)
  }).filter((value) => value > chiSquareLimit(60))
  expect(above.length).toBeLessThan(10)
})
