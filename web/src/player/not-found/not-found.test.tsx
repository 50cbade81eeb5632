import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { NotFound } from './not-found.tsx'

// proves: ROUTE-26
test('an unknown address has a link home', async () => {
  await renderPage(<NotFound />, ['support'])
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})
