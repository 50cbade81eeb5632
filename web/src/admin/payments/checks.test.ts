import { EXAMPLE_REVIEW } from '@edil/contract/review'
import { expect, test } from 'vitest'
import { checksOf, likelyReason, verdictOf } from './checks.ts'

const duplicate = {
  paymentId: EXAMPLE_REVIEW.id,
  username: 'kidus_7',
  status: 'approved',
  submittedAt: EXAMPLE_REVIEW.submittedAt,
  isIdentical: false,
} as const

const verdicts = (facts: Partial<typeof EXAMPLE_REVIEW>) =>
  checksOf({ ...EXAMPLE_REVIEW, ...facts }).map(({ verdict }) => verdict)

test('amount and time are left to the reviewer; a new reference and a new picture pass', () => {
  expect(verdicts({})).toEqual(['look', 'look', 'pass', 'pass'])
  expect(verdictOf(checksOf(EXAMPLE_REVIEW))).toBe('pass')
})

test('an amount that is not the fee times the count fails', () => {
  expect(verdicts({ amountSantim: 50_000 })[0]).toBe('fail')
})

test('a missing reference does not fail; one used by a rejected payment does', () => {
  expect(verdicts({ reference: null })[2]).toBe('unread')
  expect(verdicts({ isReferenceReused: true })[2]).toBe('fail')
})

test('a number in the field that is not stored does not pass; one of another payment fails', () => {
  const verdict = (...args: Parameters<typeof checksOf>) => checksOf(...args)[2]?.verdict
  expect(verdict(EXAMPLE_REVIEW, 'unknown')).toBe('unread')
  expect(verdict(EXAMPLE_REVIEW, 'taken')).toBe('fail')
  expect(verdict({ ...EXAMPLE_REVIEW, isReferenceReused: true }, 'unknown')).toBe('fail')
})

test('the same picture fails, a similar one is a hint', () => {
  expect(verdicts({ duplicates: [duplicate] })[3]).toBe('unread')
  expect(verdicts({ duplicates: [duplicate, { ...duplicate, isIdentical: true }] })[3]).toBe('fail')
})

test('the verdict is that of the worst check', () => {
  expect(verdictOf(checksOf({ ...EXAMPLE_REVIEW, reference: null }))).toBe('unread')
  expect(verdictOf(checksOf({ ...EXAMPLE_REVIEW, reference: null, isReferenceReused: true }))).toBe('fail')
})

test('a failing check suggests a reason, a passing one does not', () => {
  const reason = (facts: Partial<typeof EXAMPLE_REVIEW>) => likelyReason(checksOf({ ...EXAMPLE_REVIEW, ...facts }))
  expect(reason({})).toBeUndefined()
  expect(reason({ duplicates: [duplicate] })).toBeUndefined()
  expect(reason({ duplicates: [{ ...duplicate, isIdentical: true }] })).toBe('used_before')
  expect(reason({ isReferenceReused: true, amountSantim: 50_000 })).toBe('used_before')
  expect(reason({ amountSantim: 50_000 })).toBe('wrong_amount')
})
