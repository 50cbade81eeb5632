import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BoardKey, isBoardKey, moveOnBoard } from './board-movement.ts'

/** By number instead of index: the board starts at 1. */
const from = (number: number, key: BoardKey, columns: number) => moveOnBoard(number - 1, key, columns, 100) + 1

test.each([
  [12, 'ArrowRight', 13],
  [15, 'ArrowRight', 16],
  [100, 'ArrowRight', 100],
  [11, 'ArrowLeft', 10],
  [1, 'ArrowLeft', 1],
  [12, 'ArrowDown', 17],
  [98, 'ArrowDown', 98],
  [12, 'ArrowUp', 7],
  [3, 'ArrowUp', 3],
  [13, 'Home', 11],
  [13, 'End', 15],
  [8, 'PageUp', 3],
  [42, 'PageUp', 27],
  [42, 'PageDown', 57],
  [92, 'PageDown', 97],
] as const)('on a phone, from %i with %s to %i', (number, key, target) => {
  expect(from(number, key, 5)).toBe(target)
})

test.each([
  [12, 'ArrowDown', 22],
  [20, 'ArrowRight', 21],
  [55, 'Home', 51],
  [55, 'End', 60],
] as const)('on a desk with ten columns, from %i with %s to %i', (number, key, target) => {
  expect(from(number, key, 10)).toBe(target)
})

test('the focus never leaves the board, and up reverses down', () => {
  const keys: BoardKey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(...keys),
      fc.constantFrom(5, 10),
      (index, key, columns) => {
        const target = moveOnBoard(index, key, columns, 100)
        expect(target).toBeGreaterThanOrEqual(0)
        expect(target).toBeLessThan(100)
        if (key === 'ArrowDown' && target !== index) expect(moveOnBoard(target, 'ArrowUp', columns, 100)).toBe(index)
      },
    ),
  )
})

test('only keys that move the focus are handled', () => {
  expect(['Enter', ' ', 'Tab', 'a'].filter(isBoardKey)).toEqual([])
})
