import { expect, test } from 'vitest'
import { isInstant, isSantim, readJson } from './read-json.ts'

test.each(['', '{', 'null', '1', '"text"', '[]', '[{}]', 'undefined', '{"a":1}}'])('refuses %j', (text) => {
  expect(readJson(text)).toBeUndefined()
})

test('reads an object', () => {
  expect(readJson('{"a":[1]}')).toEqual({ a: [1] })
})

test('refuses 200,000 nested lists without a stack overflow', () => {
  expect(readJson('['.repeat(200_000))).toBeUndefined()
})

test.each([
  ['2026-11-15T14:50:00.000Z', true],
  ['2028-02-29T23:59:59.999Z', true],
  ['2026-02-29T00:00:00.000Z', false],
  ['2026-02-31T00:00:00.000Z', false],
  ['2026-11-15T24:00:00.000Z', false],
  ['2026-13-01T00:00:00.000Z', false],
  ['2026-11-15T14:50:00Z', false],
  ['2026-11-15T14:50:00.0000Z', false],
  ['2026-11-15T14:50:00.000+00:00', false],
  ['2026-11-15T17:50:00.000+03:00', false],
  ['2026-11-15 14:50:00.000Z', false],
  ['2026-11-15', false],
  ['yesterday', false],
  [1_763_218_200_000, false],
  [undefined, false],
])('%j is an instant in our format: %s', (value, verdict) => {
  expect(isInstant(value)).toBe(verdict)
})

test.each([
  [1, true],
  [50_000, true],
  [0, false],
  [-1, false],
  [0.5, false],
  [2 ** 53, false],
  ['1', false],
  [undefined, false],
])('%j is an amount: %s', (value, verdict) => {
  expect(isSantim(value)).toBe(verdict)
})
