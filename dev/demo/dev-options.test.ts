import { expect, test } from 'vitest'
import { readDevOptions } from './dev-options.ts'

test('without options there is a demo of thirty-one days with simulated players', () => {
  expect(readDevOptions([])).toEqual({ isEmpty: false, isQuiet: false, isFresh: false, seed: 1, days: 31 })
})

test('reads every option', () => {
  const options = readDevOptions(['--empty', '--quiet', '--fresh', '--seed', '7', '--days', '3'])
  expect(options).toEqual({ isEmpty: true, isQuiet: true, isFresh: true, seed: 7, days: 3 })
})

test.each([
  ['--seed', 'x'],
  ['--seed', '1.5'],
  ['--days', '0'],
  ['--nonsense', '1'],
])('refuses %s %s', (name, value) => {
  expect(() => readDevOptions([name, value])).toThrow()
})
