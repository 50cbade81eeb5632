import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SHOTS = join(import.meta.dirname, '../.dev/shots')
mkdirSync(SHOTS, { recursive: true })

/** The part of the page that is visible without scrolling. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/**
 * No sideways scrolling, targets of at least 44 px, tabs that fit, no axe violations. The screenshot is taken first, so that
 * a failure leaves one behind.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Until its scripts have loaded, a page may be a skeleton with the previous page hidden behind it.
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
  expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0)
  expect(await smallTargets(page), `${name} has targets under 44 px`).toEqual([])
  expect(await cutTabs(page), `${name} has tabs that do not fit`).toEqual([])
  // axe.run in the page itself ('legacy' to axe) and violations only. By default axe loads itself into a second page and
  // sends it every element that passed, which took three times as long; that is only for frames of another origin.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    name,
  ).toEqual([])
}

/** Errors that the page writes to its console. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // Stories request missing pages on purpose.
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** A row of tabs can be scrolled, but a user who cannot see the last tab does not know that it exists. */
function cutTabs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=tablist]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((tabs) => `${tabs.textContent}: ${tabs.scrollWidth} px in ${tabs.clientWidth}`),
  )
}

/** Targets must be 44 px high and wide; links inside a sentence are exempt (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, select, [role=tab]')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const isShown = box.width > 0 && box.height > 0 && style.visibility === 'visible' && box.right > 0
        const isInSentence = style.display === 'inline' && element.closest('p, li, dd, label') !== null
        return isShown && !isInSentence && (box.height < 43.5 || box.width < 43.5)
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.outerHTML.slice(0, 80)} is ${Math.round(width)} × ${Math.round(height)}`
      }),
  )
}
