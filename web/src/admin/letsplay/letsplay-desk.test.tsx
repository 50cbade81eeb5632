import { type Draw, EXAMPLE_DRAW } from '@edil/contract/draws'
import { EXAMPLE_GAME } from '@edil/contract/games'
import { listPlans } from '@edil/contract/plans'
import { GAME_TYPES } from '@edil/domain/plans'
import { showOf } from '@edil/domain/show'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { LetsPlayDesk } from './letsplay-desk.tsx'

function serve(draws: readonly Draw[] = []) {
  return fakeServer({
    'GET /api/games': () => ({
      games: GAME_TYPES.map((type) => ({ ...EXAMPLE_GAME, id: `${type}-9`, type })),
      hasMore: false,
    }),
    'GET /api/draws': () => ({ draws }),
    'GET /api/plans': () => listPlans.example,
    'GET /api/live/viewers?channel=live-draw': () => ({ channel: 'live-draw', viewers: 0 }),
    'POST /api/rehearsals': () => ({ type: 'daily' }),
    'POST /api/games/*/stage/clear': () => ({ ...EXAMPLE_DRAW, version: 999, isCleared: true }),
  })
}
const PARTS = ['refusals', 'buying', 'admin', 'draws', 'hosting'] as const
const drawButton = (name: string) => page.getByRole('button', { name, exact: true })

// proves: ADRAW-01, ADRAW-02, ADRAW-03, ADRAW-04, ADRAW-05
test('each type has its button and its rules', async () => {
  serve()
  await renderPage(<LetsPlayDesk />, PARTS)
  for (const name of ['Draw Daily', 'Draw Mid Day', 'Draw Weekly', 'Draw Monthly']) {
    await expect.element(drawButton(name)).toBeEnabled()
  }
  for (const type of ['Midday', 'Daily', 'Weekly', 'Monthly']) {
    await expect.element(page.getByRole('button', { name: `Rules: ${type}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Rules: Weekly' }).click()
  const rules = page.getByRole('dialog', { name: 'Rules: Weekly' })
  await expect.element(rules.getByText('Prizes: 1st 75,000 ETB, 2nd 5,000 ETB, 3rd 2,500 ETB.')).toBeVisible()
})

// proves: STATE-30
test('while a draw runs, no other can be started', async () => {
  serve([{ ...EXAMPLE_DRAW, status: 'drawing', closedBy: 'operator', result: null }])
  await renderPage(<LetsPlayDesk />, PARTS)
  for (const name of ['Draw Daily', 'Draw Mid Day', 'Draw Weekly', 'Draw Monthly']) {
    await expect.element(drawButton(name)).toBeDisabled()
  }
})

// proves: ADRAW-08, STATE-29, STATE-24, ROLE-18
test('after the draw, Reset Draw clears the stage', async () => {
  const { result } = EXAMPLE_DRAW
  const show = showOf(new Date(Date.now() - 60_000))
  const requests = serve([{ ...EXAMPLE_DRAW, result: result && { ...result, show } }])
  await renderPage(<LetsPlayDesk />, PARTS)
  await page.getByRole('button', { name: 'Reset Draw' }).click()
  await expect.element(page.getByText('Stage cleared')).toBeVisible()
  await expect.element(page.getByText('The stage is empty')).toBeVisible()
  expect(requests.some(({ path }) => path === '/api/games/daily-412/stage/clear')).toBe(true)
})

test('lists the types in the order of the other staff pages, and an empty stage has what a host prepares beside it', async () => {
  fakeServer({
    'GET /api/games': () => ({ games: [EXAMPLE_GAME], hasMore: false }),
    'GET /api/draws': () => ({ draws: [] }),
    'GET /api/live/viewers?channel=live-draw': () => ({ channel: 'live-draw', viewers: 0 }),
  })
  await page.viewport(1280, 800)
  await renderPage(<LetsPlayDesk />, PARTS)
  await expect.element(drawButton('Draw Daily')).toBeVisible()
  const types = [...document.querySelectorAll<HTMLElement>('[data-type]')].map(({ dataset }) => dataset['type'])
  expect(types).toEqual([...GAME_TYPES])
  const prepared = page.getByRole('heading', { name: 'Before the show' }).element()
  const stage = page.getByRole('region', { name: 'Live draw' }).element()
  expect(prepared.getBoundingClientRect().left).toBeGreaterThan(stage.getBoundingClientRect().right)
  await expect.element(page.getByText(`${location.origin}/live-draw?air=1`)).toBeVisible()
})

const rehearsal = () => page.getByRole('region', { name: 'Rehearsal' })

test('a rehearsal plays the show with made-up numbers, and looks like no draw', async () => {
  const requests = serve()
  await renderPage(<LetsPlayDesk />, PARTS)
  await page.getByRole('button', { name: 'Rehearse' }).click()
  await expect.element(rehearsal().getByText('Rehearsal, no real draw')).toHaveLength(3)
  await expect.element(rehearsal().getByText('ልምምድ፣ እውነተኛ ዕጣ አይደለም')).toHaveLength(3)
  await expect.element(rehearsal().getByText('Rehearsal', { exact: true })).toBeVisible()
  await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument()
  await expect.element(rehearsal(), { timeout: 20_000 }).toHaveAttribute('data-rehearsal', 'celebration')
  await expect.element(rehearsal().getByText('No player')).toHaveLength(3)
  await expect.element(rehearsal().getByText('0 ETB')).toHaveLength(3)
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/rehearsals', body: { type: expect.any(String) } },
  ])
  await page.getByRole('button', { name: 'End rehearsal' }).click()
  await expect.element(page.getByText('The stage is empty')).toBeVisible()
})

test('a draw ends a rehearsal', async () => {
  const sealed: Draw = { ...EXAMPLE_DRAW, status: 'drawing', result: null }
  const draws: Draw[] = []
  serve(draws)
  await renderPage(<LetsPlayDesk />, PARTS)
  await page.getByRole('button', { name: 'Rehearse' }).click()
  await expect.element(rehearsal()).toBeVisible()
  draws.push(sealed)
  await expect.element(page.getByText('LIVE', { exact: true }), { timeout: 20_000 }).toBeVisible()
  await expect.element(rehearsal()).not.toBeInTheDocument()
  draws.splice(0, 1, { ...sealed, version: 999, isCleared: true })
  await expect.element(page.getByText('The stage is empty'), { timeout: 20_000 }).toBeVisible()
})
