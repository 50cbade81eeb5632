import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['42', 42],
  [' 42 ', 42],
  ['042', 42],
  ['1', 1],
  ['100', 100],
  ['0', undefined],
  ['101', undefined],
  ['', undefined],
  ['4 2', undefined],
  ['-4', undefined],
  ['4.5', undefined],
  ['1e1', undefined],
])('%j is %s', (typed, number) => expect(typedNumber(typed)).toBe(number))
