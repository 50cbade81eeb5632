import { expect, test } from 'vitest'
import { isBoardNumber, refuseSelection } from './boards.ts'

// proves: CONST-15, VALID-20
test.each([[[42]], [[1, 50, 100]]])('one to three numbers may be picked: %j', (picks) => {
  expect(refuseSelection(picks)).toBeUndefined()
})

// proves: CONST-15, VALID-20
test.each([
  { picks: [], refusal: 'no_numbers_chosen' },
  { picks: [1, 2, 3, 4], refusal: 'too_many_numbers' },
  { picks: [0], refusal: 'request_invalid' },
  { picks: [101], refusal: 'request_invalid' },
  { picks: [1.5], refusal: 'request_invalid' },
  { picks: [5, 5], refusal: 'request_invalid' },
])('picking $picks is refused: $refusal', ({ picks, refusal }) => {
  expect(refuseSelection(picks)).toBe(refusal)
})

// proves: VALID-22, CONST-14
test('a board has the numbers 1 to 100', () => {
  expect(Array.from({ length: 103 }, (_, index) => index - 1).filter(isBoardNumber)).toHaveLength(100)
})
