import { EXAMPLE_GAME } from '@edil/contract/games'
import { GAME_TYPES } from '@edil/domain/plans'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { LetsPlayDesk } from './letsplay-desk.tsx'

test('lists the types in the order of the other staff pages, and an empty stage takes the room beside them', async () => {
  fakeServer({
    'GET /api/games': () => ({ games: [EXAMPLE_GAME], hasMore: false }),
    'GET /api/draws': () => ({ draws: [] }),
    'GET /api/live/viewers?channel=live-draw': () => ({ channel: 'live-draw', viewers: 0 }),
  })
  await page.viewport(1280, 800)
  await renderPage(<LetsPlayDesk />, ['refusals', 'admin', 'draws', 'hosting'])
  await expect.element(page.getByRole('button', { name: 'Draw Daily' })).toBeVisible()
  const types = [...document.querySelectorAll<HTMLElement>('[data-type]')].map(({ dataset }) => dataset['type'])
  expect(types).toEqual([...GAME_TYPES])
  const stage = page.getByRole('region', { name: 'Live draw' }).element()
  const desk = stage.closest('main') ?? document.body
  expect(stage.getBoundingClientRect().right).toBeGreaterThan(desk.getBoundingClientRect().right - 60)
})
