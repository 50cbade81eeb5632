import { expect, test } from 'vitest'
import { santimFrom } from './typed-amount.ts'

test.each([
  ['', 0],
  ['  ', 0],
  ['500', 50_000],
  ['1,500', 150_000],
  ['1 500.5', 150_050],
  ['0.05', 5],
  ['１００', 10_000],
  ['10000000', 1_000_000_000],
] as const)('%j is %d santim', (typed, santim) => {
  expect(santimFrom(typed)).toBe(santim)
})

test.each(['-5', 'five', '1.234', '1e3', '500 ETB', '99999999', '1.', '.5'])('%j is no amount', (typed) => {
  expect(santimFrom(typed)).toBeUndefined()
})
