import { expect, test } from 'vitest'
import { addisClock, addisDate } from './addis-time.ts'

test('the day in Addis Ababa starts at 21:00 UTC', () => {
  expect(addisDate(new Date('2026-11-14T20:59:59Z'))).toBe('2026-11-14')
  expect(addisDate(new Date('2026-11-14T21:00:00Z'))).toBe('2026-11-15')
  expect(addisClock(new Date('2026-11-14T21:05:00Z'))).toEqual({ hour: 0, minute: 5 })
})
