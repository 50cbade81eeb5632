import { checkTicket } from '@edil/contract/tickets'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { CheckTicket } from './check-ticket.tsx'

const KEY = '0f'.repeat(16)
const drawsAt = '2026-11-15T15:00:00.000Z'

async function show(drawnAt: string | null) {
  fakeServer({ 'GET /api/tickets/*': () => ({ ...checkTicket.example, drawsAt, drawnAt }) })
  const { hook } = memoryLocation({ path: `/ticket/${KEY}` })
  await renderPage(
    <Router hook={hook}>
      <Route path="/ticket/:key">
        <CheckTicket />
      </Route>
    </Router>,
    ['play', 'tickets', 'outcome'],
  )
}

test('names the time at which the numbers were drawn, not the planned one', async () => {
  await show('2026-11-15T16:07:00.000Z')
  await expect.element(page.getByText('7:07 PM', { exact: false })).toBeVisible()
  await expect.element(page.getByText('6:00 PM', { exact: false })).not.toBeInTheDocument()
})

test('names the planned time until then', async () => {
  await show(null)
  await expect.element(page.getByText('6:00 PM', { exact: false })).toBeVisible()
})
