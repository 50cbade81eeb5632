import { listReceivingAccounts } from '@edil/contract/payments'
import { confirmProposal, listProposals } from '@edil/contract/proposals'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ReceivingAccounts } from './receiving-accounts.tsx'

test('shows the account of each method, and that a method without one is closed', async () => {
  fakeServer({
    'GET /api/receiving-accounts': () => listReceivingAccounts.example,
    'GET /api/proposals': () => ({ proposals: [] }),
  })
  await renderPage(<ReceivingAccounts />, ['refusals', 'buying', 'admin', 'review'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Receiving accounts' })).toBeVisible()
  await expect.element(page.getByText('0900123456')).toBeVisible()
  await expect.poll(() => page.getByText('Closed at the moment').elements()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Change Telebirr' })).toBeVisible()
})

const HINT = 'edil_signed_in'
// Without the hint cookie the page reads no session.
beforeEach(() => cookieStore.set(HINT, '1'))
afterEach(() => cookieStore.delete(HINT))

function startServer(username: string) {
  let { proposals } = listProposals.example
  const decide = () => {
    proposals = confirmProposal.example.proposals
    return { proposals }
  }
  return fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, username, role: 'admin' } }),
    'GET /api/receiving-accounts': () => listReceivingAccounts.example,
    'GET /api/proposals': () => ({ proposals }),
    'POST /api/proposals/*/confirmation': decide,
    'POST /api/proposals/*/stop': decide,
  })
}

const heading = () => page.getByRole('heading', { name: 'Waiting for a second admin' })
const confirmButton = () => page.getByRole('button', { name: 'Confirm the change' })

test('another admin confirms a change that waits', async () => {
  startServer('hana_r')
  await renderPage(<ReceivingAccounts />, ['refusals', 'buying', 'admin', 'review'])
  await expect.element(page.getByText('Telebirr: 0911223344, Edil Games PLC')).toBeVisible()
  await confirmButton().click()
  await expect.element(page.getByText('The change is made')).toBeVisible()
  await expect.element(heading()).not.toBeInTheDocument()
})

test('the admin who proposed a change can only stop it', async () => {
  startServer(listProposals.example.proposals[0]?.proposedBy ?? '')
  await renderPage(<ReceivingAccounts />, ['refusals', 'buying', 'admin', 'review'])
  await expect.element(page.getByText('Another admin has to confirm it.')).toBeVisible()
  await expect.element(confirmButton()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Stop the change' }).click()
  await expect.element(page.getByText('The change is stopped')).toBeVisible()
})
