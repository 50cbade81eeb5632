import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { showGameMoney } from '@edil/contract/figures'
import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { DrawResult } from './draw-result.tsx'

const PARTS = ['winners', 'result'] as const
const refuse = (code: 'draw_not_found' | 'game_not_found') => () => {
  throw refusal(code)
}
const show = () => renderPage(<DrawResult />, PARTS)

test('shows the published values of a draw, and what became of the money', async () => {
  fakeServer({
    'GET /api/games/*/money': () => showGameMoney.example,
    'GET /api/games/*/draw': () => EXAMPLE_DRAW,
  })
  await show()
  await expect.element(page.getByRole('heading', { name: 'Daily draw 412' })).toBeVisible()
  await expect.element(page.getByText('Result: 27, 19, 78')).toBeVisible()
  await expect.element(page.getByText('2 of 2 winners paid')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Check this draw yourself' }))
    .toHaveAttribute('href', '/verify/daily-412')
})

test('the show can be watched again, and is not called live', async () => {
  fakeServer({
    'GET /api/games/*/money': () => showGameMoney.example,
    'GET /api/games/*/draw': () => EXAMPLE_DRAW,
  })
  await show()
  await page.getByRole('button', { name: 'Watch the draw again' }).click()
  const replay = page.getByRole('region', { name: 'Replay' })
  await expect.element(replay, { timeout: 10_000 }).toHaveAttribute('data-replay', 'third')
  await expect.element(replay.getByText('78', { exact: true }).first()).toBeVisible()
  await expect.element(replay.getByText('27', { exact: true })).not.toBeInTheDocument()
  await expect.element(replay.getByText('Replay', { exact: true })).toBeVisible()
  await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument()
  await expect.element(replay, { timeout: 10_000 }).toHaveAttribute('data-replay', 'celebration')
  await expect.element(replay.getByText('27', { exact: true }).first()).toBeVisible()
})

test('says when a game that has not been drawn will be', async () => {
  fakeServer({
    'GET /api/games/*/money': () => ({ ...showGameMoney.example, drawnAt: null, prizes: [] }),
    'GET /api/games/*/draw': refuse('draw_not_found'),
    'GET /api/games/*': () => ({ ...EXAMPLE_GAME, status: 'active' }),
  })
  await show()
  await expect.element(page.getByRole('heading', { name: 'This game has not been drawn yet' })).toBeVisible()
})

test('shows no result while the stage still does', async () => {
  const { result } = EXAMPLE_DRAW
  fakeServer({
    'GET /api/games/*/money': () => showGameMoney.example,
    'GET /api/games/*/draw': () => ({
      ...EXAMPLE_DRAW,
      result: { ...result, drawnAt: new Date(Date.now() + 60_000).toISOString() },
    }),
    'GET /api/games/*': () => ({ ...EXAMPLE_GAME, status: 'completed' }),
  })
  await show()
  await expect.element(page.getByRole('heading', { name: 'This draw is under way' })).toBeVisible()
  await expect.element(page.getByText('Result: 27, 19, 78')).not.toBeInTheDocument()
})

test('says so when there is no such game', async () => {
  fakeServer({
    'GET /api/games/*/money': refuse('game_not_found'),
    'GET /api/games/*/draw': refuse('draw_not_found'),
  })
  await show()
  await expect.element(page.getByRole('heading', { name: 'Draw not found' })).toBeVisible()
})
