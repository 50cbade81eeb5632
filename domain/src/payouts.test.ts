import { expect, test } from 'vitest'
import { etb } from './money.ts'
import { canReceive, taxOn } from './payouts.ts'

test('tax is rounded down to a santim', () => {
  expect(taxOn(etb(35_000), 2_000)).toBe(etb(7_000))
  expect(taxOn(99n, 1_500)).toBe(14n)
  expect(taxOn(1n, 0)).toBe(0n)
})

test.each([-1, 10_001, 0.5])('%s is not a tax rate', (rate) => {
  expect(() => taxOn(1n, rate)).toThrow(RangeError)
})

test('a wallet receives up to its limit, a bank account any amount', () => {
  const wallet = { transferMax: etb(150_000) }
  expect(canReceive(wallet, etb(150_000))).toBe(true)
  expect(canReceive(wallet, etb(150_000) + 1n)).toBe(false)
  expect(canReceive({ transferMax: null }, etb(400_000))).toBe(true)
})
