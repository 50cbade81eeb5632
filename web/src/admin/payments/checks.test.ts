import { EXAMPLE_REVIEWED } from '@edil/contract/review'
import { expect, test } from 'vitest'
import { checksOf, likelyReason, verdictOf } from './checks.ts'

const twin = {
  paymentId: EXAMPLE_REVIEWED.id,
  username: 'kidus_7',
  status: 'approved',
  submittedAt: EXAMPLE_REVIEWED.submittedAt,
  isSame: false,
} as const

const verdicts = (facts: Partial<typeof EXAMPLE_REVIEWED>) =>
  checksOf({ ...EXAMPLE_REVIEWED, ...facts }).map(({ verdict }) => verdict)

test('amount and time are for the reviewer’s eyes, a fresh reference and a new picture pass', () => {
  expect(verdicts({})).toEqual(['look', 'look', 'pass', 'pass'])
  expect(verdictOf(checksOf(EXAMPLE_REVIEWED))).toBe('pass')
})

test('an amount that is not the fee times the count fails', () => {
  expect(verdicts({ amountSantim: 50_000 })[0]).toBe('fail')
})

test('no reference is no fault, one that a rejected payment used is', () => {
  expect(verdicts({ reference: null })[2]).toBe('unread')
  expect(verdicts({ isReferenceKnown: true })[2]).toBe('fail')
})

test('the same picture fails, a similar one is a hint', () => {
  expect(verdicts({ twins: [twin] })[3]).toBe('unread')
  expect(verdicts({ twins: [twin, { ...twin, isSame: true }] })[3]).toBe('fail')
})

test('the worst check is the verdict', () => {
  expect(verdictOf(checksOf({ ...EXAMPLE_REVIEWED, reference: null }))).toBe('unread')
  expect(verdictOf(checksOf({ ...EXAMPLE_REVIEWED, reference: null, isReferenceKnown: true }))).toBe('fail')
})

test('what fails suggests a reason, and what passes none', () => {
  const reason = (facts: Partial<typeof EXAMPLE_REVIEWED>) => likelyReason(checksOf({ ...EXAMPLE_REVIEWED, ...facts }))
  expect(reason({})).toBeUndefined()
  expect(reason({ twins: [twin] })).toBeUndefined()
  expect(reason({ twins: [{ ...twin, isSame: true }] })).toBe('used_before')
  expect(reason({ isReferenceKnown: true, amountSantim: 50_000 })).toBe('used_before')
  expect(reason({ amountSantim: 50_000 })).toBe('wrong_amount')
})
