import { EXAMPLE_ME } from '@edil/contract/sessions'
import { EXAMPLE_WITHDRAWAL } from '@edil/contract/withdrawals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { WithdrawalsCard } from './withdrawals.tsx'

const HINT = 'edil_signed_in'

// Without the hint cookie the page reads no session.
beforeEach(() => cookieStore.set(HINT, '1'))
afterEach(() => cookieStore.delete(HINT))

async function open(requestedBy: string) {
  const waiting = { ...EXAMPLE_WITHDRAWAL, requestedBy: { ...EXAMPLE_WITHDRAWAL.requestedBy, username: requestedBy } }
  const requests = fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role: 'reviewer' } }),
    'GET /api/withdrawals': () => ({ withdrawals: [waiting] }),
    'POST /api/withdrawals/*/confirmation': () => ({ withdrawals: [] }),
  })
  await renderPage(<WithdrawalsCard />, ['refusals', 'admin', 'review', 'play'])
  return requests
}
const confirmButton = () => page.getByRole('button', { name: 'Withdraw and owe the money back' })

test('a second person confirms the withdrawal of a ticket', async () => {
  const requests = await open('hana_r')
  await confirmButton().click()
  await expect.element(page.getByText('Ticket withdrawn')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the person who asked for it cannot confirm it', async () => {
  await open(EXAMPLE_ME.username ?? '')
  await expect.element(page.getByText('Another person has to confirm it.')).toBeVisible()
  await expect.element(confirmButton()).not.toBeInTheDocument()
})
