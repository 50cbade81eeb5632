import { expect, test } from 'vitest'
import { etb } from './money.ts'
import { isReference, normaliseReference, priceOf, REJECTIONS, receivedMax } from './payments.ts'

// proves: ROUTE-22, VALID-19
test('the price is the fee times the count of numbers', () => {
  expect(priceOf(etb(500), 3)).toBe(etb(1_500))
})

test('at most ten times the price is received, and 10,000 ETB in any case', () => {
  expect(receivedMax(etb(100))).toBe(etb(10_000))
  expect(receivedMax(etb(5_000))).toBe(etb(50_000))
})

test.each([0, 4, -1])('refuses a price for %i numbers', (count) => {
  expect(() => priceOf(etb(500), count)).toThrow(RangeError)
})

test.each([
  'CHV4K8Q2ZT',
  'chv4k8q2zt',
  ' CHV4K8Q2ZT ',
  'CHV4 K8Q2 ZT',
  'CHV4-K8Q2-ZT',
  'chv4.k8q2.zt',
  'C H V 4 K 8 Q 2 Z T',
  'ＣＨＶ４Ｋ８Ｑ２ＺＴ',
  '\u200bCHV4K8Q2ZT\u200f',
  'CHV4\tK8Q2\nZT',
])('%j is the same reference', (typed) => {
  expect(normaliseReference(typed)).toBe('CHV4K8Q2ZT')
})

test.each(['', '   ', '--'])('%j is not a reference', (typed) => {
  expect(normaliseReference(typed)).toBeUndefined()
})

test.each([
  ['CHV4K8Q2ZT', true],
  ['CHV4K', false],
  ['A'.repeat(31), false],
])('%s is a reference: %s', (reference, verdict) => {
  expect(isReference(reference)).toBe(verdict)
})

test('a wrong picture is fixable, fraud is not', () => {
  expect(REJECTIONS.wrong_picture.isFixable).toBe(true)
  expect(REJECTIONS.fraud.isFixable).toBe(false)
})
