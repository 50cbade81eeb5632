import { STAFF_PAGES, type StaffPage } from '@edil/domain/access'
import { expect, test } from 'vitest'
import { departureFrom } from './departure.ts'

const pages = Object.keys(STAFF_PAGES) as StaffPage[]

test.each([
  ['payments', '/login?to=%2Fetxdark%2Fpayments', 'access.denied'],
  ['people', '/login?to=%2Fetxdark%2Fpeople', 'access.denied'],
  ['refunds', '/login?to=%2Fetxdark%2Frefunds', 'access.denied'],
  ['letsplay', '/login?to=%2Fetxdark%2Fletsplay', 'access.logInAsAdmin'],
  ['numbers', '/dashboard', 'access.noPermission'],
] as const)('who is not logged in leaves %s for %s', (page, to, title) => {
  expect(departureFrom(page, 'login_required', `/etxdark/${page}`)).toEqual({ to, title })
})

test.each([
  ['payments', { to: '/' }],
  ['people', { to: '/' }],
  ['refunds', { to: '/' }],
  ['letsplay', { to: '/', title: 'access.adminsOnly' }],
  ['numbers', { to: '/dashboard', title: 'access.noPermission' }],
] as const)('who has no right to %s is sent away', (page, departure) => {
  expect(departureFrom(page, 'not_allowed', '/etxdark/x')).toEqual(departure)
})

test('staff without two-factor sign-in set it up first, and come back to the very place', () => {
  for (const page of pages) {
    expect(departureFrom(page, 'second_factor_required', `/etxdark/${page}?person=7`)?.to).toBe(
      `/profile/two-factor?to=%2Fetxdark%2F${page}%3Fperson%3D7`,
    )
  }
})

test('a fault of ours is no answer about access: nobody is sent away, and nothing is shown', () => {
  for (const code of ['unexpected', 'service_unavailable', 'route_not_found', 'too_many_attempts'] as const)
    expect(departureFrom('payments', code, '/etxdark/payments')).toBeUndefined()
})
