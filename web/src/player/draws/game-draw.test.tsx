import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { GameDraw } from './game-draw.tsx'

const ended = (number: number): Game => ({ ...EXAMPLE_GAME, id: `daily-${number}`, status: 'completed' })

test('shows earlier games page by page, on the tabs that list ended games', async () => {
  const requests = fakeServer({
    'GET /api/games': () => ({ games: [EXAMPLE_GAME], hasMore: false }),
    'GET /api/games?state=ended': () => ({ games: [ended(411), ended(410)], hasMore: true }),
    'GET /api/games?state=ended&after=daily-410': () => ({ games: [ended(409)], hasMore: false }),
    'GET /api/games/counts': () => ({ active: 1, drawingSoon: 0, completed: 3, total: 4 }),
  })
  await renderPage(<GameDraw />, ['games'])
  const showMore = page.getByRole('button', { name: 'Show more' })
  await expect.element(page.getByRole('heading', { name: 'Daily 410' })).toBeVisible()
  await expect.element(showMore).toBeVisible()
  await page.getByRole('tab', { name: 'Active' }).click()
  await expect.element(showMore).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Completed' }).click()
  await showMore.click()
  await expect.element(page.getByRole('heading', { name: 'Daily 409' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Daily 411' })).toBeVisible()
  await expect.element(showMore).not.toBeInTheDocument()
  expect(requests.filter(({ path }) => path.includes('after='))).toHaveLength(1)
})
