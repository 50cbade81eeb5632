import { expect } from '@playwright/test'
import { collectErrors, expectAccessible } from './accessibility.ts'
import { screensOf } from './screens.ts'
import { node } from './stack.ts'
import { test } from './story.ts'

const PAGES = [
  '',
  'dashboard',
  'jackpots',
  'game-draw',
  'live-draw',
  'winners',
  'money',
  'about',
  'terms',
  'privacy',
  'login',
  'ticket',
  'verify',
  'no-such-page',
] as const

/** An element that each page shows once its data have loaded. */
const READY: Partial<Record<(typeof PAGES)[number], string>> = {
  '': '[data-next-draw]',
  dashboard: '[data-game]',
  jackpots: '[data-jackpot]',
  'game-draw': '[data-game]',
  'live-draw': '[data-stage]',
  about: 'main :text("400,000")',
}

for (const { width, language, theme } of screensOf({ short: 'phone' })) {
  test(`every page at ${width} px in ${language}, ${theme}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const errors = collectErrors(page)
    for (const name of PAGES) {
      await test.step(name, async () => {
        await page.goto(`${node(1)}${language === 'am' ? '/am' : ''}/${name}`)
        const ready = READY[name]
        if (ready) await page.locator(ready).first().waitFor()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.locator('h1')).toHaveCount(1)
        await expectAccessible(page, `${name || 'home'}.${language}-${width}-${theme}`)
      })
    }
    expect(errors).toEqual([])
    await context.close()
  })
}
