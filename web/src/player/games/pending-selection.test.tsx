import { EXAMPLE_GAME } from '@edil/contract/games'
import { EXAMPLE_PAYMENT, listTicketOffers, type Payment } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
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
  renderPage(<PendingSelection payment={payment} />, [
    'play',
    'decisions',
    'tickets',
    'selection',
    'refusals',
    'buying',
  ])
const sameButton = () => page.getByRole('button', { name: 'Play 42 and 93 in the next Daily' })

// proves: ERR-10
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
  await expect.element(page.getByText('Your ticket has been successfully selected.')).toBeVisible()
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

const OFFERS = {
  ...listTicketOffers.example,
  assigned: [],
  same: [],
  offers: Array.from({ length: 14 }, (_, index) => ({ numbers: [index + 1, index + 51] })),
  taken: Array.from({ length: 15 }, (_, index) => ({ ticketNumber: `D-0412-00${index + 10}`, numbers: [index + 20] })),
}

async function openPicker(select: () => unknown, offers: () => unknown = () => OFFERS) {
  const requests = fakeServer({
    'GET /api/games/*': () => EXAMPLE_GAME,
    'GET /api/my/payments/*/offers': offers,
    'POST /api/my/payments/*/ticket': select,
    'GET /api/my/payments': () => ({ payments: [], hasMore: false }),
  })
  await open({ ...missed, wanted: [], missedDraw: false })
  await page.getByRole('button', { name: 'Choose ticket' }).click()
  return requests
}

// proves: DASH-23, DASH-24, DASH-25, DASH-26, DASH-27, DASH-28, DASH-29, DASH-30, DASH-31, CALL-21
test('the picker offers the tickets left, and shows twelve of the taken ones', async () => {
  let answer: (reply: unknown) => void = () => undefined
  await openPicker(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const dialog = page.getByRole('dialog', { name: 'Choose a ticket' })
  await expect.element(dialog.getByText('Available tickets: 14')).toBeVisible()
  await expect.element(dialog.getByText('1\u200251', { exact: true })).toBeVisible()
  const taken = dialog.getByRole('heading', { name: 'Taken Tickets' }).element().parentElement
  expect(taken?.querySelectorAll('li')).toHaveLength(13)
  expect(taken?.textContent).toContain('D-0412-0021: 31')
  await expect.element(dialog.getByText('+3 more')).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Select This Ticket: 1, 51' })
  await expect.element(button).toHaveTextContent('Select This Ticket')
  await button.click()
  await expect.element(button).toHaveTextContent('Selecting...')
  answer(missed)
})

// proves: ERR-07, ERR-08, ERR-09, STATE-15
test.each([
  ['ticket_unavailable', 'Ticket Unavailable', 'This ticket has already been taken by another user'],
  ['selection_not_owed', 'Error', 'Failed to assign ticket to your payment.'],
  ['service_unavailable', 'Error', 'Failed to select ticket. Please try again.'],
] as const)('a selection that is refused with %s says why', async (code, title, text) => {
  const requests = await openPicker(() => {
    throw refusal(code)
  })
  await page.getByRole('button', { name: 'Select This Ticket: 1, 51' }).click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  const readings = () => requests.filter(({ path }) => path.endsWith('/offers')).length
  await expect.poll(readings).toBe(code === 'ticket_unavailable' ? 2 : 1)
})

// proves: ERR-11
test('says when the tickets could not be loaded', async () => {
  await openPicker(
    () => missed,
    () => {
      throw refusal('payment_not_found')
    },
  )
  await expect.element(page.getByText('Failed to load tickets')).toBeVisible()
})
