import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { StaffOnly } from './staff-only.tsx'

async function open(code: 'login_required' | 'not_allowed' | 'too_many_attempts', staffPage: 'letsplay' | 'payments') {
  fakeServer({
    'GET /api/staff/pages/*': () => {
      throw refusal(code)
    },
  })
  const address = `/etxdark/${staffPage}`
  const staffOnly = (
    <Route path={address}>
      <StaffOnly page={staffPage}>The desk</StaffOnly>
    </Route>
  )
  return renderPage(staffOnly, ['refusals', 'buying', 'admin'], address)
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
  await expect.poll(() => visited.at(-1)).toBe(path)
})
