import { expect, test } from 'vitest'
import { percentOf, rateFrom } from './tax-rate.ts'

test.each([
  ['20', 2_000],
  [' 12.5 % ', 1_250],
  ['0', 0],
  ['7.05', 705],
  ['90', 9_000],
] as const)('%s is the rate %i', (typed, rate) => {
  expect(rateFrom(typed)).toBe(rate)
  expect(rateFrom(percentOf(rate))).toBe(rate)
})

test.each(['', '-1', '90.01', '100', '20.555', 'twenty'])('"%s" is not a rate', (typed) => {
  expect(rateFrom(typed)).toBeUndefined()
})
