import { EXAMPLE_GAME } from '@edil/contract/games'
import { EXAMPLE_PAYMENT, listTicketOffers, type Payment } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { PendingSelection } from './pending-selection.tsx'

const missed: Payment = {
  ...EXAMPLE_PAYMENT,
  numbers: [],
  wanted: [42, 93],
  missedDraw: true,
  status: 'approved',
  outcome: 'selection',
}

function startServer(same: number[]) {
  return fakeServer({
    'GET /api/games/*': () => ({ ...EXAMPLE_GAME, status: 'completed' }),
    'GET /api/my/payments/*/offers': () => ({ ...listTicketOffers.example, assigned: [], same }),
    'POST /api/my/payments/*/ticket': () => ({ ...missed, outcome: 'ticket', missedDraw: false }),
    'GET /api/my/payments': () => ({ payments: [], hasMore: false }),
  })
}

const open = (payment = missed) =>
  renderPage(<PendingSelection payment={payment} />, ['play', 'decisions', 'tickets', 'selection', 'refusals'])
const sameButton = () => page.getByRole('button', { name: 'Play 42 and 93 in the next Daily' })

test('after a draw without the payment, the same numbers in the next game are one tap away', async () => {
  const requests = startServer([42, 93])
  await open()
  await expect
    .element(page.getByText('The game closed before we had checked your payment. We are sorry.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose other numbers' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Get a refund' })).toBeVisible()
  await sameButton().click()
  await expect.element(page.getByText('Ticket Selected!')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { numbers: [42, 93] } }])
})

test('numbers that are taken in the next game are not offered', async () => {
  startServer([])
  await open()
  await expect.element(page.getByText('Not all of your numbers are free', { exact: false })).toBeVisible()
  await expect.element(sameButton()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Choose other numbers' })).toBeVisible()
})

test('a payment whose game is still open has no refund to ask for', async () => {
  startServer([])
  await open({ ...missed, wanted: [], missedDraw: false })
  await expect.element(page.getByRole('button', { name: 'Choose ticket' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Get a refund' })).not.toBeInTheDocument()
})
