import { EXAMPLE_ME } from '@edil/contract/sessions'
import { EXAMPLE_TODAY } from '@edil/contract/today'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { StaffNav } from './staff-nav.tsx'

const HINT = 'edil_signed_in'

// Without the hint cookie the page reads no session.
beforeEach(() => cookieStore.set(HINT, '1'))
afterEach(() => cookieStore.delete(HINT))

async function open(role: 'reviewer' | 'host') {
  fakeServer({
    'GET /api/today': () => EXAMPLE_TODAY,
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role, hasTwoFactor: true } }),
  })
  await renderPage(<StaffNav current="payments" />, ['admin'])
}

test('leads to the pages of a reviewer, with what waits on each', async () => {
  await open('reviewer')
  await expect.element(page.getByRole('link', { name: 'Payments 7 waiting' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Prizes 2 waiting' })).toBeVisible()
  // A refund, and a withdrawal that waits for a second person.
  await expect.element(page.getByRole('link', { name: 'Refunds 2 waiting' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Today', exact: true })).toHaveAttribute('href', '/etxdark')
  await expect.element(page.getByRole('link', { name: 'Draws' })).not.toBeInTheDocument()
})

test('calls the page of draws by what it is for', async () => {
  await open('host')
  await expect.element(page.getByRole('link', { name: 'Draws' })).toHaveAttribute('href', '/etxdark/letsplay')
  await expect.element(page.getByRole('link', { name: 'Payments' })).not.toBeInTheDocument()
})

test('every entry is large enough for a finger, also on a narrow phone', async () => {
  await page.viewport(360, 740)
  await open('reviewer')
  await expect.element(page.getByRole('link', { name: 'Payments 7 waiting' })).toBeVisible()
  for (const link of page.getByRole('link').elements()) {
    const { width, height, right } = link.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(right).toBeLessThanOrEqual(360)
  }
})
