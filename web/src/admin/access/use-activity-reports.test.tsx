import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../test/fake-server.ts'
import { useActivityReports } from './use-activity-reports.ts'

function Page() {
  useActivityReports()
  return <button type="button">Approve</button>
}

test('reports a key press or click at once, and then at most once a minute', async () => {
  const reports = fakeServer({ 'POST /api/session/activity': () => ({}) })
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const screen = await render(<Page />)
  expect(reports).toHaveLength(0)
  await screen.getByRole('button').click()
  await userEvent.keyboard('a')
  expect(reports).toHaveLength(1)
  now.mockReturnValue(60_999)
  await userEvent.keyboard('b')
  expect(reports).toHaveLength(1)
  now.mockReturnValue(61_000)
  await userEvent.keyboard('c')
  expect(reports).toHaveLength(2)
  now.mockRestore()
})
