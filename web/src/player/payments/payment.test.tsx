import { EXAMPLE_GAME } from '@edil/contract/games'
import { listReceivingAccounts } from '@edil/contract/payments'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { Payment } from './payment.tsx'

const closesAt = new Date(Date.now() + 3_600_000).toISOString()
const daily = { ...EXAMPLE_GAME, closesAt, drawsAt: closesAt }
const weekly = { ...daily, id: 'weekly-3', type: 'weekly' as const }

afterEach(clearSessionCookie)

function serve() {
  fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/games': () => ({ games: [weekly, daily], hasMore: false }),
    'GET /api/receiving-accounts': () => listReceivingAccounts.example,
    'GET /api/my/payments': () => ({ payments: [], hasMore: false }),
    'GET /api/games/*/my-numbers': () => ({ gameId: daily.id, version: 1, numbers: [], now: new Date().toISOString() }),
  })
}
const open = (address: string) =>
  renderPage(
    <Route path="/payment">
      <Payment />
    </Route>,
    ['payment', 'play', 'decisions'],
    address,
  )

// proves: ROUTE-20, ROUTE-21, ROUTE-22
test('without a type the payment is for the daily game; numbers come from the address, the price does not', async () => {
  setSessionCookie()
  serve()
  await open('/payment?numbers=42,93&amount=7')
  await expect.element(page.getByLabelText('Payment type')).toHaveValue('Daily')
  await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveValue('1,000 ETB')
})

// proves: VALID-16
test('a visitor reads why the payment leads to the login', async () => {
  serve()
  const visited = await open('/payment?type=weekly')
  await expect.element(page.getByText('You must be logged in to submit payments')).toBeVisible()
  await expect.poll(() => visited.at(-1)).toMatch(/^\/login\?to=/)
})
