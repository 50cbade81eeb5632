import { EXAMPLE_PAYMENT, type Payment } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { decidedSince } from './decided-since.ts'

const waiting: Payment = { ...EXAMPLE_PAYMENT, id: 'one' }
const approved: Payment = { ...waiting, status: 'approved', outcome: 'ticket' }
const rejected: Payment = { ...EXAMPLE_PAYMENT, id: 'two', status: 'rejected', rejection: 'unreadable' }

test('reports a payment that was pending and is decided, once', () => {
  expect(decidedSince([waiting, rejected], [approved, rejected])).toEqual([approved])
  expect(decidedSince([approved, rejected], [approved, rejected])).toEqual([])
})

test('reports nothing that was decided before the first read', () => {
  expect(decidedSince(undefined, [approved, rejected])).toEqual([])
  expect(decidedSince([], [approved])).toEqual([])
})
