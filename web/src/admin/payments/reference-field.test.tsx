import { EXAMPLE_REVIEW, type PaymentReview } from '@edil/contract/review'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { PaymentPanel } from './payment-panel.tsx'

const unread: PaymentReview = { ...EXAMPLE_REVIEW, reference: null, screenshotUrl: null }

async function open(set: () => unknown) {
  let stored: unknown = unread
  const requests = fakeServer({
    'GET /api/review/payments/*': () => stored,
    'POST /api/review/payments/*/presence': () => ({}),
    'PUT /api/review/payments/*/reference': () => {
      stored = set()
      return stored
    },
    'POST /api/review/payments/*/approval': () => ({ ...EXAMPLE_REVIEW, status: 'approved' }),
  })
  await renderPage(<PaymentPanel paymentId={unread.id} isListed onDecided={vi.fn()} />, [
    'refusals',
    'admin',
    'review',
    'decisions',
  ])
  return () => requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/presence'))
}

const field = () => page.getByLabelText('Transaction number on the screenshot')

test('Approve leads to the empty field, and approves after it is filled in', async () => {
  const changes = await open(() => ({ ...unread, reference: 'CHV4K8Q2ZT' }))
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(field()).toHaveFocus()
  expect(changes()).toEqual([])
  await field().fill('chv4k8q2zt')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Transaction number CHV4K8Q2ZT', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Never used before', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => changes().map(({ path }) => path.split('/').at(-1))).toEqual(['reference', 'approval'])
})

test('says at the field that another payment has the number', async () => {
  await open(() => {
    throw refusal('reference_used')
  })
  await field().fill('CHV4K8Q2ZT')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('Another payment already has this transaction number.', { exact: false }))
    .toBeVisible()
})
