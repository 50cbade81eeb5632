import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { Header } from './header.tsx'

const LINKS = [
  ['Home', '/'],
  ['Games', '/dashboard'],
  ['Jackpots', '/jackpots'],
  ['Live Draws', '/game-draw'],
  ['How It Works', '/about'],
  ['Winners', '/winners'],
] as const

beforeEach(() => {
  fakeServer({})
  document.documentElement.removeAttribute('data-signed-in')
})
afterEach(() => page.viewport(414, 896))

// proves: NAV-01, NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, NAV-08, NAV-10, NAV-11
test('the bar stays at the top, with logo, name, six links, Login and Sign Up', async () => {
  await page.viewport(1280, 800)
  await renderPage(<Header />, [])
  const bar = page.getByRole('banner')
  expect(getComputedStyle(bar.element()).position).toBe('sticky')
  expect(getComputedStyle(bar.element()).top).toBe('0px')
  const home = bar.getByRole('link', { name: /^Edil/ })
  await expect.element(home).toHaveAttribute('href', '/')
  expect(home.element().querySelector('svg')).not.toBeNull()
  for (const [name, path] of LINKS) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
    await expect.element(link).toBeVisible()
    await expect.element(link).toHaveAttribute('href', path)
  }
  await expect.element(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect.element(bar.getByRole('link', { name: 'Sign Up' }).first()).toHaveAttribute('href', '/register')
})

// proves: NAV-09
test('a small screen has a menu with the same links', async () => {
  await page.viewport(360, 740)
  await renderPage(<Header />, [])
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect.element(menu).not.toBeInTheDocument()
  page.getByRole('banner').element().querySelector('summary')?.click()
  for (const [name, path] of LINKS) {
    await expect.element(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})
