import { expect, test } from 'vitest'
import { createMutants } from './create-mutants.ts'

const mutated = (source: string) => createMutants('a.ts', source).map((mutant) => mutant.source)

test.each([
  ['const a = b < 3', ['const a = b <= 3', 'const a = b > 3', 'const a = b < 4', 'const a = b < 2']],
  ['const a = !b', ['const a = b']],
  ['const a = b ? c : d', ['const a = true ? c : d', 'const a = false ? c : d']],
  ["const a = 'time'", ['const a = "tim~"']],
  ['const a = `open/1`', ['const a = `Xpen/1`']],
  ['const a = /^x$/.test(b)', ['const a = /(?:)/.test(b)']],
  ['f(a, b)', [';', 'f(b, a)']],
  ['const a = b.every(c)', ['const a = b.some(c)']],
  ['const f = () => { return a }', ['const f = () => { return undefined }']],
])('mutates %s', (source, expected) => {
  expect(mutated(source)).toEqual(expected)
})

test.each([
  "import { a } from './a.ts'",
  "type A = 'time' | 'full'",
  'const a: 3 = b',
  'const f = (): 3 | undefined => { return undefined }',
  'const a = b as 7',
])('does not mutate %s', (source) => {
  expect(mutated(source)).toEqual([])
})

test('names a mutant by file, line and change', () => {
  expect(createMutants('a.ts', 'const a = 1\nconst b = a === c').at(-1)?.name).toBe('a.ts:2 === → !==')
})

test('stops an endless loop', () => {
  const [endless = ''] = mutated('for (let i = 0; i < 2; ) { i += 1 }').filter((source) => source.includes('i -= 1'))
  expect(() => new Function(endless)()).toThrow('endless loop')
})
