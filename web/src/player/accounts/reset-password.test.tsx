import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ResetPassword } from './reset-password.tsx'

type Answers = { readonly check?: () => unknown; readonly reset?: () => unknown }

// The link that the tab keeps after the token has left the address bar.
beforeEach(() => sessionStorage.setItem('edil.link.reset', 'a'.repeat(43)))

async function open({ check = () => ({ minimumLength: 6 }), reset = () => ({}) }: Answers = {}) {
  const requests = fakeServer({
    'GET /api/plans': () => ({ plans: [] }),
    'POST /api/password/reset/check': check,
    'POST /api/password/reset': reset,
  })
  const visited = await renderPage(<ResetPassword />, ['refusals', 'fields', 'accounts', 'links'])
  return { requests, visited }
}
const field = (name: string) => page.getByLabelText(name, { exact: true })

async function choose(password: string, confirmation = password) {
  await field('New Password').fill(password)
  await field('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

// proves: RESET-03, RESET-05, RESET-06, RESET-10, RESET-11, RESET-12, ROUTE-11
test('a valid link shows the form, and the new password leads to the login after 3 seconds', async () => {
  const { requests, visited } = await open()
  await expect.element(field('New Password')).toBeVisible()
  await expect.element(page.getByText('At least 6 characters. Mix letters and numbers.')).toBeVisible()
  expect(requests).toContainEqual({
    method: 'POST',
    path: '/api/password/reset/check',
    body: { token: 'a'.repeat(43) },
  })
  const timers = vi.spyOn(window, 'setTimeout')
  await choose('a good password')
  await expect.element(page.getByRole('heading', { name: 'Password updated successfully' })).toBeVisible()
  await expect.poll(() => visited.at(-1)).toBe('/login')
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(3_000)
  timers.mockRestore()
})

// proves: VALID-11, VALID-12, RESET-04
test('passwords that differ or are too short are named in a toast', async () => {
  await open()
  await choose('a good password', 'another password')
  await expect.element(page.getByText('Password Mismatch')).toBeVisible()
  await expect.element(page.getByText("Passwords don't match. Please try again.").first()).toBeVisible()
  await choose('abc12')
  await expect.element(page.getByText('Password Too Short')).toBeVisible()
  await expect.element(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible()
})

// proves: RESET-07, RESET-08, RESET-09, ERR-39, ROUTE-11
test('an invalid link, or none, shows what to do', async () => {
  sessionStorage.clear()
  await open()
  await expect.element(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect.element(page.getByText('Invalid Token')).toBeVisible()
  await expect.element(page.getByText('This reset link has expired or is invalid.').first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Request a new link' }))
    .toHaveAttribute('href', '/forgot-password')
  await expect.element(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
})

// proves: ERR-40
test.each([
  ['service_unavailable', 'This is not available right now. Please try again in a moment.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
] as const)('a new password that is refused with %s says why', async (code, text) => {
  await open({
    reset: () => {
      throw refusal(code)
    },
  })
  await choose('a good password')
  await expect.element(page.getByText('Reset Failed')).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})
