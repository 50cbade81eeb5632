import { EXAMPLE_REVIEW, type PaymentReview } from '@edil/contract/review'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { PaymentPanel } from './payment-panel.tsx'

const unread: PaymentReview = { ...EXAMPLE_REVIEW, reference: null, screenshotUrl: null }

async function open(set: () => unknown, payment = unread) {
  let stored: unknown = payment
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
    'buying',
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

const given: PaymentReview = { ...unread, reference: 'EHCYZV2N5X' }
const check = (text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^3.*Transaction number/ })
    .filter({ hasText: text })

test('the check follows the number in the field: open until it is compared, failed when another payment has it', async () => {
  const changes = await open(() => {
    throw refusal('reference_used')
  }, given)
  await expect.element(check('Transaction number EHCYZV2N5X')).toBeVisible()
  await expect.element(check('Never used before')).toBeVisible()
  await field().fill('LL16NP36MQ')
  await expect.element(check('Transaction number LL16NP36MQ')).toBeVisible()
  await expect.element(check('Not compared with other payments yet · Before: EHCYZV2N5X')).toBeVisible()
  await expect.element(check('Never used before')).not.toBeInTheDocument()
  await expect.element(page.getByText('No problems found')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 of 4 checks failed')).toBeVisible()
  await expect.element(check('Another payment already has this transaction number.')).toBeVisible()
  await expect.element(check('Never used before')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Approve anyway' }).click()
  await expect.element(page.getByLabelText('Why is this payment right all the same?')).toBeVisible()
  expect(changes().map(({ path }) => path.split('/').at(-1))).toEqual(['reference'])
})

test('Approve waits for a number that is not compared yet, and does not approve the earlier one', async () => {
  const changes = await open(() => ({ ...given, reference: 'LL16NP36MQ' }), given)
  await field().fill('LL16NP36MQ')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(check('Never used before')).toBeVisible()
  expect(changes().map(({ path }) => path.split('/').at(-1))).toEqual(['reference'])
})

test('an emptied field shows the stored number again', async () => {
  const changes = await open(() => given, given)
  await field().fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('EHCYZV2N5X')
  await expect.element(page.getByText('No problems found')).toBeVisible()
  expect(changes()).toEqual([])
})
