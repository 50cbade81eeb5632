import { EXAMPLE_PRIZE, EXAMPLE_RULES, type PrizeToPay } from '@edil/contract/prizes'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Approval } from './approval.tsx'
import { TaxMessage } from './tax-message.tsx'

const PARTS = ['refusals', 'buying', 'admin', 'review', 'payouts'] as const
const DRAFT = { appliesFrom: '2025-07-07', rate: 2_000, note: 'Draft', confirmedAt: null }

function startServer(confirm: () => unknown = () => EXAMPLE_RULES) {
  return fakeServer({ 'GET /api/tax-rules': () => ({ rules: [DRAFT] }), 'PUT /api/tax-rules/*': confirm })
}

const confirmButton = () => page.getByRole('button', { name: 'Confirm the tax rule' })
const changes = (requests: ReturnType<typeof startServer>) => requests.filter(({ method }) => method === 'PUT')

test('a reviewer reads why nothing can be approved, and cannot confirm the rule', async () => {
  startServer()
  await renderPage(<TaxMessage isAdmin={false} />, PARTS)
  await expect.element(page.getByText('Nothing can be approved or paid yet')).toBeVisible()
  await expect.element(page.getByText('An admin has to confirm the tax on prizes first.')).toBeVisible()
  await expect.element(confirmButton()).not.toBeInTheDocument()
})

test('an admin confirms the draft', async () => {
  const requests = startServer()
  await renderPage(<TaxMessage isAdmin />, PARTS)
  await confirmButton().click()
  await expect.element(page.getByLabelText('Rate in percent')).toHaveValue('20')
  await expect.element(page.getByLabelText('Applies to draws from')).toHaveValue('2025-07-07')
  await page.getByLabelText('Note (optional)').fill('Proclamation 1395/2025')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the tax rule' }).click()
  await expect.element(page.getByText('Tax rule confirmed')).toBeVisible()
  expect(changes(requests)).toMatchObject([
    { path: '/api/tax-rules/2025-07-07', body: { rate: 2_000, note: 'Proclamation 1395/2025' } },
  ])
})

test('does not send a rate that is not one, and shows a refusal', async () => {
  const requests = startServer(() => {
    throw refusal('tax_rule_in_use')
  })
  await renderPage(<TaxMessage isAdmin />, PARTS)
  await confirmButton().click()
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Confirm the tax rule' })
  await page.getByLabelText('Rate in percent').fill('95')
  await submit.click()
  await expect.element(page.getByText('Please enter a rate from 0 to 90', { exact: false })).toBeVisible()
  expect(changes(requests)).toEqual([])
  await page.getByLabelText('Rate in percent').fill('12.5')
  await submit.click()
  await expect.element(page.getByText('The tax rule was not confirmed')).toBeVisible()
  expect(changes(requests)).toMatchObject([{ body: { rate: 1_250 } }])
})

const admin = { id: 'admin-1', role: 'admin' } as const
const claimed: PrizeToPay = { ...EXAMPLE_PRIZE, status: 'claimed', approvedAt: null, approvedBy: null }

test('without a confirmed tax there is no approval, not by the A key either', async () => {
  const requests = startServer()
  const prize = { ...claimed, isTaxConfirmed: false }
  await renderPage(<Approval prize={prize} me={admin} adminApprovesAboveSantim={0} onDone={vi.fn()} />, PARTS)
  await expect.element(page.getByText('The tax for the day of this draw is not confirmed')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests).toEqual([])
})

test('with a confirmed tax the A key opens the approval', async () => {
  const requests = fakeServer({ 'POST /api/prizes/*/approval': () => EXAMPLE_PRIZE })
  const onDone = vi.fn()
  await renderPage(<Approval prize={claimed} me={admin} adminApprovesAboveSantim={0} onDone={onDone} />, PARTS)
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('7,000 ETB of tax is withheld', { exact: false })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Prize approved')).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(onDone).toHaveBeenCalledOnce()
})
