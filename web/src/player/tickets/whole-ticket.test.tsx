import { EXAMPLE_TICKET } from '@edil/contract/tickets'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { renderPage } from '../../../test/render-page.tsx'
import { WholeTicket } from './whole-ticket.tsx'

const logHead = { seq: 74, hash: '8ef7fb0b'.repeat(8) }
const show = (numbers: number[]) =>
  renderPage(<WholeTicket ticket={{ ...EXAMPLE_TICKET, numbers, logHead }} />, ['play', 'tickets', 'outcome'])

test('the line of the public log is folded away for experts', async () => {
  await show([7, 42])
  const log = page.getByText('Public log at purchase', { exact: false })
  await expect.element(log).not.toBeVisible()
  await page.getByText('For experts').click()
  await expect.element(log).toBeVisible()
})

test('100 fits its frame beside two other numbers on a small phone', async () => {
  await page.viewport(360, 740)
  await show([7, 27, 100])
  const figure = page.getByText('100', { exact: true }).element()
  const text = document.createRange()
  text.selectNodeContents(figure)
  expect(text.getBoundingClientRect().width).toBeLessThan(figure.clientWidth - 8)
})

test('before the draw a ticket leads to the draw and offers a reminder; after it, neither', async () => {
  const parts = ['play', 'tickets', 'outcome'] as const
  const waiting = { ...EXAMPLE_TICKET, drawn: null, drawnAt: null, won: [], isVoid: false }
  await renderPage(<WholeTicket ticket={waiting} />, parts)
  await expect
    .element(page.getByRole('link', { name: 'Watch the draw' }))
    .toHaveAttribute('href', `/live-draw?game=${EXAMPLE_TICKET.gameId}`)
  await expect.element(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
  await expect.element(page.getByText('Ethiopian time', { exact: false })).toBeVisible()
  await cleanup()
  const drawn: [number, number, number] = [26, 95, 74]
  await renderPage(<WholeTicket ticket={{ ...waiting, drawn, drawnAt: waiting.drawsAt }} />, parts)
  await expect.element(page.getByText('Not this time', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Watch the draw' })).not.toBeInTheDocument()
})
