import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Button } from '../../ui/button.tsx'
import { StartDrawButton } from './start-draw-button.tsx'

const open = async (isReady: boolean) => {
  fakeServer({})
  const hosting = { kind: 'open', game: EXAMPLE_GAME, isReady } as const
  await renderPage(
    <>
      <StartDrawButton hosting={hosting} label="Draw Daily" />
      <Button look="primary">Primary</Button>
    </>,
    ['refusals', 'buying', 'admin', 'hosting'],
  )
  const colourOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor
  return { draw: colourOf('Draw Daily'), primary: colourOf('Primary') }
}

test('the button of a draw that is ready is a primary one', async () => {
  const { draw, primary } = await open(true)
  expect(draw).toBe(primary)
})

test('the button of a draw that is not ready is a plain one', async () => {
  const { draw, primary } = await open(false)
  expect(draw).not.toBe(primary)
})
