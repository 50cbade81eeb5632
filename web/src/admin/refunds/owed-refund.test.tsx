import { listRefunds } from '@edil/contract/review'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { RefundsDesk } from './refunds-desk.tsx'

const [refund] = listRefunds.example.refunds
const COLLEAGUE = 'hana_r'
const HINT = 'edil_signed_in'

// Without the hint cookie the page reads no session.
beforeEach(() => cookieStore.set(HINT, '1'))
afterEach(() => cookieStore.delete(HINT))

/** A server with one refund, reserved by `reservedBy`; `reserve` answers with the name of who has it then. */
function startServer(reservedBy: string | null, reserve: () => string = () => EXAMPLE_ME.username ?? '') {
  let reserver = reservedBy
  return fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, role: 'reviewer' } }),
    'GET /api/withdrawals': () => ({ withdrawals: [] }),
    'GET /api/review/refunds?state=owed': () => ({
      ...listRefunds.example,
      refunds: [{ ...refund, reservedBy: reserver }],
    }),
    'POST /api/review/refunds/*/reservation': () => {
      reserver = reserve()
      if (reserver === COLLEAGUE) throw refusal('reserved_by_other')
      return { ...refund, reservedBy: reserver }
    },
  })
}

const open = () => renderPage(<RefundsDesk />, ['refusals', 'buying', 'admin', 'review'])
const reserveButton = () => page.getByRole('button', { name: 'I am paying this one' })
const payButton = () => page.getByRole('button', { name: 'Mark as paid' })

test('a refund is reserved before it can be marked as paid', async () => {
  startServer(null)
  await open()
  await expect.element(reserveButton()).toBeVisible()
  await expect.element(payButton()).not.toBeInTheDocument()
  await reserveButton().click()
  await expect.element(payButton()).toBeVisible()
  await expect.element(reserveButton()).not.toBeInTheDocument()
})

test('a refund that another operator is paying has no button to pay it', async () => {
  startServer(COLLEAGUE)
  await open()
  await expect.element(page.getByText('hana_r is paying this one')).toBeVisible()
  await expect.element(payButton()).not.toBeInTheDocument()
  await expect.element(reserveButton()).not.toBeInTheDocument()
})

test('when another operator was faster, the card shows who is paying', async () => {
  startServer(null, () => COLLEAGUE)
  await open()
  await reserveButton().click()
  await expect.element(page.getByText('The refund was not reserved')).toBeVisible()
  await expect.element(page.getByText('hana_r is paying this one')).toBeVisible()
})

test('the person who decided about the payment is not offered to pay it', async () => {
  fakeServer({
    'GET /api/session': () => ({ person: { ...EXAMPLE_ME, username: 'dawit_m', role: 'reviewer' } }),
    'GET /api/withdrawals': () => ({ withdrawals: [] }),
    'GET /api/review/refunds?state=owed': () => listRefunds.example,
  })
  await open()
  await expect.element(page.getByText('Another person pays this refund')).toBeVisible()
  await expect.element(reserveButton()).not.toBeInTheDocument()
})
