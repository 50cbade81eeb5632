import { listPlans } from '@edil/contract/plans'
import { showHelp } from '@edil/contract/settings'
import { GAME_TYPES } from '@edil/domain/plans'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { About } from './about.tsx'

const [plan] = listPlans.example.plans

/** How many entries the list below a heading has. */
function entriesBelow(heading: string): number | undefined {
  const section = page.getByRole('heading', { name: heading, exact: true }).element().closest('section')
  return section?.querySelector('ol, ul')?.children.length
}

// proves: HOW-01, HOW-02, HOW-03, HOW-04
test('has three steps, a card for each plan, four reasons and a call to action', async () => {
  fakeServer({
    'GET /api/plans': () => ({ plans: GAME_TYPES.map((type) => ({ ...plan, id: type, type })) }),
    'GET /api/help': () => showHelp.example,
  })
  await renderPage(<About />, ['about'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible()
  expect(entriesBelow('Three steps')).toBe(3)
  await expect.poll(() => entriesBelow('The games')).toBe(4)
  expect(entriesBelow('Why Edil')).toBe(4)
  await expect.element(page.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
})
