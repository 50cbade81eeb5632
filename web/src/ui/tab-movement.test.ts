import { expect, test } from 'vitest'
import { moveAmongTabs } from './tab-movement.ts'

test.each([
  [0, 'ArrowRight', 1],
  [3, 'ArrowRight', 0],
  [0, 'ArrowLeft', 3],
  [2, 'Home', 0],
  [1, 'End', 3],
  [1, 'ArrowDown', undefined],
  [1, 'Enter', undefined],
] as const)('from tab %i with %s to %s', (index, key, target) => {
  expect(moveAmongTabs(index, key, 4)).toBe(target)
})
