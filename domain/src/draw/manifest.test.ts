import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesToHex } from './bytes.ts'
import { isTicketKey, manifestHash, manifestOf, numbersOfTicket } from './manifest.ts'

const KEY = '05a6453f9b1c2d7e8f00112233445566'
const OTHER_KEY = '15a6453f9b1c2d7e8f00112233445566'

test('a manifest is its tag, the game, and 100 rows of a number and a key or zeros', () => {
  const hex = bytesToHex(manifestOf('ዕ-1', new Map([[7, KEY]])))
  const rows = Array.from({ length: 100 }, (_, index) => {
    const number = (index + 1).toString(16).padStart(2, '0')
    return number + (index + 1 === 7 ? KEY : '00'.repeat(16))
  })
  const tag = Buffer.from('EDIL-DRAW/1/manifest\0').toString('hex')
  expect(hex).toBe(`${tag}00000005${Buffer.from('ዕ-1').toString('hex')}${rows.join('')}`)
})

test('the hash depends on the game, the numbers and the keys, and not on their order', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 100 })
  fc.assert(
    fc.property(numbers, (sold) => {
      const tickets = new Map(sold.map((number) => [number, KEY]))
      const hash = manifestHash('g', tickets)
      expect(manifestHash('g', new Map([...tickets].reverse()))).toBe(hash)
      expect(manifestHash('h', tickets)).not.toBe(hash)
      expect(manifestHash('g', new Map([...tickets].slice(1)))).not.toBe(hash)
      expect(manifestHash('g', new Map([...tickets, [sold[0] ?? 1, OTHER_KEY]]))).not.toBe(hash)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [KEY, true],
  ['00000000000000000000000000000001', true],
  ['00000000000000000000000000000000', false],
  [KEY.toUpperCase(), false],
  [`${KEY}00`, false],
  [undefined, false],
])('%j is a key: %s', (key, verdict) => {
  expect(isTicketKey(key)).toBe(verdict)
})

test('a ticket has the numbers with its key', () => {
  const tickets = new Map([
    [93, KEY],
    [7, OTHER_KEY],
    [42, KEY],
  ])
  expect(numbersOfTicket(tickets, KEY)).toEqual([42, 93])
  expect(numbersOfTicket(tickets, 'ff'.repeat(16))).toEqual([])
})
