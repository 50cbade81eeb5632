import { EXAMPLE_REVIEW, type PaymentReview } from '@edil/contract/review'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { pressTwice } from '../../../test/press-twice.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { checksOf } from './checks.ts'
import { Decision } from './decision.tsx'

const approved: PaymentReview = {
  ...EXAMPLE_REVIEW,
  status: 'approved',
  ticketNumber: 'D412-00042',
  decidedBy: 'hana_r',
}
const rejected: PaymentReview = { ...EXAMPLE_REVIEW, status: 'rejected', rejection: 'unreadable', decidedBy: 'hana_r' }

function startServer(approve: () => unknown = () => approved) {
  return fakeServer({
    'POST /api/review/payments/*/approval': approve,
    'POST /api/review/payments/*/approval-despite-checks': approve,
    'POST /api/review/payments/*/rejection': () => rejected,
    'GET /api/review/payments/*': () => approved,
  })
}

async function open(payment = EXAMPLE_REVIEW, isSeen = true) {
  const onDecided = vi.fn()
  await renderPage(<Decision payment={payment} checks={checksOf(payment)} isSeen={isSeen} onDecided={onDecided} />, [
    'refusals',
    'buying',
    'admin',
    'review',
    'decisions',
  ])
  return onDecided
}

const approveButton = () => page.getByRole('button', { name: 'Approve' })
const decisions = (requests: ReturnType<typeof startServer>) => requests.filter(({ method }) => method === 'POST')

// proves: APAY-07, ERR-44
test('approves by the A key and moves on', async () => {
  const requests = startServer()
  const onDecided = await open()
  await expect.element(approveButton()).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Payment approved')).toBeVisible()
  await expect.element(page.getByText('selam_b, ticket D412-00042')).toBeVisible()
  expect(decisions(requests)).toMatchObject([{ body: { reference: EXAMPLE_REVIEW.reference } }])
  expect(onDecided).toHaveBeenCalledOnce()
})

test('does not approve by the A key before the screenshot is on the screen', async () => {
  const requests = startServer()
  await open(EXAMPLE_REVIEW, false)
  await expect.element(approveButton()).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(approveButton()).toHaveFocus()
  expect(decisions(requests)).toEqual([])
})

test('does not approve by the A key when a check fails', async () => {
  const requests = startServer()
  await open({ ...EXAMPLE_REVIEW, isReferenceReused: true })
  const button = page.getByRole('button', { name: 'Approve anyway' })
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(button).toHaveFocus()
  expect(decisions(requests)).toEqual([])
})

test('approves past a failing check with a note and a second factor only', async () => {
  let hasSteppedUp = false
  const requests = fakeServer({
    'POST /api/review/payments/*/approval-despite-checks': () => {
      if (!hasSteppedUp) throw refusal('step_up_required')
      return approved
    },
    'POST /api/session/step-up': () => {
      hasSteppedUp = true
      return {}
    },
  })
  const onDecided = await open({ ...EXAMPLE_REVIEW, isReferenceReused: true })
  const button = page.getByRole('button', { name: 'Approve anyway' })
  await button.click()
  const note = page.getByLabelText('Why is this payment right all the same?')
  await expect.element(note).toBeVisible()
  await button.click()
  await expect.element(page.getByText('Please enter a reason of 3 to 300 characters.')).toBeVisible()
  expect(decisions(requests)).toEqual([])
  await note.fill('Support called the bank')
  await button.click()
  await page.getByLabelText('6-digit code').fill('123456')
  expect(onDecided).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('selam_b, ticket D412-00042')).toBeVisible()
  expect(decisions(requests).at(-1)).toMatchObject({
    body: { note: 'Support called the bank', reference: EXAMPLE_REVIEW.reference },
  })
  expect(onDecided).toHaveBeenCalledOnce()
})

test('a payment without a transaction number is not approved, and the reviewer reads where to find one', async () => {
  const requests = startServer()
  await open({ ...EXAMPLE_REVIEW, reference: null })
  await approveButton().click()
  await expect.element(page.getByText('No number on it?', { exact: false })).toBeVisible()
  expect(decisions(requests)).toEqual([])
})

test('a reviewer who gives up at the second factor stays with the payment', async () => {
  startServer(() => {
    throw refusal('step_up_required')
  })
  const onDecided = await open({ ...EXAMPLE_REVIEW, isReferenceReused: true })
  const button = page.getByRole('button', { name: 'Approve anyway' })
  await button.click()
  await page.getByLabelText('Why is this payment right all the same?').fill('Support called the bank')
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect
    .element(page.getByLabelText('Why is this payment right all the same?'))
    .toHaveValue('Support called the bank')
  expect(onDecided).not.toHaveBeenCalled()
})

test('a click in the moment after the payment has appeared does nothing', async () => {
  const requests = startServer()
  await open()
  await expect.element(approveButton()).toBeVisible()
  const button = approveButton().element() as HTMLElement
  button.click()
  await new Promise((resolve) => setTimeout(resolve, 350))
  button.click()
  expect(decisions(requests)).toEqual([])
  await approveButton().click()
  await expect.poll(() => decisions(requests)).toHaveLength(1)
})

test('sends one approval for two presses', async () => {
  const requests = startServer()
  await open()
  await pressTwice(approveButton())
  await expect.element(page.getByText('selam_b, ticket D412-00042')).toBeVisible()
  expect(decisions(requests)).toHaveLength(1)
})

test('approves with the amount received when the player sent too much', async () => {
  const requests = startServer()
  await open()
  await page.getByRole('button', { name: 'Player sent too much' }).click()
  const amount = page.getByLabelText('Total received (ETB)')
  await amount.fill('900')
  await expect.element(page.getByText('Please enter more than the amount due.')).toBeVisible()
  await amount.fill('1200')
  await approveButton().click()
  await expect.poll(() => decisions(requests)).toMatchObject([{ body: { receivedSantim: 120_000 } }])
})

test('does not reject without a reason', async () => {
  const requests = startServer()
  await open()
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('Please choose a reason.')).toBeVisible()
  expect(decisions(requests)).toEqual([])
})

// proves: APAY-08, ERR-44
test('rejects with the reason, the note and the money received', async () => {
  const requests = startServer()
  const onDecided = await open()
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('radio', { name: 'We cannot read the screenshot', exact: false }).click({ force: true })
  await page.getByLabelText('Note to the player (optional)').fill('The photo is dark')
  await page.getByLabelText('Money received (ETB)').fill('500')
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('Payment rejected')).toBeVisible()
  expect(decisions(requests)).toMatchObject([
    { body: { reason: 'unreadable', note: 'The photo is dark', receivedSantim: 50_000 } },
  ])
  expect(onDecided).toHaveBeenCalledOnce()
})

test('names the reviewer who was first and moves on', async () => {
  startServer(() => {
    throw refusal('payment_already_decided')
  })
  const onDecided = await open()
  await approveButton().click()
  await expect.element(page.getByText('hana_r approved it.')).toBeVisible()
  expect(onDecided).toHaveBeenCalledOnce()
})

// proves: ERR-33
test('stays with the payment when the approval fails', async () => {
  startServer(() => {
    throw refusal('service_unavailable')
  })
  const onDecided = await open()
  await approveButton().click()
  await expect.element(page.getByText('Error updating payment')).toBeVisible()
  expect(onDecided).not.toHaveBeenCalled()
})

test('chooses a reason by its digit and rejects by Enter, but types digits into the note', async () => {
  const requests = startServer()
  await open()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await userEvent.keyboard('2')
  await expect.element(page.getByRole('radio', { name: 'We cannot read the screenshot', exact: false })).toBeChecked()
  await page.getByLabelText('Note to the player (optional)').fill('page 3')
  await userEvent.keyboard('7{Enter}')
  await expect.poll(() => decisions(requests)).toMatchObject([{ body: { reason: 'unreadable', note: 'page 37' } }])
})

test('a toast stays above the buttons that decide', async () => {
  startServer()
  await open()
  await expect.element(approveButton()).toBeVisible()
  showToast('bad', 'Payment not approved')
  await expect.element(page.getByText('Payment not approved')).toBeVisible()
  const toasts = document.querySelector('[popover]')?.getBoundingClientRect()
  const gap = window.innerHeight - (toasts?.bottom ?? window.innerHeight)
  expect(gap).toBeGreaterThan(approveButton().element().getBoundingClientRect().height)
})
