import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { useViewers } from './draws.ts'

function Viewers() {
  return <p>{useViewers()} watching</p>
}

test('a viewer counts themselves before the count of the server includes them', async () => {
  fakeServer({ 'GET /api/live/viewers?channel=live-draw': () => ({ channel: 'live-draw', viewers: 0 }) })
  await renderPage(<Viewers />, [])
  await expect.element(page.getByText('1 watching')).toBeVisible()
})
