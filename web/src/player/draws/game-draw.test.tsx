import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
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

afterEach(clearSessionCookie)

async function openAs(role: 'player' | 'host') {
  setSessionCookie()
  fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role, hasTwoFactor: true } }),
    'GET /api/draws': () => ({ draws: [] }),
    'GET /api/games': () => ({
      games: [EXAMPLE_GAME, { ...EXAMPLE_GAME, id: 'weekly-3', type: 'weekly', status: 'full' }],
      hasMore: false,
    }),
    'GET /api/games?state=ended': () => ({ games: [ended(411)], hasMore: false }),
    'GET /api/games/counts': () => ({ active: 5, drawingSoon: 6, completed: 7, total: 18 }),
  })
  await renderPage(<GameDraw />, ['games'])
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('article[data-game]')].map(({ dataset }) => dataset['game'])

// proves: DRAWS-01, DRAWS-02, DRAWS-03, DRAWS-04, DRAWS-05, DRAWS-06, DRAWS-07, DRAWS-08, DRAWS-09
test('counts the games, and lists them by status', async () => {
  await openAs('player')
  await expect
    .element(page.getByRole('region', { name: 'Number of games' }))
    .toMatchTextContent(/^Active5Drawing soon6Completed7Total18$/)
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(shown).toEqual(['daily-412', 'weekly-3', 'daily-411'])
  await page.getByRole('tab', { name: 'Active' }).click()
  await expect.poll(shown).toEqual(['daily-412'])
  await page.getByRole('tab', { name: 'Drawing' }).click()
  await expect.poll(shown).toEqual(['weekly-3'])
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect.poll(shown).toEqual(['daily-411'])
})

// proves: DRAWS-10, DRAWS-11, DRAWS-12
test('the button follows the status, and only hosts start a draw', async () => {
  await openAs('host')
  const card = (game: string) => page.getByRole('article').filter({ hasText: game })
  await expect.element(card('Daily 412').getByRole('link', { name: 'Watch Draw' })).toBeVisible()
  await expect.element(card('Weekly 3').getByRole('button', { name: 'Start Draw' })).toBeVisible()
  await expect.element(card('Daily 411').getByRole('link', { name: 'Draw Completed' })).toBeVisible()
  await cleanup()
  await openAs('player')
  await expect.element(card('Weekly 3').getByRole('link', { name: 'Watch Draw' })).toBeVisible()
})
