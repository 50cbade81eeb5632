import { EXAMPLE_PAYMENT } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { SettledPayment } from './settled-payment.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const approved = { ...EXAMPLE_PAYMENT, status: 'approved', outcome: 'ticket' } as const

const show = (drawsAt: string) =>
  renderPage(<SettledPayment payment={{ ...approved, drawsAt }} isFull={false} />, ['decisions', 'tickets'])

test('an approved payment leads to its draw and offers a reminder', async () => {
  fakeServer({})
  await show(inMinutes(60))
  await expect.element(page.getByRole('heading', { name: 'Payment approved' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Watch the draw' }))
    .toHaveAttribute('href', `/live-draw?game=${EXAMPLE_PAYMENT.gameId}`)
  await expect.element(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
})

test('a draw that is over is not offered', async () => {
  fakeServer({})
  const over = { ...approved, gameId: 'daily-411', drawsAt: inMinutes(-60) }
  const upcoming = { ...approved, gameId: 'daily-412', drawsAt: inMinutes(60) }
  await renderPage(
    <>
      <SettledPayment payment={over} isFull={false} />
      <SettledPayment payment={upcoming} isFull={false} />
    </>,
    ['decisions', 'tickets'],
  )
  const link = page.getByRole('link', { name: 'Watch the draw' })
  // The links are loaded later than the rest. Both payments load the same module, so a wrong link is there with the right one.
  await expect.element(link.last()).toHaveAttribute('href', '/live-draw?game=daily-412')
  expect(link.elements()).toHaveLength(1)
})
