import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { ChangePassword } from './change-password.tsx'

beforeEach(setSessionCookie)
afterEach(clearSessionCookie)

async function open() {
  fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'PUT /api/account/password': () => ({}),
  })
  return renderPage(<ChangePassword />, ['refusals', 'fields', 'security'])
}
const field = (name: string) => page.getByLabelText(name, { exact: true })

async function change(password: string, confirmation = password) {
  await field('Current Password').fill('an old password')
  await field('New Password').fill(password)
  await field('Confirm New Password').fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

// proves: VALID-09, VALID-10
test('passwords that differ or are too short are named at their field', async () => {
  await open()
  await change('a good password', 'another password')
  await expect.element(page.getByText('New passwords do not match.')).toBeVisible()
  await change('abc12')
  await expect.element(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
})

// proves: CHPW-01, ERR-47
test('the new password is confirmed by the current one, and the change is announced', async () => {
  await open()
  await change('a good password')
  await expect.element(page.getByText('Password updated successfully')).toBeVisible()
})

// proves: CHPW-02
test('Back leads to the account', async () => {
  const visited = await open()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(visited.at(-1)).toBe('/profile')
})
