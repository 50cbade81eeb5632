import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ReceivingAccounts } from './receiving-accounts.tsx'

test('shows the account of each method, and that a method without one is closed', async () => {
  const accounts = [{ method: 'telebirr', accountName: 'Edil Games', accountNumber: '0900123456' }]
  fakeServer({ 'GET /api/receiving-accounts': () => ({ accounts }) })
  await renderPage(<ReceivingAccounts />, ['refusals', 'admin', 'review'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Receiving accounts' })).toBeVisible()
  await expect.element(page.getByText('0900123456')).toBeVisible()
  await expect.poll(() => page.getByText('Closed at the moment').elements()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Change Telebirr' })).toBeVisible()
})
