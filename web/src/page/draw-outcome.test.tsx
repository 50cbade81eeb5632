import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { DrawOutcome } from './draw-outcome.tsx'

const show = (drawn: number[] | null, won: { number: number; prizeSantim: number }[]) =>
  renderPage(<DrawOutcome numbers={[7, 27, 100]} drawn={drawn} won={won} />, ['outcome'])

test('before the draw it names the numbers', async () => {
  await show(null, [])
  await expect.element(page.getByText('You play 7 27 100')).toBeVisible()
})

test('after the draw it names each winning number with its amount', async () => {
  await show([26, 27, 74], [{ number: 27, prizeSantim: 50_000 }])
  await expect.element(page.getByText('27 is yours: 500 ETB')).toBeVisible()
})

test('without a prize it names the drawn numbers', async () => {
  await show([26, 95, 74], [])
  await expect.element(page.getByText('Not this time. Drawn: 26, 95, 74')).toBeVisible()
})

test('while the balls come it names the winning number beside all that the player has', async () => {
  await show(null, [{ number: 27, prizeSantim: 50_000 }])
  await expect.element(page.getByText('You play 7 27 100')).toBeVisible()
  await expect.element(page.getByText('27 is yours: 500 ETB')).toBeVisible()
})
