import { expect, test } from 'vitest'
import { figureIn, scaleOf, stitchOf } from './counted-cloth.ts'

const birr = (amount: number) => amount * 100

test('a stitch is a round amount, and the longest bar has at most 25', () => {
  expect(stitchOf(0)).toBe(birr(1))
  expect(stitchOf(birr(25))).toBe(birr(1))
  expect(stitchOf(birr(26))).toBe(birr(2))
  expect(stitchOf(birr(2_104_000))).toBe(birr(100_000))
  for (let amount = 1; amount < 1e12; amount *= 7) expect(amount / stitchOf(amount)).toBeLessThanOrEqual(25)
})

test('the figures of a chart share one unit', () => {
  expect(scaleOf(birr(2_104_000))).toBe('millions')
  expect(scaleOf(birr(999_999))).toBe('thousands')
  expect(scaleOf(birr(9_999))).toBe('ones')
})

test('a figure is cut, never rounded up', () => {
  expect(figureIn('millions', birr(1_199_999))).toBe('1.19')
  expect(figureIn('millions', birr(2_100_000))).toBe('2.10')
  expect(figureIn('thousands', birr(48_590))).toBe('48.5')
  expect(figureIn('ones', birr(500))).toBe('500')
})
