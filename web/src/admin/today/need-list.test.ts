import { EXAMPLE_TODAY } from '@edil/contract/today'
import { expect, test } from 'vitest'
import { needsOf } from './need-list.ts'

const soon = new Date('2026-11-15T12:03:00Z')
const later = new Date('2026-11-15T12:08:00Z')
const inTime = { ...EXAMPLE_TODAY, prizes: { ...EXAMPLE_TODAY.prizes, overdue: 0 } }
const kinds = (now: Date, today = inTime) => needsOf(today, now).map(({ kind, isLate }) => (isLate ? `${kind}!` : kind))

test('payments come first, and are late after the minutes that the admins have set', () => {
  expect(kinds(soon)).toEqual(['payments', 'prizesToApprove', 'prizesToPay', 'withdrawals', 'refunds'])
  expect(kinds(later)).toEqual(['payments!', 'prizesToApprove', 'prizesToPay', 'withdrawals', 'refunds'])
  const patient = { ...inTime, payments: { ...inTime.payments, lateAfterMinutes: 10 } }
  expect(kinds(later, patient)).toEqual(['payments', 'prizesToApprove', 'prizesToPay', 'withdrawals', 'refunds'])
})

test('what is late comes before what is not', () => {
  expect(kinds(soon, EXAMPLE_TODAY)).toEqual(['prizesToApprove!', 'prizesToPay!', 'payments', 'withdrawals', 'refunds'])
})

test('what does not wait is left out', () => {
  const none = { count: 0, oldestAt: null }
  expect(kinds(later, { ...inTime, withdrawals: none })).not.toContain('withdrawals')
  expect(kinds(later, { ...inTime, payments: { ...inTime.payments, ...none } })).not.toContain('payments')
})
