import { STAFF_PAGES, type StaffPage } from '@edil/domain/access'
import { expect, test } from 'vitest'
import { accessRedirect } from './access-redirect.ts'

const pages = Object.keys(STAFF_PAGES) as StaffPage[]

// proves: ROLE-10, ROLE-12, ROLE-13
test.each([
  ['today', '/login?to=%2Fetxdark%2Ftoday', 'access.denied'],
  ['payments', '/login?to=%2Fetxdark%2Fpayments', 'access.denied'],
  ['people', '/login?to=%2Fetxdark%2Fpeople', 'access.denied'],
  ['refunds', '/login?to=%2Fetxdark%2Frefunds', 'access.denied'],
  ['accounts', '/login?to=%2Fetxdark%2Faccounts', 'access.denied'],
  ['prizes', '/login?to=%2Fetxdark%2Fprizes', 'access.denied'],
  ['letsplay', '/login?to=%2Fetxdark%2Fletsplay', 'access.logInAsAdmin'],
  ['numbers', '/dashboard', 'access.noPermission'],
] as const)('who is not logged in leaves %s for %s', (page, to, title) => {
  expect(accessRedirect(page, 'login_required', `/etxdark/${page}`)).toEqual({ to, title })
})

// proves: ROLE-11, ROLE-12, ROLE-14
test.each([
  ['payments', { to: '/' }],
  ['people', { to: '/' }],
  ['refunds', { to: '/' }],
  ['prizes', { to: '/' }],
  ['letsplay', { to: '/', title: 'access.adminsOnly' }],
  ['numbers', { to: '/dashboard', title: 'access.noPermission' }],
] as const)('who has no right to %s is sent away', (page, redirect) => {
  expect(accessRedirect(page, 'not_allowed', '/etxdark/x')).toEqual(redirect)
})

test('staff without two-factor sign-in are sent to set it up, and return to the page', () => {
  for (const page of pages) {
    expect(accessRedirect(page, 'second_factor_required', `/etxdark/${page}?person=7`)?.to).toBe(
      `/profile/two-factor?to=%2Fetxdark%2F${page}%3Fperson%3D7`,
    )
  }
})

test('an error that is not about access causes no redirect and no toast', () => {
  for (const code of ['unexpected', 'service_unavailable', 'route_not_found', 'too_many_attempts'] as const)
    expect(accessRedirect('payments', code, '/etxdark/payments')).toBeUndefined()
})
