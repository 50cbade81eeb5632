import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { day, instant } from './time.ts'

test('a year that PostgreSQL does not know is refused', () => {
  expect(safeParse(day, '2026-11-19').success).toBe(true)
  expect(safeParse(day, '0000-01-01').success).toBe(false)
  expect(safeParse(instant, '2026-11-19T08:00:00Z').success).toBe(true)
  expect(safeParse(instant, '0000-01-01T00:00:00Z').success).toBe(false)
})
