import { expect, test } from 'vitest'
import { isLate, secondsSince } from './waiting-time.ts'

const now = new Date('2026-11-15T12:10:00Z')

test('a payment is late after the minutes that the admins have set', () => {
  expect(isLate('2026-11-15T12:05:00.000Z', now, 5)).toBe(false)
  expect(isLate('2026-11-15T12:04:59.000Z', now, 5)).toBe(true)
  expect(isLate('2026-11-15T12:04:59.000Z', now, 6)).toBe(false)
})

test('a clock that is behind gives no negative wait', () => {
  expect(secondsSince('2026-11-15T12:11:00.000Z', now)).toBe(0)
})
