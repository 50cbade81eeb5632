import { EXAMPLE_PAYMENT, type Payment } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { purchasesOf } from './purchases.ts'

const payment = (id: string, different: Partial<Payment>): Payment => ({ ...EXAMPLE_PAYMENT, id, ...different })
const rejected = { status: 'rejected', rejection: 'unreadable' } as const
const shapeOf = (payments: Payment[]) =>
  purchasesOf(payments).map(({ payment: { id }, earlier }) => [id, ...earlier.map((other) => other.id)])

test('a rejected payment belongs to the later one for the same numbers', () => {
  expect(
    shapeOf([
      payment('third', { status: 'approved', outcome: 'ticket' }),
      payment('other', { numbers: [7] }),
      payment('second', rejected),
      payment('first', rejected),
    ]),
  ).toEqual([['third', 'second', 'first'], ['other']])
})

test('a rejected payment that was not sent again stands alone', () => {
  expect(shapeOf([payment('only', rejected)])).toEqual([['only']])
  expect(shapeOf([payment('b', { gameId: 'daily-413' }), payment('a', rejected)])).toEqual([['b'], ['a']])
})

test('a payment without numbers is matched by its count', () => {
  const none = { numbers: [], count: 2 }
  expect(shapeOf([payment('b', none), payment('a', { ...rejected, ...none })])).toEqual([['b', 'a']])
  expect(shapeOf([payment('b', none), payment('a', { ...rejected, numbers: [], count: 1 })])).toEqual([['b'], ['a']])
})

test('a rejected payment with a refund stands alone', () => {
  const refund = { id: 'r', amountSantim: 1, reason: 'rejected', paidAt: null, transferReference: null }
  const refunded = payment('a', { ...rejected, refunds: [refund as Payment['refunds'][number]] })
  expect(shapeOf([payment('b', {}), refunded])).toEqual([['b'], ['a']])
})
