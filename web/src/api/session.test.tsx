import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../test/session-cookie.ts'
import { useSession } from './session.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearSessionCookie()
})

function WhoIsSignedIn() {
  const { person, isExpected } = useSession()
  return <p>{person?.email ?? (isExpected ? 'expected' : 'visitor')}</p>
}

const open = async () => {
  fakeServer({ 'GET /api/session': () => ({ person: EXAMPLE_ME }) })
  await renderPage(<WhoIsSignedIn />, [])
}

// React reports a snapshot that changes on the console, which fails a test.
test('a cookie that changes while React renders does not change the render', async () => {
  setSessionCookie()
  let reads = 0
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => (reads++ % 2 === 0 ? 'edil_signed_in=1' : ''))
  await open()
  await expect.element(page.getByRole('paragraph')).toBeVisible()
})

test('a page that becomes visible again sees that another tab has signed in', async () => {
  await open()
  await expect.element(page.getByText('visitor')).toBeVisible()
  setSessionCookie()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(EXAMPLE_ME.email)).toBeVisible()
})
