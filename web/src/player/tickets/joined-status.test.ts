import { EXAMPLE_TICKET } from '@edil/contract/tickets'
import { expect, test } from 'vitest'
import { ticketState } from './joined-status.ts'

const won = [{ number: 7, position: 1, prizeSantim: 3_500_000 }]

test('a drawn ticket has won or is over, and a cancelled one neither', () => {
  expect(ticketState(EXAMPLE_TICKET)).toBe('playing')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'drawing' })).toBe('drawing')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'completed' })).toBe('completed')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'completed', won })).toBe('won')
  expect(ticketState({ ...EXAMPLE_TICKET, gameStatus: 'cancelled' })).toBe('void')
})
