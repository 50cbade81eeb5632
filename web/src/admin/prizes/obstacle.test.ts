import { EXAMPLE_PRIZE, type PrizeToPay } from '@edil/contract/prizes'
import { expect, test } from 'vitest'
import { obstacleOf } from './obstacle.ts'

const reviewer = { id: 'reviewer-1', role: 'reviewer' } as const
const admin = { id: 'admin-1', role: 'admin' } as const
const claimed: PrizeToPay = { ...EXAMPLE_PRIZE, status: 'claimed', approvedAt: null, approvedBy: null }

test('a large prize is approved by an admin, a smaller one also by a reviewer', () => {
  expect(obstacleOf(claimed, reviewer)).toBe('admin_needed')
  expect(obstacleOf(claimed, admin)).toBeUndefined()
  expect(obstacleOf({ ...claimed, needsAdmin: false }, reviewer)).toBeUndefined()
})

test('an admin cannot approve before the tax is confirmed', () => {
  expect(obstacleOf({ ...claimed, isTaxConfirmed: false }, admin)).toBe('tax_missing')
})

test('a winner neither approves nor pays their own prize', () => {
  for (const prize of [claimed, EXAMPLE_PRIZE]) expect(obstacleOf({ ...prize, personId: admin.id }, admin)).toBe('own')
})

test('the person who approved a prize does not pay it', () => {
  expect(obstacleOf({ ...EXAMPLE_PRIZE, approvedBy: { id: admin.id, username: 'abel_a' } }, admin)).toBe('you_approved')
  expect(obstacleOf(EXAMPLE_PRIZE, admin)).toBeUndefined()
})

test('a prize that another person is paying cannot be paid', () => {
  const reserved = { ...EXAMPLE_PRIZE, reservedBy: { id: reviewer.id, username: 'hana_r' } }
  expect(obstacleOf(reserved, admin)).toBe('reserved_by_other')
  expect(obstacleOf(reserved, reviewer)).toBeUndefined()
})
