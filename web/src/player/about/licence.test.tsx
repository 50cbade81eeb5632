import { showHelp } from '@edil/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Licence } from './licence.tsx'

test('shows number, authority and days of the licence', async () => {
  fakeServer({ 'GET /api/help': () => showHelp.example })
  await renderPage(<Licence />, ['about'])
  await expect.element(page.getByRole('heading', { name: 'Licence' })).toBeVisible()
  await expect.element(page.getByText(/Ethiopian Lottery Service.*ELS-2026-014.*2026/)).toBeVisible()
})

test('shows nothing without a licence', async () => {
  const requests = fakeServer({ 'GET /api/help': () => ({ ...showHelp.example, licence: null }) })
  await renderPage(<Licence />, ['about'])
  await expect.poll(() => requests.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Licence' })).not.toBeInTheDocument()
})
