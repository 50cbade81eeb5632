import { EXAMPLE_PRIZE, type PrizeToPay } from '@edil/contract/prizes'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Payment } from './payment.tsx'

const me = { id: '3d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c35', role: 'reviewer' } as const
const mine: PrizeToPay = {
  ...EXAMPLE_PRIZE,
  reservedBy: { id: me.id, username: 'dawit_r' },
  reservedUntil: new Date(Date.now() + 600_000).toISOString(),
}
const runOut: PrizeToPay = { ...EXAMPLE_PRIZE, reservedBy: null, reservedUntil: null }

function startServer(pay: () => unknown = () => ({ ...mine, status: 'paid' })) {
  return fakeServer({
    'POST /api/prizes/*/reservation': () => mine,
    'POST /api/prizes/*/transfers': pay,
    'POST /api/prizes/*/failure': () => ({ ...EXAMPLE_PRIZE, status: 'owed' }),
    'POST /api/session/step-up': () => ({}),
  })
}

async function open(prize: PrizeToPay, later?: PrizeToPay) {
  const onDone = vi.fn()
  function Desk() {
    const [shown, setShown] = useState(prize)
    return (
      <>
        <Payment prize={shown} me={me} adminApprovesAboveSantim={2_500_000} onDone={onDone} />
        {later && (
          <button type="button" onClick={() => setShown(later)}>
            Refetch
          </button>
        )}
      </>
    )
  }
  await renderPage(<Desk />, ['refusals', 'buying', 'admin', 'review', 'payouts'])
  return onDone
}

const amount = () => page.getByLabelText('Amount sent (ETB)')
const reference = () => page.getByLabelText('Transaction number')
const payButton = () => page.getByRole('button', { name: 'I have paid it' })
const transfers = (requests: ReturnType<typeof startServer>) =>
  requests.filter(({ path }) => path.endsWith('/transfers'))

test('reserves by the P key', async () => {
  const requests = startServer()
  await open(runOut)
  await expect.element(page.getByRole('button', { name: 'I am paying this one' })).toBeVisible()
  await expect.element(payButton()).not.toBeInTheDocument()
  await userEvent.keyboard('p')
  await expect.poll(() => requests.map(({ path }) => path)).toEqual([`/api/prizes/${EXAMPLE_PRIZE.id}/reservation`])
})

test('names the person who is paying, without a form', async () => {
  const requests = startServer()
  await open({ ...mine, reservedBy: { id: 'another', username: 'hana_r' } })
  await expect.element(page.getByText('hana_r is paying this one')).toBeVisible()
  await expect.element(payButton()).not.toBeInTheDocument()
  await userEvent.keyboard('p')
  expect(requests).toEqual([])
})

test('the person who approved a prize cannot pay it', async () => {
  startServer()
  await open({ ...runOut, approvedBy: { id: me.id, username: 'dawit_r' } })
  await expect.element(page.getByText('You approved this prize')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'I am paying this one' })).not.toBeInTheDocument()
})

test('records the whole amount with its reference and moves on', async () => {
  const requests = startServer()
  const onDone = await open(mine)
  await expect.element(amount()).toHaveValue('28000')
  await reference().fill('CHX9K1P2MM')
  await payButton().click()
  await expect.element(page.getByText('28,000 ETB to Bekele M.')).toBeVisible()
  expect(transfers(requests)).toMatchObject([{ body: { amountSantim: 2_800_000, transferReference: 'CHX9K1P2MM' } }])
  expect(onDone).toHaveBeenCalledOnce()
})

test('records a part and stays with the prize', async () => {
  const requests = startServer()
  const onDone = await open(mine)
  await amount().fill('10,000')
  await reference().fill('CHX9K1P2MM')
  await payButton().click()
  await expect.element(page.getByText('Part of the prize paid')).toBeVisible()
  expect(transfers(requests)).toMatchObject([{ body: { amountSantim: 1_000_000 } }])
  expect(onDone).not.toHaveBeenCalled()
})

test('proposes at most what one transfer can carry, and refuses more', async () => {
  const requests = startServer()
  await open({ ...mine, transferMaxSantim: 2_000_000 })
  await expect.element(amount()).toHaveValue('20000')
  await amount().fill('25000')
  await reference().fill('CHX9K1P2MM')
  await payButton().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
  await amount().fill('30000')
  await payButton().click()
  await expect.element(page.getByText('This is more than what is still to be paid.')).toBeVisible()
  expect(transfers(requests)).toEqual([])
})

test.each([
  ['reference_used', 'This transaction number was already used. Check it, or contact support.', 'Transaction number'],
  ['amount_too_high', 'This is more than what is still to be paid.', 'Amount sent (ETB)'],
] as const)('shows the refusal %s at its field', async (code, text, field) => {
  startServer(() => {
    throw refusal(code)
  })
  const onDone = await open(mine)
  await reference().fill('CHX9K1P2MM')
  await payButton().click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByLabelText(field)).toHaveAttribute('aria-invalid', 'true')
  expect(onDone).not.toHaveBeenCalled()
})

test('does not send an unusable reference', async () => {
  const requests = startServer()
  await open(mine)
  await reference().fill('x')
  await payButton().click()
  await expect.element(reference()).toHaveAttribute('aria-invalid', 'true')
  expect(requests).toEqual([])
})

test('requires the second factor again, then records the transfer', async () => {
  let isSteppedUp = false
  const requests = startServer(() => {
    if (isSteppedUp) return { ...mine, status: 'paid' }
    isSteppedUp = true
    throw refusal('step_up_required')
  })
  const onDone = await open(mine)
  await reference().fill('CHX9K1P2MM')
  await payButton().click()
  await page.getByLabelText('6-digit code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Prize paid')).toBeVisible()
  expect(transfers(requests)).toHaveLength(2)
  expect(onDone).toHaveBeenCalledOnce()
})

test('keeps the form and the typed reference when the reservation runs out', async () => {
  const requests = startServer()
  await open(mine, runOut)
  await reference().fill('CHX9K1P2MM')
  await page.getByRole('button', { name: 'Refetch' }).click()
  await expect.element(page.getByText('Your time is over')).toBeVisible()
  await expect.element(reference()).toHaveValue('CHX9K1P2MM')
  await payButton().click()
  await expect.poll(() => transfers(requests)).toHaveLength(1)
})

test('sends a prize back with the reason why it cannot be paid', async () => {
  const requests = startServer()
  const onDone = await open(mine)
  await page.getByRole('button', { name: 'Cannot pay' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cannot pay' }).click()
  await expect.element(page.getByText('Please choose a reason.')).toBeVisible()
  await page.getByRole('radio', { name: 'The account has another name' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Cannot pay' }).click()
  await expect.element(page.getByText('The prize is owed again')).toBeVisible()
  expect(requests).toMatchObject([{ body: { failure: 'name_differs' } }])
  expect(onDone).toHaveBeenCalledOnce()
})
