import { EXAMPLE_PAYMENT, type Payment } from '@edil/contract/payments'
import { EXAMPLE_TICKET } from '@edil/contract/tickets'
import { expect, test } from 'vitest'
import { joinedStatus, ticketState } from './joined-status.ts'

const won = [{ number: 7, position: 1, prizeSantim: 3_500_000 }]

// proves: STATE-20
test('a ticket follows the status of its game, and a cancelled one is void', () => {
  expect(ticketState(EXAMPLE_TICKET)).toBe('playing')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'drawing' })).toBe('drawing')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'completed' })).toBe('completed')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'completed', won })).toBe('won')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'cancelled' })).toBe('void')
})

// proves: STATE-19, STATE-20
test('the status of a joined game follows its decision, then its game', () => {
  const payment = (changes: Partial<Payment>): Payment => ({ ...EXAMPLE_PAYMENT, ...changes })
  const playing = payment({ status: 'approved', outcome: 'ticket' })
  const ofGame = (gameStatus: 'active' | 'full' | 'drawing' | 'completed' | 'cancelled', isVoid = false) => ({
    ...EXAMPLE_TICKET,
    gameStatus,
    isVoid,
  })
  expect(joinedStatus(payment({}), undefined)).toBe('pending')
  expect(joinedStatus(payment({ status: 'rejected', rejection: 'unreadable' }), undefined)).toBe('rejected')
  expect(joinedStatus(payment({ status: 'approved', outcome: 'refund' }), undefined)).toBe('refund')
  expect(joinedStatus(payment({ status: 'approved', outcome: 'selection' }), undefined)).toBe('selection')
  expect(joinedStatus(playing, undefined)).toBe('active')
  expect(joinedStatus(playing, ofGame('full'))).toBe('active')
  expect(joinedStatus(playing, ofGame('completed'))).toBe('completed')
  expect(joinedStatus(playing, ofGame('active', true))).toBe('cancelled')
})
