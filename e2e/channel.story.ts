import { GAME_NAMES } from '@edil/text/names'
import { PLACES } from '@edil/text/places'
import { ANNOUNCEMENT_TEXTS } from '@edil/text/telegram/announcements'
import { expect } from '@playwright/test'
import { calculateByHand } from '../server/test/calculate-by-hand.ts'
import { closeNow, drawNow } from '../server/test/draws.ts'
import { givenApproved } from '../server/test/payments.ts'
import { givenPerson } from '../server/test/people.ts'
import { takeScreenshot } from './accessibility.ts'
import { freshGame } from './draw-steps.ts'
import { channelUrl, world } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'

/** Other witnesses get 15 s, and a show takes 11 s. */
const NEWS_MS = 60_000
/** The check calculates for seconds, and longer while other stories keep both cores busy; the page says meanwhile that it calculates. */
const CHECK_MS = 30_000

for (const view of viewsOf({ short: ['am', 360] })) {
  const { language, width } = view
  const texts = ANNOUNCEMENT_TEXTS[language]

  test(`the public channel follows a game, and its result verifies by hand: ${view.name}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const gameId = await freshGame()
    const named = { game: GAME_NAMES[language].daily, gameId }
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    const messages = page.locator('article')
    /** The page of the channel does not reload automatically. */
    const expectMessage = async (text: string) => {
      await expect(async () => {
        await page.goto(channelUrl())
        await expect(messages.filter({ hasText: text })).toHaveCount(1, { timeout: 100 })
      }).toPass({ timeout: NEWS_MS, intervals: [500] })
      return messages.filter({ hasText: text })
    }

    await test.step('a new game is announced in both languages', async () => {
      const opened = await expectMessage(`game ${gameId} is open`)
      await expect(opened).toContainText(gameId)
      await expect(opened).toContainText('35,000')
      await expect(opened.getByRole('link', { name: texts.play })).toBeVisible()
    })

    for (const numbers of [[7, 42], [93]]) {
      const { id: personId } = await givenPerson(await world(), { hasPassword: false })
      await givenApproved(await world(), { personId, gameId, numbers })
    }
    await closeNow(await world(), gameId)

    const seal = await test.step('the seal is announced, and the witnesses are added to the same message', async () => {
      const { title } = texts.sealed({ ...named, sold: 3, players: 2, round: '', at: '' })
      const sealed = await expectMessage(title)
      await expectMessage(`game ${gameId}: the list is sealed`)
      await expect(async () => {
        await page.goto(channelUrl())
        await expect(sealed).toContainText(texts.witnesses({ witnesses: 3, isEnough: true }), { timeout: 100 })
      }).toPass({ timeout: NEWS_MS, intervals: [500] })
      return (await sealed.locator('pre').innerText()).split('\n')
    })

    await drawNow(await world(), gameId)

    await test.step('the result, copied from the channel, gives the same winners by hand', async () => {
      const result = await expectMessage(texts.result(named).title)
      await result.scrollIntoViewIfNeeded()
      await takeScreenshot(page, `channel-result.${language}-${width}`)
      const figures = await result.locator('pre').innerText()
      expect(figures.split('\n')).toEqual(expect.arrayContaining(seal))
      const { calculated, announced } = calculateByHand(figures)
      expect(calculated).toBe(announced)
      const [first] = announced.split(' ')
      await expect(result).toContainText(new RegExp(`${PLACES[language][0]}.{2,8} ${first}\\b`))
    })

    await test.step('its link opens the check of the draw', async () => {
      await messages
        .filter({ hasText: texts.result(named).title })
        .getByRole('link', { name: texts.check })
        .click()
      await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'fair', { timeout: CHECK_MS })
    })
    await context.close()
  })
}
