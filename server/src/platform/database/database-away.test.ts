import { expect, test } from 'vitest'
import { isDatabaseAway, isDatabaseTimeout } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('ECONNREFUSED'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('distinguishes a database that is down from a bug: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([withCode('23505'), withCode('42P01'), new Error('undefined is not a function'), 'a string'])(
  'a fault of ours stays one: %s',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)

test.each(['55P03', '57014', '25P03'])('error %s is a time-out of the database, which is not away', (code) => {
  expect(isDatabaseTimeout(withCode(code))).toBe(true)
  expect(isDatabaseAway(withCode(code))).toBe(false)
  expect(isDatabaseTimeout(withCode('23505'))).toBe(false)
})
