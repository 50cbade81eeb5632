import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { HoldCountdown } from './hold-countdown.tsx'

test.each([
  [175, '3 minutes left to pay'],
  [115, '2 minutes left to pay'],
  [30, 'Less than 1 minute left to pay'],
])('with %i seconds left it says %j', async (seconds, words) => {
  fakeServer({})
  const heldUntil = new Date(Date.now() + seconds * 1_000).toISOString()
  await renderPage(<HoldCountdown game={EXAMPLE_GAME} heldUntil={heldUntil} />, ['play'])
  await expect.element(page.getByText(words).first()).toBeVisible()
})
