import { EXAMPLE_ME } from '@edil/contract/sessions'
import { expect, test } from 'vitest'
import { loginPath, safeDestination } from '../../api/session.ts'
import { placeAfterLogin } from './place-after-login.ts'

test('leads to the requested page, with its query', () => {
  const search = new URL(loginPath('/select-numbers?type=daily'), 'https://edil.example').search
  expect(placeAfterLogin(EXAMPLE_ME, search)).toBe('/select-numbers?type=daily')
  expect(placeAfterLogin(EXAMPLE_ME, '')).toBe('/dashboard')
})

test('staff set up two-factor sign-in first, and an incomplete account is completed', () => {
  const admin = { ...EXAMPLE_ME, role: 'admin' } as const
  expect(placeAfterLogin(admin, '?to=/about')).toBe('/profile/two-factor?to=%2Fabout')
  expect(placeAfterLogin({ ...admin, hasTwoFactor: true }, '?to=/about')).toBe('/about')
  expect(placeAfterLogin({ ...EXAMPLE_ME, isComplete: false }, '?to=/about')).toBe('/profile/complete?to=%2Fabout')
})

test('staff come to the page of the day', () => {
  const host = { ...EXAMPLE_ME, role: 'host' } as const
  expect(placeAfterLogin({ ...host, hasTwoFactor: true }, '')).toBe('/etxdark')
  expect(placeAfterLogin(host, '')).toBe('/profile/two-factor?to=%2Fetxdark')
  expect(placeAfterLogin(host, '?to=/profile/two-factor')).toBe('/profile/two-factor')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/am//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a b',
  '/a\\b',
  '',
])('never leads to another site: %s', (to) => {
  expect(safeDestination(`?to=${encodeURIComponent(to)}`)).toBe('/dashboard')
})

test('removes the language, which the router adds', () => {
  expect(safeDestination('?to=/am/about')).toBe('/about')
  expect(safeDestination('?to=/america')).toBe('/america')
})
