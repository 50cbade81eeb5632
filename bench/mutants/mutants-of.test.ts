import { expect, test } from 'vitest'
import { mutantsOf } from './mutants-of.ts'

const mistakes = (source: string) => mutantsOf('a.ts', source).map((mutant) => mutant.source)

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
])('in %s there are known mistakes to make', (source, expected) => {
  expect(mistakes(source)).toEqual(expected)
})

test.each([
  "import { a } from './a.ts'",
  "type A = 'time' | 'full'",
  'const a: 3 = b',
  'const f = (): 3 | undefined => { return undefined }',
  'const a = b as 7',
])('%s has nothing to decide', (source) => {
  expect(mistakes(source)).toEqual([])
})

test('a mistake is named by its place', () => {
  expect(mutantsOf('a.ts', 'const a = 1\nconst b = a === c').at(-1)?.name).toBe('a.ts:2 === → !==')
})

test('no mistake can make a loop endless', () => {
  const [endless = ''] = mistakes('for (let i = 0; i < 2; ) { i += 1 }').filter((source) => source.includes('i -= 1'))
  expect(() => new Function(endless)()).toThrow('a loop without end')
})
