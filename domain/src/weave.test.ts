import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weave } from './weave.ts'

/** Turns the paths back into text, so that the expected pictures are readable: 'o' outline, '#' fill. */
function picture(hex: string): string {
  const { width, height, outline, fill } = weave(hex)
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'))
  for (const [path, sign] of [
    [outline, 'o'],
    [fill, '#'],
  ] as const) {
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      const row = grid[Number(y)]
      if (row) row[Number(x)] = sign
    }
  }
  return grid.map((row) => row.join('')).join('\n')
}

test('0 is only an outline', () => {
  expect(picture('0')).toBe(
    ['.......', '...o...', '..o.o..', '.o...o.', 'o.....o', '.o...o.', '..o.o..', '...o...', '.......'].join('\n'),
  )
})

test('f is completely filled', () => {
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

test('the brand band spells EDIL', () => {
  expect(picture('4544494c').split('\n')[4]).toBe('o.#.#.o##.##o.#.#.o.#.#.o.#.#.o#.#.#o.#.#.o.###.o')
})

test('different keys give different pictures', () => {
  const hexDigit = fc.constantFrom(...'0123456789abcdef')
  const key = fc.array(hexDigit, { minLength: 32, maxLength: 32 }).map((digits) => digits.join(''))
  fc.assert(
    fc.property(key, key, (one, other) => {
      expect(weave(one).fill === weave(other).fill).toBe(one === other)
    }),
  )
})

test('upper case gives the same picture; anything but hex is refused', () => {
  expect(weave('AB')).toEqual(weave('ab'))
  expect(() => weave('xy')).toThrow('not hex: xy')
})
