import { expect, test } from 'vitest'
import { etb } from './money.ts'
import { ledgerEntries } from './postings.ts'

test('a move debits one account and credits the other with the same amount', () => {
  expect(ledgerEntries([{ from: 'mobile:telebirr', to: 'game:daily-1', amount: etb(500) }])).toEqual([
    { account: 'mobile:telebirr', amount: -50_000n },
    { account: 'game:daily-1', amount: 50_000n },
  ])
})

test('the moves of one account are added up, and all entries sum to zero', () => {
  const entries = ledgerEntries([
    { from: 'mobile:telebirr', to: 'game:daily-1', amount: etb(500) },
    { from: 'mobile:telebirr', to: 'refunds_owed', amount: etb(100) },
  ])
  expect(entries).toEqual([
    { account: 'mobile:telebirr', amount: -60_000n },
    { account: 'game:daily-1', amount: 50_000n },
    { account: 'refunds_owed', amount: 10_000n },
  ])
  expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
})

test('an account with a net change of zero is left out', () => {
  const moves = [
    { from: 'tickets_owed', to: 'house', amount: etb(1) },
    { from: 'house', to: 'tax', amount: etb(1) },
  ] as const
  expect(ledgerEntries(moves).map(({ account }) => account)).toEqual(['tickets_owed', 'tax'])
})

test.each([0n, -1n])('a move of %s santim is refused', (santim) => {
  const amount = (etb(1) * santim) as ReturnType<typeof etb>
  expect(() => ledgerEntries([{ from: 'house', to: 'tax', amount }])).toThrow(RangeError)
})
