import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const SHOTS = join(import.meta.dirname, '../.dev/shots')
mkdirSync(SHOTS, { recursive: true })

/** What a screen shows at once, without scrolling. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/** What must hold for any eyes, hands and phone. The picture is taken first, so that a failure can be looked at. */
export async function expectToLookRight(page: Page, name: string): Promise<void> {
  // Until its scripts have come, a page may be a skeleton, with the page before it hidden behind.
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
  expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0)
  expect(await smallTargets(page), `${name} has targets under 44 px`).toEqual([])
  expect(await cutTabs(page), `${name} has tabs that do not fit`).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    name,
  ).toEqual([])
}

/** Errors that the page writes to its console; empty when all is well. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A page that is not there is meant to answer 404.
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** A row of tabs can be scrolled, but a reader who does not see the last one will not think of it. */
function cutTabs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=tablist]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((tabs) => `${tabs.textContent}: ${tabs.scrollWidth} px in ${tabs.clientWidth}`),
  )
}

/** What can be pressed must be 44 px high and wide; a link inside a sentence is text, and is excepted (WCAG 2.5.8). */
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
