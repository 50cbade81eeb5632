import { expect, test } from 'vitest'
import { prizeStep } from './prize-step.ts'

test('an owed prize waits for the winner, after a failed transfer too', () => {
  expect(prizeStep({ status: 'owed', failure: null })).toBe('claim')
  expect(prizeStep({ status: 'owed', failure: 'account_wrong' })).toBe('failed')
})

test.each(['claimed', 'approved', 'paid', 'expired'] as const)('a prize of status %s is at that step', (status) => {
  expect(prizeStep({ status, failure: null })).toBe(status)
})
