import { expect, test } from 'vitest'
import { countDays, isRangeAllowed, lastDays, RANGE_DAYS_MAX } from './day-range.ts'

test('counts both days of a range, also over the end of February', () => {
  expect(countDays({ from: '2026-11-15', to: '2026-11-15' })).toBe(1)
  expect(countDays({ from: '2028-02-28', to: '2028-03-01' })).toBe(3)
})

test('allows a range of one day to one leap year, not one that ends before it begins', () => {
  expect(isRangeAllowed({ from: '2028-01-01', to: '2028-12-31' })).toBe(true)
  expect(isRangeAllowed({ from: '2027-12-31', to: '2028-12-31' })).toBe(false)
  expect(isRangeAllowed({ from: '2026-11-15', to: '2026-11-14' })).toBe(false)
})

test('the last days end today', () => {
  expect(lastDays('2026-03-02', 7)).toEqual({ from: '2026-02-24', to: '2026-03-02' })
  expect(countDays(lastDays('2026-03-02', RANGE_DAYS_MAX))).toBe(RANGE_DAYS_MAX)
})
