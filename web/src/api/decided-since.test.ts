import { EXAMPLE_PAYMENT, type Payment } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { decidedSince } from './decided-since.ts'

const waiting: Payment = { ...EXAMPLE_PAYMENT, id: 'one' }
const approved: Payment = { ...waiting, status: 'approved', outcome: 'ticket' }
const rejected: Payment = { ...EXAMPLE_PAYMENT, id: 'two', status: 'rejected', rejection: 'unreadable' }

test('a payment that was waiting and is decided is news, once', () => {
  expect(decidedSince([waiting, rejected], [approved, rejected])).toEqual([approved])
  expect(decidedSince([approved, rejected], [approved, rejected])).toEqual([])
})

test('what was decided before one looked is no news', () => {
  expect(decidedSince(undefined, [approved, rejected])).toEqual([])
  expect(decidedSince([], [approved])).toEqual([])
})
