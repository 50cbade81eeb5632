import { type ClosingFacts, showClosingFacts } from '@edil/contract/draws'
import { EXAMPLE_GAME } from '@edil/contract/games'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { StartDialog } from './start-dialog.tsx'

async function open(facts: Partial<ClosingFacts> = {}) {
  fakeServer({ 'GET /api/games/*/closing': () => ({ ...showClosingFacts.example, ...facts }) })
  const onStart = vi.fn()
  const hosting = { kind: 'open', game: EXAMPLE_GAME, isReady: true } as const
  await renderPage(<StartDialog open hosting={hosting} isBusy={false} onStart={onStart} onClose={() => undefined} />, [
    'refusals',
    'buying',
    'admin',
    'hosting',
  ])
  return onStart
}
const closeButton = () => page.getByRole('button', { name: 'Close sales and draw' })

test('payments that wait and too little money are red, in words', async () => {
  await open()
  await expect.element(page.getByText('Review them first')).toBeVisible()
  await expect.element(page.getByText(/5,800 ETB is missing/)).toBeVisible()
})

test('without waiting payments and with enough money there is no warning', async () => {
  await open({ paymentsWaiting: 0, moneyInSantim: 770_000 })
  await expect.element(page.getByText('Money in')).toBeVisible()
  await expect.element(page.getByText('Review them first')).not.toBeInTheDocument()
  await expect.element(page.getByText('Less money in than prizes')).not.toBeInTheDocument()
})

test('closing before the announced time asks for a reason', async () => {
  const onStart = await open()
  await closeButton().click()
  await expect.element(page.getByText('Please enter a reason of 3 to 300 characters.')).toBeVisible()
  expect(onStart).not.toHaveBeenCalled()
  await page.getByLabelText('Reason for closing before the announced time').fill('The hall closes early')
  await closeButton().click()
  expect(onStart).toHaveBeenCalledWith('The hall closes early')
})
