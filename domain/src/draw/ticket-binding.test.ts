import { expect, test } from 'vitest'
import { bytesToHex, sha256 } from './bytes.ts'
import { type BoundTicket, ticketBinding } from './ticket-binding.ts'

const KEY = '05a6453f9b1c2d7e8f00112233445566'
const TICKET: BoundTicket = { gameId: 'ዕ-1', key: KEY, personId: 'hana', numbers: [7, 42, 100], paymentId: 'p-1' }
const hexOf = (text: string) => Buffer.from(text).toString('hex')

test('a binding is the hash of its tag, the game, the key, the person, the numbers and the payment', () => {
  const bytes = [
    hexOf('EDIL-DRAW/1/ticket\0'),
    `00000005${hexOf('ዕ-1')}`,
    KEY,
    `00000004${hexOf('hana')}`,
    '03072a64',
    `00000003${hexOf('p-1')}`,
  ]
  expect(ticketBinding(TICKET)).toBe(bytesToHex(sha256(Buffer.from(bytes.join(''), 'hex'))))
})

test('the numbers are bound in ascending order', () => {
  const numbers = [100, 7, 42]
  expect(ticketBinding({ ...TICKET, numbers })).toBe(ticketBinding(TICKET))
  expect(numbers).toEqual([100, 7, 42])
})

test.each<[string, Partial<BoundTicket>]>([
  ['game', { gameId: 'ዕ-2' }],
  ['key', { key: KEY.replace('05', '15') }],
  ['person', { personId: 'hanb' }],
  ['number', { numbers: [7, 42, 99] }],
  ['count of numbers', { numbers: [7, 42] }],
  ['payment', { paymentId: 'p-2' }],
])('another %s gives another binding', (_, change) => {
  expect(ticketBinding({ ...TICKET, ...change })).not.toBe(ticketBinding(TICKET))
})
