import { expect } from '@playwright/test'
import { givenPlan } from '../server/test/games.ts'
import { givenApprovedPrize, givenPaidPrize, givenWonPrizes } from '../server/test/payouts.ts'
import { expectAccessible } from './accessibility.ts'
import { ensureTaxRule } from './payment-steps.ts'
import { createPlayer, openAs } from './player.ts'
import { owner, world } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import { expectToast } from './visitor.ts'

/** The page polls twice a minute even when live events arrive. */
const PRIZES_POLL_MS = 35_000

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate } = view
  const shot = (name: string) => `prizes-${name}.${view.language}-${view.width}`

  test(`a prize, from the win to the payment: ${view.name}`, async ({ browser, expectLive }) => {
    const given = await world()
    // An inactive plan: the worker would open the next game of an active one, and other stories would see it.
    const planId = await givenPlan(given, { isActive: false })
    const prize = (await givenWonPrizes(given, { planId })).find(({ position }) => position === 3)
    if (!prize) throw new Error('the 3rd prize has no winner')
    const page = await openAs(browser, owner, view, { id: prize.personId, username: '' }, '/profile/tickets')
    const card = page.locator(`[data-prize="${prize.id}"]`)
    const expectStatus = (status: string) =>
      expectLive(page, (timeout) => expect(card).toHaveAttribute('data-status', status, { timeout }), PRIZES_POLL_MS)

    await test.step('a ticket that won links to the prizes, where the winner says where to send one', async () => {
      await page
        .locator('main')
        .getByRole('link', { name: translate('nav.myPrizes') })
        .first()
        .click()
      await card.locator('[name=accountNumber]').fill('12345678')
      await card.getByRole('button', { name: translate('prizes.submit') }).click()
      await expect(card.getByText(translate('fault.phone'))).toBeVisible()
      await expectAccessible(page, shot('claim'))
      await card.locator('[name=accountNumber]').fill('0911 00 06 78')
      await card.getByRole('button', { name: translate('prizes.submit') }).click()
      await expectToast(page, view, 'prizes.saved')
      await expect(card.getByText('+251 911 000 678')).toBeVisible()
      await expectAccessible(page, shot('claimed'))
    })

    await test.step('the open page follows the payment', async () => {
      await ensureTaxRule()
      await givenApprovedPrize(given, prize)
      await expectStatus('approved')
      await expect(card.getByRole('button', { name: translate('prizes.change') })).toHaveCount(0)
      const reference = await givenPaidPrize(given, prize)
      await expectStatus('paid')
      await expect(card.getByText(translate('prizes.reference', { reference }))).toBeVisible()
      await expectAccessible(page, shot('paid'))
      await page.context().close()
    })

    await test.step('a player without a prize is led to the games', async () => {
      const other = await openAs(browser, owner, view, await createPlayer(), '/profile/prizes')
      await expect(other.getByRole('heading', { name: translate('prizes.empty') })).toBeVisible()
      await expectAccessible(other, shot('empty'))
      await other.context().close()
    })
  })
}
