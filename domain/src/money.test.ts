import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asSantim, etb, formatMoney, formatNumber, fromWire, moneyParts, plainBirr, times, toWire } from './money.ts'

const amounts = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map(asSantim)

test('a birr is a hundred santim', () => {
  expect(etb(1)).toBe(100n)
  expect(etb(400_000)).toBe(40_000_000n)
})

test('a fraction of a birr is refused instead of rounded', () => {
  expect(() => etb(0.1)).toThrow(RangeError)
  expect(() => etb(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
})

test('an amount times n is the amount added n times', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, count) => {
      expect(times(amount, count)).toBe(
        Array.from({ length: count }, () => amount).reduce((total, next) => total + next, 0n),
      )
    }),
  )
  expect(() => times(etb(1), 1.5)).toThrow(RangeError)
  expect(() => times(etb(1), -1)).toThrow(RangeError)
})

test('an amount that JSON cannot carry exactly is refused', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(fromWire(toWire(amount))).toBe(amount)
    }),
  )
  expect(() => toWire(asSantim(2n ** 53n))).toThrow(RangeError)
})

describe('formatted money', () => {
  // proves: FLOW-02
  test('has thousands separators and its currency', () => {
    expect(formatMoney(etb(35_000), 'en')).toBe('35,000 ETB')
    expect(formatMoney(etb(35_000), 'am')).toBe('35,000 ብር')
    expect(formatMoney(etb(500), 'en')).toBe('500 ETB')
    expect(moneyParts(etb(400_000), 'am')).toEqual({ figure: '400,000', currency: 'ብር' })
  })

  test('shows santim only when there are some', () => {
    expect(formatMoney(asSantim(100_05n), 'en')).toBe('100.05 ETB')
    expect(formatMoney(asSantim(-100_50n), 'en')).toBe('-100.50 ETB')
    expect(formatMoney(asSantim(-50n), 'en')).toBe('-0.50 ETB')
    expect(formatMoney(etb(0), 'en')).toBe('0 ETB')
  })

  test('stays exact beyond the range of a float', () => {
    expect(formatMoney(asSantim(900_719_925_474_099_301n), 'en')).toBe('9,007,199,254,740,993.01 ETB')
  })
})

test('numbers have thousands separators', () => {
  expect(formatNumber(31_799_517n)).toBe('31,799,517')
  expect(formatNumber(31_799_517)).toBe('31,799,517')
})

test('a transfer form takes birr without separators or currency', () => {
  expect(plainBirr(etb(1_500))).toBe('1500')
  expect(plainBirr(asSantim(150_050n))).toBe('1500.50')
})
