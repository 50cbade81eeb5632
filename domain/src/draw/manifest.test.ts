import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAW_VECTORS } from '../../../dev/draw-vectors.ts'
import { bytesToHex, sha256 } from './bytes.ts'
import { commitmentOf, isCommitment, isTicketKey, manifestHash, manifestOf, numbersOfTicket } from './manifest.ts'

const KEY = '05a6453f9b1c2d7e8f00112233445566'
const OTHER_KEY = '15a6453f9b1c2d7e8f00112233445566'
const HASH = 'ab'.repeat(32)
const OTHER_HASH = 'ac'.repeat(32)
const hexOf = (text: string) => Buffer.from(text).toString('hex')

test('a commitment is the hash of its tag, the game, the number and the key', () => {
  const bytes = `${hexOf('EDIL-DRAW/1/entry\0')}00000005${hexOf('ዕ-1')}2a${KEY}`
  expect(commitmentOf('ዕ-1', 42, KEY)).toBe(bytesToHex(sha256(Buffer.from(bytes, 'hex'))))
})

test.each(DRAW_VECTORS)('$name: the commitments are those of the second implementation', (vector) => {
  const { gameId, tickets, commitments } = vector
  for (const [number, key] of Object.entries(tickets)) {
    expect(commitmentOf(gameId, Number(number), key)).toBe(commitments[number])
  }
})

test('a manifest is its tag, the game, and 100 rows of a number and a commitment or zeros', () => {
  const hex = bytesToHex(manifestOf('ዕ-1', new Map([[7, HASH]])))
  const rows = Array.from({ length: 100 }, (_, index) => {
    const number = (index + 1).toString(16).padStart(2, '0')
    return number + (index + 1 === 7 ? HASH : '00'.repeat(32))
  })
  expect(hex).toBe(`${hexOf('EDIL-DRAW/1/manifest\0')}00000005${hexOf('ዕ-1')}${rows.join('')}`)
})

test('the hash depends on the game, the numbers and the commitments, and not on their order', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 100 })
  fc.assert(
    fc.property(numbers, (sold) => {
      const commitments = new Map(sold.map((number) => [number, HASH]))
      const hash = manifestHash('g', commitments)
      expect(manifestHash('g', new Map([...commitments].reverse()))).toBe(hash)
      expect(manifestHash('h', commitments)).not.toBe(hash)
      expect(manifestHash('g', new Map([...commitments].slice(1)))).not.toBe(hash)
      expect(manifestHash('g', new Map([...commitments, [sold[0] ?? 1, OTHER_HASH]]))).not.toBe(hash)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [KEY, true],
  [KEY.toUpperCase(), false],
  [`${KEY}00`, false],
  [undefined, false],
])('%j is a key: %s', (key, verdict) => {
  expect(isTicketKey(key)).toBe(verdict)
})

test.each([
  [HASH, true],
  [`${'00'.repeat(31)}01`, true],
  ['00'.repeat(32), false],
  [HASH.toUpperCase(), false],
  [KEY, false],
  [undefined, false],
])('%j is a commitment: %s', (commitment, verdict) => {
  expect(isCommitment(commitment)).toBe(verdict)
})

test('a ticket has the numbers that commit to its key, in its own game', () => {
  const keys: [number, string][] = [
    [93, KEY],
    [7, OTHER_KEY],
    [42, KEY],
  ]
  const commitments = new Map(keys.map(([number, key]) => [number, commitmentOf('g', number, key)]))
  expect(numbersOfTicket('g', commitments, KEY)).toEqual([42, 93])
  expect(numbersOfTicket('h', commitments, KEY)).toEqual([])
  expect(numbersOfTicket('g', commitments, 'ff'.repeat(16))).toEqual([])
})
