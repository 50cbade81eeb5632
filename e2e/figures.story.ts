import { expect } from '@playwright/test'
import { givenPlan } from '../server/test/games.ts'
import { givenApprovedPrize, givenPaidPrize, givenWonPrizes } from '../server/test/payouts.ts'
import { collectErrors, expectAccessible } from './accessibility.ts'
import { ensureTaxRule } from './payment-steps.ts'
import { screensOf } from './screens.ts'
import { node, world } from './stack.ts'
import { test } from './story.ts'

/** The pages that show winners and money, with the element that they show when there are some. */
const PAGES = [
  ['home', '', 'main section[aria-labelledby=recent-winners] li'],
  ['jackpots', 'jackpots', 'main section[aria-labelledby=recent-winners] li'],
  ['winners', 'winners', 'main [data-draw]'],
  ['money', 'money', 'main table'],
] as const

for (const { width, language, theme } of screensOf({ short: 'desktop' })) {
  test(`winners and money at ${width} px in ${language}, ${theme}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const given = await world()
    await ensureTaxRule()
    // Of a plan that is not active: closing its game opens no other board, which visitors would see.
    const [first, second, third] = await givenWonPrizes(given, { planId: await givenPlan(given, { isActive: false }) })
    if (!first || !second || !third) throw new Error('a sold-out game has three winners')
    await givenApprovedPrize(given, second)
    await givenPaidPrize(given, second)
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const errors = collectErrors(page)
    const open = (path: string) => page.goto(`${node(1)}${language === 'am' ? '/am' : ''}/${path}`)
    for (const [name, path, shows] of PAGES) {
      await test.step(name, async () => {
        await open(path)
        await page.locator(shows).first().waitFor()
        await expectAccessible(page, `${name}-with-data.${language}-${width}-${theme}`)
      })
    }
    await test.step('the page of the draw', async () => {
      await open(`draws/${first.gameId}`)
      await expect(page.getByText('Selam B.').first()).toBeVisible()
      await expectAccessible(page, `draw-with-data.${language}-${width}-${theme}`)
    })
    expect(errors).toEqual([])
    await context.close()
  })
}
