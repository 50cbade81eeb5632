import { EXAMPLE_REVIEW, listReviews } from '@edil/contract/review'
import { EXAMPLE_TODAY } from '@edil/contract/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { useTitleCount } from '../../ui/title-count.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentsDesk } from './payments-desk.tsx'

const [payment] = listReviews.example.payments
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const list = {
  ...listReviews.example,
  payments: [
    { ...payment, id: '0b5cf3d3-8a1f-4a57-9d05-1c2b3a4d5e01', username: 'abebe_k', submittedAt: minutesAgo(7) },
    { ...payment, id: '0b5cf3d3-8a1f-4a57-9d05-1c2b3a4d5e02', type: 'weekly', submittedAt: minutesAgo(2) },
  ],
}

/** The application puts the count before the title of the browser's tab. */
function Title() {
  return <p>({useTitleCount()}) in the title</p>
}

// proves: APAY-01, APAY-02, APAY-03, APAY-05
test('opens on all games, with the age of each payment and a word for what is late', async () => {
  await page.viewport(1280, 800)
  const requests = fakeServer({
    'GET /api/today': () => EXAMPLE_TODAY,
    'GET /api/review/payments?type=all&status=pending&search=': () => list,
    'GET /api/review/payments/*': () => Promise.reject(new Error('not part of this test')),
    'POST /api/review/payments/*/presence': () => ({}),
  })
  await renderPage(
    <>
      <Title />
      <PaymentsDesk />
    </>,
    ['refusals', 'buying', 'admin', 'review', 'decisions'],
  )
  await expect.element(page.getByText('(7) in the title')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'All 7' })).toHaveAttribute('aria-selected', 'true')
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
    'All',
    'Midday',
    'Daily',
    'Weekly',
    'Monthly',
  ])
  const counts = listReviews.example.pendingCounts
  await expect.element(page.getByRole('tab', { name: `Daily ${counts.daily}` })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /abebe_k .*1,000 ETB/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /abebe_k .*Daily · 7 min Late/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /selam_b .*Weekly · 2 min$/ })).toBeVisible()
  expect(requests.some(({ path }) => path.includes('type=all'))).toBe(true)
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('marks a transaction number that was used before as it marks a screenshot', async () => {
  const [first, second] = list.payments
  fakeServer({
    'GET /api/today': () => EXAMPLE_TODAY,
    'GET /api/review/payments?type=all&status=pending&search=': () => ({
      ...list,
      payments: [
        { ...first, isReferenceReused: true },
        { ...second, isDuplicateScreenshot: true },
      ],
    }),
    'GET /api/review/payments/*': () => EXAMPLE_REVIEW,
    'POST /api/review/payments/*/presence': () => ({}),
  })
  await renderPage(<PaymentsDesk />, ['refusals', 'buying', 'admin', 'review', 'decisions'])
  await expect.element(page.getByRole('link', { name: /abebe_k .*Transaction number used before$/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /selam_b .*Screenshot used before$/ })).toBeVisible()
})

test('another search closes the open payment and opens its own first one', async () => {
  const [first, second] = list.payments
  const of = (search: string) => `GET /api/review/payments?type=all&status=pending&search=${search}`
  fakeServer({
    'GET /api/today': () => EXAMPLE_TODAY,
    [of('')]: () => list,
    [of('selam')]: () => ({ ...list, payments: [second] }),
    [of('hana')]: () => ({ ...list, payments: [] }),
    'GET /api/review/payments/*': () => Promise.reject(new Error('not part of this test')),
    'POST /api/review/payments/*/presence': () => ({}),
  })
  const visited = await renderPage(<PaymentsDesk />, ['refusals', 'buying', 'admin', 'review', 'decisions'])
  const panel = () => document.getElementById('payment-panel')?.dataset['payment']
  await expect.poll(panel).toBe(first?.id)
  await page.getByRole('searchbox').fill('selam')
  await expect.poll(panel).toBe(second?.id)
  await page.getByRole('searchbox').fill('hana')
  await expect.element(page.getByRole('heading', { name: 'No payments found' })).toBeVisible()
  expect(panel()).toBe('')
  expect(visited.at(-1)).not.toContain('payment=')
})

async function openPanel(payment: typeof EXAMPLE_REVIEW) {
  fakeServer({
    'GET /api/review/payments/*': () => payment,
    'POST /api/review/payments/*/presence': () => ({}),
  })
  await renderPage(<PaymentPanel paymentId={payment.id} isListed onDecided={() => undefined} />, [
    'refusals',
    'buying',
    'admin',
    'review',
    'decisions',
  ])
}
const approve = () => page.getByRole('button', { name: /^Approve/ })
const reject = () => page.getByRole('button', { name: /^Reject/ })

// proves: APAY-04, APAY-06, APAY-07, APAY-08, ERR-35
test('a pending payment shows when it was sent, opens its screenshot over the page, and can be decided', async () => {
  await openPanel(EXAMPLE_REVIEW)
  await expect.element(page.getByText(/Sent (today|\w+ \d+ \w+), \d+:\d\d/)).toBeVisible()
  // The server of this test has no picture.
  await expect.element(page.getByText('Error loading screenshot')).toBeVisible()
  await expect.element(page.getByText('Could not load the payment screenshot').last()).toBeVisible()
  await expect.element(approve()).toBeVisible()
  await expect.element(reject()).toBeVisible()
  await page.getByRole('button', { name: 'Full size' }).click()
  const picture = page.getByRole('dialog', { name: 'Payment screenshot' })
  await expect.element(picture.getByRole('img', { name: 'Payment screenshot' })).toBeInTheDocument()
})

// proves: APAY-09, STATE-13
test('a decided payment cannot be decided again', async () => {
  await openPanel({ ...EXAMPLE_REVIEW, status: 'approved', decidedBy: 'hana_r', decidedAt: EXAMPLE_REVIEW.submittedAt })
  await expect.element(page.getByText(/^By hana_r/)).toBeVisible()
  await expect.element(approve()).not.toBeInTheDocument()
  await expect.element(reject()).not.toBeInTheDocument()
})
