import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { EXAMPLE_GAME } from '@edil/contract/games'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import type { Role } from '@edil/domain/people'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { LiveDraw } from './live-draw.tsx'

const game = {
  ...EXAMPLE_GAME,
  id: 'daily-413',
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  drawsAt: new Date(Date.now() + 4_200_000).toISOString(),
}

afterEach(clearSessionCookie)

async function open(role?: Role) {
  if (role) setSessionCookie()
  fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role, hasTwoFactor: true } }),
    'GET /api/games': () => ({ games: [game], hasMore: false }),
    'GET /api/draws': () => ({ draws: [{ ...EXAMPLE_DRAW, isCleared: true }] }),
    'GET /api/live/viewers?channel=live-draw': () => ({ channel: 'live-draw', viewers: 7 }),
    'GET /api/games/*/my-numbers': () => ({ gameId: game.id, version: 1, numbers: [], now: new Date().toISOString() }),
  })
  await renderPage(<LiveDraw />, ['draws'])
}
const stage = () => page.getByRole('region', { name: 'Live draw' })

// proves: LIVE-02, LIVE-03, LIVE-04, LIVE-05, LIVE-06, LIVE-07, LIVE-08, LIVE-09, LIVE-10, LIVE-11, STATE-24
test('between two draws the page shows the next game, its status, and the winners of the last one', async () => {
  await open()
  await expect.element(stage().getByText('Waiting', { exact: true })).toBeVisible()
  await expect.element(stage().getByText('7 watching')).toBeVisible()
  await expect.element(stage().getByText('Daily 413', { exact: true })).toBeVisible()
  await expect.element(stage()).toMatchTextContent(/People paid17Numbers selected37 \/ 100Ready for Draw/)
  await expect.element(stage().getByRole('progressbar', { name: 'Numbers selected' })).toBeVisible()
  const winners = page.getByRole('region', { name: 'Winners' })
  await expect.element(winners.getByText('Hana T.')).toBeVisible()
  const watch = page.getByRole('listitem').filter({ hasText: 'Daily 413' })
  await expect
    .element(watch.getByRole('link', { name: 'Watch Draw' }))
    .toHaveAttribute('href', '/live-draw?game=daily-413')
  const how = page.getByRole('heading', { name: 'How a live draw works' }).element().parentElement
  expect(how?.querySelectorAll('li').length).toBe(4)
})

// proves: LIVE-12
test.each([
  ['player', false],
  ['reviewer', false],
  ['host', true],
  ['admin', true],
] as const)('the buttons that start a draw, for a %s: %s', async (role, isShown) => {
  await open(role)
  const buttons = page.getByRole('region', { name: 'For hosts' })
  await expect.element(stage().getByText('Ready for Draw')).toBeVisible()
  if (isShown) await expect.element(buttons.getByRole('button', { name: 'Draw Daily' })).toBeEnabled()
  else await expect.element(buttons).not.toBeInTheDocument()
})
