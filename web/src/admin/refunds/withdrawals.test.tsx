import { EXAMPLE_ME } from '@edil/contract/sessions'
import { EXAMPLE_WITHDRAWAL } from '@edil/contract/withdrawals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { WithdrawalsCard } from './withdrawals.tsx'

const HINT = 'edil_signed_in'

// Without the hint cookie the page reads no session.
beforeEach(() => cookieStore.set(HINT, '1'))
afterEach(() => cookieStore.delete(HINT))

async function open(requestedBy: string) {
  const waiting = { ...EXAMPLE_WITHDRAWAL, requestedBy: { ...EXAMPLE_WITHDRAWAL.requestedBy, username: requestedBy } }
  const requests = fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role: 'reviewer' } }),
    'GET /api/withdrawals': () => ({ withdrawals: [waiting] }),
    'POST /api/withdrawals/*/confirmation': () => ({ withdrawals: [] }),
  })
  await renderPage(<WithdrawalsCard />, ['refusals', 'buying', 'admin', 'review', 'play'])
  return requests
}
const confirmButton = () => page.getByRole('button', { name: 'Withdraw and owe the money back' })

test('a second person confirms the withdrawal of a ticket', async () => {
  const requests = await open('hana_r')
  await confirmButton().click()
  await expect.element(page.getByText('Ticket withdrawn')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the person who asked for it cannot confirm it', async () => {
  await open(EXAMPLE_ME.username ?? '')
  await expect.element(page.getByText('Another person has to confirm it.')).toBeVisible()
  await expect.element(confirmButton()).not.toBeInTheDocument()
})

/** What a mouse does: it presses what is on this spot at this moment. */
function clickAt({ x, y, width, height }: DOMRect): void {
  const target = document.elementFromPoint(x + width / 2, y + height / 2)
  if (target instanceof HTMLElement) target.click()
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each([
  ['withdraw', 'Withdraw and owe the money back'],
  ['keep', 'Keep the ticket'],
] as const)('two clicks on one spot, 350 ms apart, %s one ticket', async (_, name) => {
  const idAt = (place: number) => `5b3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c1${place}`
  let waiting = [1, 2, 3].map((place) => ({
    ...EXAMPLE_WITHDRAWAL,
    id: idAt(place),
    requestedBy: { ...EXAMPLE_WITHDRAWAL.requestedBy, username: 'hana_r' },
  }))
  const decide = ({ path }: { readonly path: string }) => {
    waiting = waiting.filter(({ id }) => !path.includes(id))
    return { withdrawals: waiting }
  }
  const requests = fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role: 'reviewer' } }),
    'GET /api/withdrawals': () => ({ withdrawals: waiting }),
    'POST /api/withdrawals/*/confirmation': decide,
    'POST /api/withdrawals/*/cancellation': decide,
  })
  await renderPage(<WithdrawalsCard />, ['refusals', 'buying', 'admin', 'review', 'play'])
  const button = page.getByRole('button', { name }).first()
  await expect.element(button).toBeVisible()
  await wait(700)
  const spot = button.element().getBoundingClientRect()
  clickAt(spot)
  await expect.element(page.getByRole('button', { name }).nth(2)).not.toBeInTheDocument()
  await wait(350)
  clickAt(spot)
  await wait(300)
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
