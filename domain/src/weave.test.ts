import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weave } from './weave.ts'

/** Draws the paths back onto a grid, so that a vector reads as the picture it is: 'o' outline, '#' heart. */
function picture(hex: string): string {
  const { width, height, outline, heart } = weave(hex)
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'))
  for (const [path, sign] of [
    [outline, 'o'],
    [heart, '#'],
  ] as const) {
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      const row = grid[Number(y)]
      if (row) row[Number(x)] = sign
    }
  }
  return grid.map((row) => row.join('')).join('\n')
}

test('0 is an outline alone', () => {
  expect(picture('0')).toBe(
    ['.......', '...o...', '..o.o..', '.o...o.', 'o.....o', '.o...o.', '..o.o..', '...o...', '.......'].join('\n'),
  )
})

test('f is sewn full', () => {
  expect(picture('f')).toBe(
    ['.......', '...o...', '..o#o..', '.o###o.', 'o#####o', '.o###o.', '..o#o..', '...o...', '.......'].join('\n'),
  )
})

test('each bit has its own stitches', () => {
  expect(picture('8').split('\n')[4]).toBe('o..#..o')
  expect(picture('4').split('\n').slice(3, 6)).toEqual(['.o.#.o.', 'o.#.#.o', '.o.#.o.'])
  expect(picture('2').split('\n').slice(3, 6)).toEqual(['.o#.#o.', 'o.....o', '.o#.#o.'])
  expect(picture('1').split('\n').slice(2, 7)).toEqual(['..o#o..', '.o...o.', 'o#...#o', '.o...o.', '..o#o..'])
})

test('neighbours share a tip', () => {
  expect(weave('05a6')).toMatchObject({ width: 25, height: 9 })
  expect(picture('00').split('\n')[4]).toBe('o.....o.....o')
})

test('the house band spells EDIL', () => {
  expect(picture('4544494c').split('\n')[4]).toBe('o.#.#.o##.##o.#.#.o.#.#.o.#.#.o#.#.#o.#.#.o.###.o')
})

test('no two keys are woven alike', () => {
  const hexDigit = fc.constantFrom(...'0123456789abcdef')
  const key = fc.array(hexDigit, { minLength: 32, maxLength: 32 }).map((digits) => digits.join(''))
  fc.assert(
    fc.property(key, key, (one, other) => {
      expect(weave(one).heart === weave(other).heart).toBe(one === other)
    }),
  )
})

test('capitals are the same digits; anything else is refused', () => {
  expect(weave('AB')).toEqual(weave('ab'))
  expect(() => weave('xy')).toThrow('not hex: xy')
})
