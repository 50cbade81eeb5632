/** Every page at both widths, in both languages and themes: what a person with any eyes, hands and phone must be able to use. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { node } from './stack.ts'

const SHOTS = join(import.meta.dirname, '../.dev/shots')
mkdirSync(SHOTS, { recursive: true })

const PAGES = [
  'dashboard',
  'game-draw',
  'about',
  'terms',
  'privacy',
  'login',
  'etxdark/payments',
  'no-such-page',
] as const
const WIDTHS = [360, 1280] as const
const LANGUAGES = ['en', 'am'] as const
const THEMES = ['light', 'dark'] as const

for (const width of WIDTHS) {
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      test(`every page at ${width} px in ${language}, ${theme}`, async ({ browser }) => {
        test.setTimeout(180_000)
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          colorScheme: theme,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => {
          // The page that is not there is meant to answer 404.
          if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(error.message))
        for (const name of PAGES) {
          await test.step(name, async () => {
            await page.goto(`${node(1)}${language === 'am' ? '/am' : ''}/${name}`)
            await settled(page)
            await page.screenshot({
              path: join(SHOTS, `${name.replace('/', '-')}.${language}-${width}-${theme}.png`),
              fullPage: true,
            })
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
            await expect(page.locator('h1')).toHaveCount(1)
            expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0)
            expect(await smallTargets(page), `${name} has targets under 44 px`).toEqual([])
            const { violations } = await new AxeBuilder({ page }).analyze()
            expect(
              violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
              name,
            ).toEqual([])
          })
        }
        expect(complaints).toEqual([])
        await context.close()
      })
    }
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page
    .waitForFunction(() => !document.querySelector('main [class*=skeleton], main [class*=line]:empty'), undefined, {
      timeout: 10_000,
    })
    .catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** What can be pressed must be 44 px high and wide; a link inside a sentence is text, and is excepted (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, [role=tab]')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isShown =
          box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible' && box.right > 0
        const isInSentence = getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null
        return isShown && !isInSentence && (box.height < 43.5 || box.width < 43.5)
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.outerHTML.slice(0, 80)} is ${Math.round(width)} × ${Math.round(height)}`
      }),
  )
}
