import { expect, type Page } from '@playwright/test'
import { givenHelp } from '../server/test/settings.ts'
import { node, openGameOf, owner, world } from './stack.ts'
import { test } from './story.ts'
import { viewOf } from './view.ts'

const { translate } = viewOf('en', 1280)

test.beforeAll(async () => givenHelp(await world()))

/** Until React has taken over the page, a click on a link loads a whole page and one on a button does nothing. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

// proves: DASH-07, DASH-08, DASH-09, DASH-10
test('the dashboard shows the figures of the database', async ({ page }) => {
  await openGameOf(owner, 'monthly')
  const summary = page.getByRole('region', { name: translate('games.summary') })
  // Games may change meanwhile: page and database are read together until they agree.
  await expect(async () => {
    await page.goto(`${node(1)}/dashboard`)
    await expect(summary).toContainText(/Active Players\s*\d/)
    const { rows } = await owner.query<{ pool: string; players: string; games: string; biggest: string }>(
      `select sum(first_prize + second_prize + third_prize) / 100 as pool, count(*) as games, max(first_prize) / 100 as biggest,
              (select count(distinct person_id) from numbers join games on games.id = game_id
               where games.status in ('active', 'full', 'drawing')) as players
       from games where status in ('active', 'full', 'drawing')`,
    )
    const [figures] = rows
    const text = await summary.innerText()
    const shown = text.replace(/\s+/g, ' ')
    expect(shown).toContain(`Total Prize Pool ${Number(figures?.pool).toLocaleString('en')} ETB`)
    expect(shown).toContain(`Active Players ${Number(figures?.players).toLocaleString('en')}`)
    expect(shown).toContain(`Live Games ${figures?.games}`)
    expect(shown).toContain(`Biggest Prize ${Number(figures?.biggest).toLocaleString('en')} ETB`)
  }).toPass({ timeout: 20_000 })
})

test('tabs start with Daily and respond to arrow keys', async ({ page }) => {
  await page.goto(`${node(1)}/dashboard`)
  await expect(page.getByRole('tab', { name: 'Daily' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('35,000 ETB')
  await page.getByRole('tab', { name: 'Daily' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Weekly' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('75,000 ETB')
})

test('the language is in the address, is remembered, and a shared Amharic page stays Amharic', async ({
  page,
  context,
}) => {
  await page.goto(`${node(1)}/about`)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'አማርኛ' }).click()
  await expect(page).toHaveURL(`${node(1)}/am/about`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await page.goto(`${node(1)}/dashboard`)
  await expect(page).toHaveURL(`${node(1)}/am/dashboard`)
  await waitForHydration(page)
  await page.locator('header a[hreflang=en]').click()
  await expect(page).toHaveURL(`${node(1)}/dashboard`)
  const shared = await context.newPage()
  await shared.goto(`${node(1)}/am/terms`)
  await expect(shared).toHaveURL(`${node(1)}/am/terms`)
})

test('a page shows Loading while the scripts of the next page load', async ({ page }) => {
  await page.goto(`${node(1)}/about`)
  await waitForHydration(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading')
  scripts.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
})

test('the theme and the calendar are remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${node(1)}/terms`)
  await waitForHydration(page)
  await page.getByRole('button', { name: translate('theme.toDark') }).click()
  await page.getByRole('button', { name: 'Ethiopian calendar' }).click()
  await expect(page.locator('main')).toContainText('Nehasse 10, 2017')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('main')).toContainText('Nehasse 10, 2017')
  await expect(page.locator('main')).not.toContainText(/\bAM\b|ERA/)
})

test('every control of the frame is reachable by keyboard, and dialogs restore the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${node(1)}/dashboard`)
  await page.getByRole('tabpanel').getByText('35,000').waitFor()
  await page.getByRole('link', { name: 'Help Center' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const reached = new Set<string>()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel || ''),
    )
  }
  for (const name of [
    'Login',
    'Menu',
    'Daily',
    'Join Game',
    'Active Games',
    'Help Center',
    'Contact Us',
    'Terms of Service',
    translate('theme.toDark'),
  ]) {
    expect([...reached], `Tab never reached ${name}`).toContain(name)
  }
  await page.getByRole('button', { name: 'Terms of Service' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' })
  await expect(dialog.getByRole('heading', { name: 'Governing Law' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Terms of Service' })).toBeFocused()
})

// proves: NAV-09
test('the small menu opens, navigates and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${node(1)}/dashboard`)
  await waitForHydration(page)
  await page.locator('summary').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL(`${node(1)}/about`)
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(page).toHaveTitle(/How It Works/)
})

test('Help Center opens in a new tab, and Contact Us offers Telegram and Instagram', async ({ page }) => {
  await page.goto(`${node(1)}/about`)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Help Center' })).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await expect(dialog.getByRole('link', { name: 'Telegram' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Instagram' })).toBeVisible()
})

// proves: ROUTE-26
test('an unknown address answers 404 with a link home, in the language of the address', async ({ page }) => {
  expect((await page.goto(`${node(1)}/nowhere`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(`${node(1)}/`)
  expect((await page.goto(`${node(1)}/am/nowhere`))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/about', '/terms', '/privacy', '/dashboard', '/am/about', '/am/terms', '/am/dashboard']) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(node(1) + path)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(path.endsWith('dashboard') ? 250 : 800)
      await expect(page.locator('footer')).toBeVisible()
    })
  }
})

test('pages carry metadata for search engines, and operators’ pages are excluded', async ({ page, request }) => {
  await page.goto(`${node(1)}/am/dashboard`)
  const href = (selector: string) => page.locator(selector).getAttribute('href')
  expect(await href('link[rel=canonical]')).toMatch(/\/am\/dashboard$/)
  expect(await href('link[hreflang=en]')).toMatch(/[^m]\/dashboard$/)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\p{Script=Ethiopic}/u)
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/share\.png$/)
  await page.goto(`${node(1)}/am/draws/daily-1`)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toMatch(/\/api\/games\/daily-1\/preview\.png\?language=am$/)
  const preview = await request.get(node(1) + new URL(picture ?? '').pathname + new URL(picture ?? '').search)
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png'])
  const sitemap = await (await request.get(`${node(1)}/sitemap.xml`)).text()
  expect(sitemap).toContain('/am/game-draw</loc>')
  expect(sitemap).not.toContain('etxdark')
  expect(await (await request.get(`${node(1)}/robots.txt`)).text()).toContain('Disallow: /etxdark\n')
  const operators = await (await request.get(`${node(1)}/etxdark/payments`)).text()
  expect(operators).toContain('noindex')
  const player = await (await request.get(`${node(1)}/dashboard`)).text()
  expect(player).not.toContain('admin')
})
