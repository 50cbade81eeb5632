import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { TypeCard } from './type-card.tsx'

test('the host reads the counts of the stage: players who paid, and numbers selected', async () => {
  fakeServer({})
  const hosting = { kind: 'open', game: EXAMPLE_GAME, isReady: true } as const
  await renderPage(<TypeCard type="daily" hosting={hosting} isRunning={false} onStarted={() => undefined} />, [
    'refusals',
    'buying',
    'admin',
    'draws',
    'hosting',
  ])
  await expect.element(page.getByText('17 people paid, 37 of 100 numbers selected')).toBeVisible()
})
