import { expect, test } from 'vitest'
import { isOldEnough, isStaff, passwordMin, shortName } from './people.ts'

test.each([
  ['2008-11-15', true],
  ['2008-11-16', false],
  ['2008-11-14', true],
  ['1950-01-01', true],
  ['2026-01-01', false],
])('born on %s, old enough on 15 November 2026: %s', (bornOn, answer) => {
  expect(isOldEnough(bornOn, '2026-11-15', 18)).toBe(answer)
})

test('a person born on 29 February is old enough from 1 March', () => {
  expect(isOldEnough('2008-02-29', '2026-02-28', 18)).toBe(false)
  expect(isOldEnough('2008-02-29', '2026-03-01', 18)).toBe(true)
})

test('staff need longer passwords than players', () => {
  expect(passwordMin('player')).toBe(6)
  expect(passwordMin('reviewer')).toBe(12)
  expect(isStaff('player')).toBe(false)
})

test.each([
  ['Selam Bekele', 'Selam B.'],
  ['Selam', 'Selam'],
  ['ሰላም በቀለ', 'ሰላም በ.'],
])('a ticket shows %s as %s', (fullName, shown) => {
  expect(shortName(fullName)).toBe(shown)
})
