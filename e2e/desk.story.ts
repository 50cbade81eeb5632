import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { STAFF_PAGES } from '../domain/src/access.ts'
import { givenPlan } from '../server/test/games.ts'
import { givenWonPrizes } from '../server/test/payouts.ts'
import { expectAccessible } from './accessibility.ts'
import { ensureTaxRule, openAsStaff } from './payment-steps.ts'
import { createHold, createPendingPayment, freeNumbers, givenRejected } from './pending-payment.ts'
import { serveReceipts } from './receipt.ts'
import { screensOf } from './screens.ts'
import { node, owner, world } from './stack.ts'
import { test } from './story.ts'
import { viewOf } from './view.ts'

const TYPE = 'monthly'

for (const { width, language, theme } of screensOf({ short: 'desktop' })) {
  test(`every page of the desk at ${width} px in ${language}, ${theme}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const view = viewOf(language, width)
    const [first = 0, second = 0, third = 0] = await freeNumbers(owner, TYPE)
    const sha256 = randomBytes(32)
    await givenRejected(await createPendingPayment({ type: TYPE, number: first, sha256 }), 'fraud')
    await createPendingPayment({ type: TYPE, number: second, sha256 })
    await createHold({ type: TYPE, number: third })
    await ensureTaxRule()
    const given = await world()
    // Of a plan that is not active: closing its game opens no other board, which visitors would see.
    await givenWonPrizes(given, { planId: await givenPlan(given, { isActive: false }) })
    const page = await openAsStaff(browser, owner, view, 'admin', '/etxdark')
    await serveReceipts(page)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const name of Object.keys(STAFF_PAGES)) {
      await test.step(name, async () => {
        await page.goto(`${node(1)}${view.prefix}/etxdark${name === 'today' ? '' : `/${name}`}`)
        await expect(page.locator('main h1')).toHaveCount(1)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page, `desk-${name}.${language}-${width}-${theme}`)
      })
    }
    await page.context().close()
  })
}
