import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { ErrorScreen } from './error-screen.tsx'

function Broken(): never {
  throw new Error('planted')
}

// proves: ERR-51
test('an unexpected fault shows the last screen', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderPage(
    <ErrorScreen>
      <Broken />
    </ErrorScreen>,
    [],
  )
  await expect.element(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(reports).toHaveBeenCalled()
  reports.mockClear()
})
