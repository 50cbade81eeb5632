import { EXAMPLE_PAYMENT, type Payment } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { groupMine } from './my-groups.ts'

const now = new Date('2026-11-15T13:00:00Z')
const payment = (id: string, changes: Partial<Payment>): Payment => ({ ...EXAMPLE_PAYMENT, id, ...changes })
const pending = payment('pending', {})
const playing = payment('playing', { status: 'approved', outcome: 'ticket' })
const selection = payment('selection', { status: 'approved', outcome: 'selection' })
const refund = payment('refund', { status: 'approved', outcome: 'refund' })
const rejected = payment('rejected', { status: 'rejected', rejection: 'unreadable' })
const old = payment('old', { status: 'approved', outcome: 'ticket', drawsAt: '2026-11-13T15:00:00Z' })

// proves: DASH-22, CALL-17
test('groups payments that wait for a ticket, and payments that play or are pending', () => {
  const all = [pending, playing, selection, refund, rejected, old]
  expect(groupMine(all, now)).toEqual({ selections: [selection], entries: [pending, playing] })
})
