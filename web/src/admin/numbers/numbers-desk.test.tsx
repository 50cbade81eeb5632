import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import type { NumberGroup } from '../../api/number-groups.ts'
import { NumbersDesk } from './numbers-desk.tsx'

const idAt = (place: number) => `1d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c${place}`
const PAYMENT = '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b11'

const group = (place: number, username: string): NumberGroup => ({
  gameId: 'daily-412',
  canApprove: true,
  canCancel: true,
  failing: [],
  since: '2026-11-15T12:07:00.000Z',
  personId: idAt(place),
  username,
  numbers: [{ number: place, status: 'pending' }],
})

/** A server that lists pending groups first, as the real one does. A cancellation takes effect at once and answers later. */
function startServer(groups: readonly NumberGroup[], answered?: Promise<void>) {
  let listed = groups
  const bodyOf = (body: unknown) => (body as { personId: string }).personId
  return fakeServer({
    'GET /api/review/numbers?type=daily': () => ({ groups: listed, hasMore: false }),
    'POST /api/review/numbers/approval': ({ body }) => {
      const approved = listed.find(({ personId }) => personId === bodyOf(body))
      if (!approved?.canApprove) throw refusal('nothing_to_decide')
      const numbers = approved.numbers.map(({ number }) => ({ number, status: 'approved' as const }))
      const rest = listed.filter((other) => other !== approved)
      listed = [...rest, { ...approved, numbers, canApprove: false, canCancel: false }]
      return { approved: 1 }
    },
    'POST /api/review/numbers/cancellation': async ({ body }) => {
      listed = listed.filter(({ personId }) => personId !== bodyOf(body))
      await answered
      return { cancelled: 1 }
    },
  })
}

const open = () => renderPage(<NumbersDesk />, ['refusals', 'buying', 'admin', 'review'])
const decisions = (requests: ReturnType<typeof startServer>) => requests.filter(({ method }) => method === 'POST')
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const names = () => [...document.querySelectorAll('li h2')].map((name) => name.textContent)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a mouse does: it presses whatever is in this place at this moment. */
function clickAt({ x, y }: { x: number; y: number }): void {
  const target = document.elementFromPoint(x, y)
  if (target instanceof HTMLElement) target.click()
}

test('two clicks on one spot, 350 ms apart, approve one player', async () => {
  const requests = startServer([group(11, 'selam_b'), group(12, 'kidus_7'), group(13, 'hana_t')])
  await open()
  const button = page.getByRole('button', { name: 'Approve the numbers of selam_b' })
  await expect.element(button).toBeEnabled()
  await wait(700)
  const box = button.element().getBoundingClientRect()
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  clickAt(spot)
  await wait(350)
  clickAt(spot)
  await wait(700)
  clickAt(spot)
  await wait(200)
  expect(decisions(requests)).toHaveLength(1)
})

// proves: ANUM-01, ANUM-02, ANUM-03, ANUM-04, ERR-45, ERR-46
test('a decided card stays in its place and shows what was decided', async () => {
  startServer([group(11, 'selam_b'), group(12, 'kidus_7'), group(13, 'hana_t')])
  await open()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Midday', 'Daily', 'Weekly', 'Monthly'])
  await page.getByRole('button', { name: 'Approve the numbers of selam_b' }).click()
  await expect.element(card('selam_b').getByText('Number Approved')).toBeVisible()
  expect(names()).toEqual(['selam_b', 'kidus_7', 'hana_t'])
  await page.getByRole('button', { name: 'Cancel the selection of kidus_7' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the selection' }).click()
  await expect.element(card('kidus_7').getByText('Selection Cancelled')).toBeVisible()
  expect(names()).toEqual(['selam_b', 'kidus_7', 'hana_t'])
})

test('a card stays when the list is read again before the response to its own decision', async () => {
  let respond = () => {}
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  const requests = startServer([group(11, 'selam_b'), group(12, 'kidus_7'), group(13, 'hana_t')], response)
  const reads = () => requests.filter(({ method }) => method === 'GET').length
  await open()
  await page.getByRole('button', { name: 'Cancel the selection of selam_b' }).click()
  await page.getByRole('button', { name: 'Yes, cancel the selection' }).click()
  await expect.poll(() => decisions(requests)).toHaveLength(1)
  const before = reads()
  const approve = document.querySelector<HTMLElement>('[aria-label="Approve the numbers of kidus_7"]')
  await wait(700)
  // The dialog is still open: a decision about another card reads the list, as a live event would.
  approve?.click()
  await expect.poll(reads).toBeGreaterThan(before)
  await wait(200)
  expect(names()).toEqual(['selam_b', 'kidus_7', 'hana_t'])
  respond()
  await expect.element(card('selam_b').getByText('Selection Cancelled')).toBeVisible()
  expect(names()).toEqual(['selam_b', 'kidus_7', 'hana_t'])
})

test('a click right after the cards have moved does nothing', async () => {
  const requests = startServer([group(11, 'selam_b')])
  await open()
  const button = page.getByRole('button', { name: 'Approve the numbers of selam_b' })
  await expect.element(button).toBeVisible()
  const element = button.element() as HTMLElement
  element.click()
  expect(decisions(requests)).toEqual([])
  await wait(700)
  element.click()
  await expect.poll(() => decisions(requests)).toHaveLength(1)
})

test('a failing check is named and leads to Payments; there is nothing to approve', async () => {
  startServer([{ ...group(11, 'selam_b'), failing: [{ paymentId: PAYMENT, checks: ['picture'] }] }])
  await open()
  await expect.element(page.getByText('Screenshot used before')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve the numbers of selam_b' })).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Open in Payments' })
  await expect.element(link).toHaveAttribute('href', `/etxdark/payments?type=daily&status=pending&payment=${PAYMENT}`)
})

// proves: ERR-23, ERR-24, ERR-34
test.each([
  ['Approve the numbers of selam_b', 'Failed to approve number'],
  ['Cancel the selection of selam_b', 'Failed to cancel selection'],
])('%s, refused: %s', async (button, title) => {
  const fail = () => {
    throw refusal('unexpected')
  }
  fakeServer({
    'GET /api/review/numbers?type=daily': () => ({ groups: [group(11, 'selam_b')], hasMore: false }),
    'POST /api/review/numbers/approval': fail,
    'POST /api/review/numbers/cancellation': fail,
  })
  await open()
  await wait(700)
  await page.getByRole('button', { name: button }).click()
  if (button.startsWith('Cancel')) {
    await wait(700)
    await page.getByRole('button', { name: 'Yes, cancel the selection' }).click()
  }
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText('Unknown error occurred')).toBeVisible()
})
