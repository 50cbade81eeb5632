import { EXAMPLE_PLAN_SETTINGS } from '@edil/contract/plan-settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { PlansDesk } from './plans-desk.tsx'

test('an admin sees money in against prizes while typing, and saves for the next game', async () => {
  const requests = fakeServer({
    'GET /api/plan-settings': () => ({ plans: [EXAMPLE_PLAN_SETTINGS] }),
    'PUT /api/plan-settings/*': () => ({ plans: [{ ...EXAMPLE_PLAN_SETTINGS, version: 3, feeSantim: 60_000 }] }),
  })
  await renderPage(<PlansDesk />, ['refusals', 'buying', 'admin', 'review', 'about', 'plans'])
  await page.getByRole('button', { name: 'Change the plan Daily' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Fee per number (ETB)').fill('300')
  await expect.element(dialog.getByText('The prizes are more than a full board brings in')).toBeVisible()
  await dialog.getByLabelText('Fee per number (ETB)').fill('600')
  await expect.element(dialog.getByText('60,000 ETB')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save for the next game' }).click()
  await expect.element(page.getByText('Plan changed from the next game on')).toBeVisible()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 2,
    feeSantim: 60_000,
    prizesSantim: [3_500_000, 300_000, 200_000],
    drawsOn: null,
    drawsAt: '18:00',
    closeMinutesBefore: 10,
    holdMinutes: 15,
    claimDays: 90,
    drawsWhenFull: false,
  })
})

test('one minute and one day are singular', async () => {
  const plan = { ...EXAMPLE_PLAN_SETTINGS, closeMinutesBefore: 1, holdMinutes: 1, claimDays: 1 }
  fakeServer({ 'GET /api/plan-settings': () => ({ plans: [plan] }) })
  await renderPage(<PlansDesk />, ['refusals', 'buying', 'admin', 'review', 'about', 'plans'])
  for (const text of ['1 minute before', '1 minute', '1 day'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})
