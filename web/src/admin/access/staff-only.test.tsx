import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { StaffOnly } from './staff-only.tsx'

async function open(code: 'login_required' | 'not_allowed' | 'too_many_attempts', staffPage: 'letsplay' | 'payments') {
  fakeServer({
    'GET /api/staff/pages/*': () => {
      throw refusal(code)
    },
  })
  return renderPage(<StaffOnly page={staffPage}>The desk</StaffOnly>, ['refusals', 'admin'], `/etxdark/${staffPage}`)
}

// proves: ERR-36
test('an access that cannot be checked is an error with another try', async () => {
  await open('too_many_attempts', 'payments')
  await expect.element(page.getByRole('heading', { name: 'Access Error' })).toBeVisible()
  await expect.element(page.getByText('Unable to verify admin access.')).toBeVisible()
})

// proves: ROLE-10, ROLE-14
test.each([
  ['login_required', 'payments', 'Access Denied', '/login?to=%2Fetxdark%2Fpayments'],
  ['not_allowed', 'letsplay', 'Admins only.', '/'],
] as const)('%s leads away from %s with a toast', async (code, staffPage, toast, path) => {
  const visited = await open(code, staffPage)
  await expect.element(page.getByText(toast)).toBeVisible()
  // Only the staff page is rendered here, so it stays and redirects again from the new address.
  await expect.poll(() => visited).toContain(path)
})
