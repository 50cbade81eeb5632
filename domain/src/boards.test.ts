import { expect, test } from 'vitest'
import { isBoardNumber, picksLeft, refuseSelection } from './boards.ts'

test.each([
  { picks: [42], owned: [], refusal: undefined },
  { picks: [1, 50, 100], owned: [], refusal: undefined },
  { picks: [42], owned: [7, 8], refusal: undefined },
  { picks: [7], owned: [7, 8, 9], refusal: undefined },
  { picks: [], owned: [], refusal: 'no_numbers_chosen' },
  { picks: [1, 2, 3, 4], owned: [], refusal: 'too_many_numbers' },
  { picks: [42], owned: [7, 8, 9], refusal: 'too_many_numbers' },
  { picks: [1, 2], owned: [7, 8], refusal: 'too_many_numbers' },
  { picks: [0], owned: [], refusal: 'request_invalid' },
  { picks: [101], owned: [], refusal: 'request_invalid' },
  { picks: [1.5], owned: [], refusal: 'request_invalid' },
  { picks: [5, 5], owned: [], refusal: 'request_invalid' },
])('a player with $owned who picks $picks is told: $refusal', ({ picks, owned, refusal }) => {
  expect(refuseSelection(picks, owned)).toBe(refusal)
})

test('a board has the numbers 1 to 100', () => {
  expect(Array.from({ length: 103 }, (_, index) => index - 1).filter(isBoardNumber)).toHaveLength(100)
})

test.each([
  [0, 3],
  [2, 1],
  [3, 0],
])('whoever has %i may take %i more', (owned, left) => {
  expect(picksLeft(owned)).toBe(left)
})
