import { listShownNotices } from '@edil/contract/notices'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { PlayerNotices } from './player-notices.tsx'

test('players read the notice in their language', async () => {
  fakeServer({ 'GET /api/notices/shown': () => listShownNotices.example })
  await renderPage(<PlayerNotices />, [])
  await expect.element(page.getByText('Telebirr is closed tonight from 23:00 to 01:00.')).toBeVisible()
})
