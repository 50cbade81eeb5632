import { findPeople } from '@edil/contract/people'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { EXAMPLE_TODAY } from '@edil/contract/today'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { People } from './people.tsx'

const HINT = 'edil_signed_in'

// Without the hint cookie the page reads no session.
beforeEach(async () => {
  await cookieStore.set(HINT, '1')
  await page.viewport(1280, 800)
})
afterEach(async () => {
  await cookieStore.delete(HINT)
  await page.viewport(414, 896)
})

const [selam] = findPeople.example.people
const dawit = { ...selam, id: '0b5cf3d3-8a1f-4a57-9d05-1c2b3a4d5e09', username: 'dawit_9' }
const person = () => document.querySelector('[data-person]')

test('another search closes the open person; closing a person leads back to their row', async () => {
  fakeServer({
    'GET /api/staff/pages/*': () => ({}),
    'GET /api/today': () => EXAMPLE_TODAY,
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role: 'host', hasTwoFactor: true } }),
    'GET /api/people?search=': () => ({ people: [selam, dawit], hasMore: false }),
    'GET /api/people?search=dawit': () => ({ people: [dawit], hasMore: false }),
  })
  await renderPage(<People />, ['refusals', 'buying', 'admin'], '/etxdark/people')
  const row = page.getByRole('link', { name: 'dawit_9' })
  await row.click()
  await expect.poll(person).not.toBeNull()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect.element(row).toHaveFocus()

  await row.click()
  await expect.poll(person).not.toBeNull()
  const search = page.getByRole('searchbox')
  await search.fill('dawit')
  await userEvent.keyboard('{Enter}')
  await expect.poll(person).toBeNull()
  await expect.element(search).toHaveFocus()
})
