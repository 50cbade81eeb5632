import { EXAMPLE_PRIZE, type PrizeToPay } from '@edil/contract/prizes'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Approval } from './approval.tsx'

const me = { id: '3d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c35', role: 'admin' } as const
const claimed: PrizeToPay = { ...EXAMPLE_PRIZE, status: 'claimed', approvedBy: null, reservedBy: null }

async function open() {
  const requests = fakeServer({ 'POST /api/prizes/*/approval': () => EXAMPLE_PRIZE })
  const onDone = vi.fn()
  await renderPage(<Approval prize={claimed} me={me} adminApprovesAboveSantim={2_500_000} onDone={onDone} />, [
    'refusals',
    'buying',
    'admin',
    'review',
    'payouts',
  ])
  return { requests, onDone }
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const dialogButton = () => page.getByRole('dialog').getByRole('button', { name: 'Approve' })

test('asks before it approves a prize', async () => {
  const { requests, onDone } = await open()
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialogButton().click()
  await expect.element(page.getByText('Prize approved')).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(onDone).toHaveBeenCalledOnce()
})

test('the second of two clicks, 350 ms apart, does not answer the question', async () => {
  const { requests } = await open()
  const button = page.getByRole('button', { name: 'Approve' })
  await expect.element(button).toBeVisible()
  await wait(700)
  // Clicks of the page itself: those of the test runner may take longer than a second on a busy machine.
  const pressed = button.element() as HTMLElement
  pressed.click()
  await wait(350)
  const answer = dialogButton().element() as HTMLElement
  answer.click()
  await wait(100)
  expect(requests).toEqual([])
})
