import { EXAMPLE_PAYMENT, type Payment, type Refund } from '@edil/contract/payments'
import { REJECTION_CODES } from '@edil/domain/payments'
import { expect, test } from 'vitest'
import { canSendAgain, resendOf, sendAgainPath } from './resend.ts'

const rejected: Payment = { ...EXAMPLE_PAYMENT, status: 'rejected', rejection: 'unreadable', numbers: [] }
const refund: Refund = {
  id: rejected.id,
  amountSantim: 100_000,
  reason: 'rejected',
  phone: '+251911223344',
  owedAt: rejected.submittedAt,
  paidAt: null,
  transferReference: null,
}
const asked = (different: { again?: string; held?: number[]; gameId?: string } = {}) => ({
  type: 'daily' as const,
  gameId: rejected.gameId,
  again: undefined,
  held: [],
  ...different,
})

test('a payment whose proof was wrong can be sent again, one whose money did not arrive cannot', () => {
  const fixable = REJECTION_CODES.filter((rejection) => canSendAgain({ ...rejected, rejection }))
  expect(fixable).toEqual(['wrong_picture', 'unreadable', 'wrong_amount'])
  expect(canSendAgain({ ...rejected, refunds: [refund] }), 'money that is sent back').toBe(false)
  expect(canSendAgain(EXAMPLE_PAYMENT)).toBe(false)
})

test('the address or the numbers held again say that it is sent again', () => {
  expect(resendOf([rejected], asked())).toBeUndefined()
  expect(resendOf([rejected], asked({ again: rejected.id }))).toBe(rejected)
  expect(resendOf([rejected], asked({ held: [42, 93] }))).toBe(rejected)
})

test('more numbers than were paid for are another payment', () => {
  expect(resendOf([rejected], asked({ held: [1, 42, 93] }))).toBeUndefined()
})

test('the payment that the address names is sent again, also after a later one', () => {
  const later = { ...EXAMPLE_PAYMENT, id: '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b12' }
  expect(resendOf([later, rejected], asked({ again: rejected.id, held: [42] }))).toBe(rejected)
  expect(resendOf([later, rejected], asked({ held: [42] })), 'held numbers belong to the last one').toBeUndefined()
})

test('after the game has closed, only the address says so', () => {
  expect(resendOf([rejected], asked({ gameId: 'daily-413', held: [42] }))).toBeUndefined()
  expect(resendOf([rejected], asked({ gameId: 'daily-413', again: rejected.id }))).toBe(rejected)
})

test('the path names the payment', () => {
  expect(sendAgainPath(rejected)).toBe(`/payment?type=daily&again=${rejected.id}`)
})
