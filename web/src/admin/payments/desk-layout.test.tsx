import { EXAMPLE_REVIEW, listReviews, type PaymentReview } from '@edil/contract/review'
import { EXAMPLE_TODAY } from '@edil/contract/today'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { activate } from '../../text/activate.ts'
import { showToast } from '../../ui/toast-list.ts'
import { StaffOnly } from '../access/staff-only.tsx'
import { PaymentsDesk } from './payments-desk.tsx'

/** The header of the site, which is not part of this test. */
const HEADER_PX = 63

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(414, 896))

const duplicate: PaymentReview['duplicates'][number] = {
  paymentId: '0b5cf3d3-8a1f-4a57-9d05-1c2b3a4d5e02',
  username: 'yonas_48',
  status: 'pending',
  submittedAt: EXAMPLE_REVIEW.submittedAt,
  isIdentical: true,
}

async function open(payment: PaymentReview) {
  fakeServer({
    'GET /api/staff/pages/*': () => ({}),
    'GET /api/today': () => EXAMPLE_TODAY,
    'GET /api/review/payments?type=all&status=pending&search=': () => listReviews.example,
    'GET /api/review/payments/*': () => payment,
    'POST /api/review/payments/*/presence': () => ({}),
  })
  await renderPage(
    <>
      <header style={{ blockSize: HEADER_PX }} />
      <StaffOnly page="payments" wide>
        <PaymentsDesk />
      </StaffOnly>
    </>,
    ['refusals', 'buying', 'admin', 'review', 'decisions'],
    '/etxdark/payments',
  )
  await expect.element(page.getByRole('listitem').filter({ hasText: /^4/ })).toBeVisible()
}

const checks = () =>
  [...document.querySelectorAll('#payment-panel ol > li')].map((check) => check.getBoundingClientRect())

for (const language of ['en', 'am'] as const)
  for (const [name, duplicates] of [
    ['no problem', []],
    ['a screenshot that was used before', [duplicate]],
  ] as const)
    test(`the buttons hide none of the four checks of a payment with ${name} in '${language}'`, async () => {
      await open({ ...EXAMPLE_REVIEW, duplicates: [...duplicates], openedBy: [] })
      await activate(language)
      const buttons = document.querySelector('[data-dock]')?.getBoundingClientRect()
      expect(checks().length).toBe(4)
      expect(checks().at(-1)?.bottom).toBeLessThanOrEqual(buttons?.top ?? 0)
    })

test('a toast hides nothing of the desk', async () => {
  await open(EXAMPLE_REVIEW)
  showToast('good', 'Payment approved', 'hana_25, ticket D-0033-0017')
  await expect.element(page.getByText('Payment approved')).toBeVisible()
  const toasts = document.querySelector('[popover]')?.getBoundingClientRect()
  expect(toasts?.bottom).toBeLessThanOrEqual(HEADER_PX)
})
