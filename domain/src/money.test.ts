import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSantim, etb, sum, times, toWire } from './money.ts'

const amounts = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map(asSantim)

test('a birr is a hundred santim', () => {
  expect(etb(1)).toBe(100n)
  expect(etb(400_000)).toBe(40_000_000n)
})

test('a fraction of a birr is refused instead of rounded', () => {
  expect(() => etb(0.1)).toThrow(RangeError)
  expect(() => etb(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
})

test('a sum does not depend on the order of its parts', () => {
  fc.assert(
    fc.property(fc.array(amounts), (parts) => {
      expect(sum(parts.toReversed())).toBe(sum(parts))
    }),
  )
})

test('so many times an amount is that amount added so many times', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, count) => {
      expect(times(amount, count)).toBe(sum(Array.from({ length: count }, () => amount)))
    }),
  )
  expect(() => times(etb(1), 1.5)).toThrow(RangeError)
  expect(() => times(etb(1), -1)).toThrow(RangeError)
})

test('what JSON could not carry exactly is refused', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(BigInt(toWire(amount))).toBe(amount)
    }),
  )
  expect(() => toWire(asSantim(2n ** 53n))).toThrow(RangeError)
})
