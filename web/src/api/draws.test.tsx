import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { StageTop } from '../ui/stage-top.tsx'
import { useViewers } from './draws.ts'

function Viewers() {
  return <StageTop state="waiting" title="Daily" viewers={useViewers()} />
}

test('a viewer counts themselves before the count of the server includes them', async () => {
  fakeServer({ 'GET /api/live/viewers?channel=live-draw': () => ({ channel: 'live-draw', viewers: 0 }) })
  await renderPage(<Viewers />, ['draws'])
  await expect.element(page.getByText('1 watching')).toBeVisible()
})
