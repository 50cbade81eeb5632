import { listReviews } from '@edil/contract/review'
import { EXAMPLE_TODAY } from '@edil/contract/today'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { useTitleCount } from '../../ui/title-count.ts'
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
    ['refusals', 'admin', 'review', 'decisions'],
  )
  await expect.element(page.getByText('(7) in the title')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'All 7' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('link', { name: /abebe_k .*Daily · 7 min Late/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /selam_b .*Weekly · 2 min$/ })).toBeVisible()
  expect(requests.some(({ path }) => path.includes('type=all'))).toBe(true)
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
