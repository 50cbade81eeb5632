import { EXAMPLE_PAYMENT, type Refund } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { JoinedCard } from './joined-card.tsx'

const owed: Refund = {
  id: '1d1c6f1c-2b0c-4f6e-9d55-3f2a6f0b7c21',
  amountSantim: 10_000,
  reason: 'rejected',
  phone: '+251911223344',
  owedAt: '2026-11-15T12:10:00.000Z',
  paidAt: null,
  transferReference: null,
}

const show = (refund: Refund) =>
  renderPage(
    <JoinedCard
      payment={{ ...EXAMPLE_PAYMENT, status: 'rejected', rejection: 'wrong_amount', refunds: [refund] }}
      earlier={[]}
      ticket={undefined}
    />,
    ['play', 'tickets', 'decisions', 'joined', 'outcome'],
  )

const destination = () => page.getByText('We send it to +251 911 223 344', { exact: false })

test('a refund that is owed names the number that it is sent to', async () => {
  await show(owed)
  await expect.element(page.getByText('We will send 100 ETB back to you.')).toBeVisible()
  await expect.element(destination()).toBeVisible()
})

test('a refund that was sent names the transaction', async () => {
  await show({ ...owed, paidAt: '2026-11-15T13:00:00.000Z', transferReference: 'CHV4K8Q2ZT' })
  await expect.element(page.getByText('Transaction number: CHV4K8Q2ZT')).toBeVisible()
  await expect.element(destination()).not.toBeInTheDocument()
})
