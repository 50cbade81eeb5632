import { randomInt } from 'node:crypto'
import { PAYMENT_TEXTS } from '@edil/text/letters/payments'
import { expect, type Page } from '@playwright/test'
import { waitForMail } from '../dev/mailbox.ts'
import { closeNow, drawNow } from '../server/test/draws.ts'
import { givenApproved } from '../server/test/payments.ts'
import { givenPerson } from '../server/test/people.ts'
import { givenTelegramLink } from '../server/test/telegram.ts'
import { expectAccessible, takeScreenshot } from './accessibility.ts'
import { freshGame } from './draw-steps.ts'
import { openAs } from './player.ts'
import { channelUrl, owner, stackFolder, world } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import { expectToast } from './visitor.ts'

/** A letter is written and sent within a second, the page reads every 15 s, and a show takes 11 s. */
const NEWS_MS = 60_000

for (const view of viewsOf({ short: ['am', 360] })) {
  const { language, translate } = view
  const shot = (name: string) => `notifications-${name}.${language}-${view.width}`

  test(`from connecting Telegram to the win, the same words on page, mail and Telegram: ${view.name}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const player = await givenPerson(await world(), { language, hasPassword: false })
    const gameId = await freshGame()
    const telegramId = randomInt(1, 2 ** 40)
    const page = await openAs(browser, owner, view, player, '/profile/notifications')
    const chat = await page.context().newPage()
    const chatUrl = `${channelUrl()}/users/${telegramId}`
    const winnersChat = `${channelUrl()}/users/${telegramId + 1}`
    const messages = chat.locator('article:not(.own)')
    /** The page of the chat does not reload automatically. */
    const expectInChat = (text: string, url = chatUrl) =>
      expect(async () => {
        await chat.goto(url)
        await expect(messages.filter({ hasText: text })).toHaveCount(1, { timeout: 100 })
      }).toPass({ timeout: NEWS_MS, intervals: [500] })

    await test.step('the empty page says what will be there', async () => {
      await expect(page.getByText(translate('notifications.empty'))).toBeVisible()
      await expectAccessible(page, shot('empty'))
    })

    await test.step('the code of the profile connects Telegram, once', async () => {
      await page.getByRole('button', { name: translate('telegram.connect') }).click()
      const link = page.getByRole('link', { name: translate('telegram.open') })
      await expectAccessible(page, shot('code'))
      const code = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start') ?? ''
      await write(chat, chatUrl, `/start ${code}`)
      await expect(page.getByText(translate('telegram.linked'), { exact: true })).toBeVisible({ timeout: NEWS_MS })
      await write(chat, chatUrl, `/start ${code}`)
    })

    await test.step('an approved payment is said on the page, by mail and on Telegram', async () => {
      await givenApproved(await world(), { personId: player.id, gameId, numbers: [7, 42] })
      const { subject } = PAYMENT_TEXTS[language].approved({
        game: '',
        amount: '',
        numbers: '',
        ticketNumber: '',
        back: undefined,
      })
      await expectInChat(subject)
      await waitForMail(stackFolder(), player.email, { subject })
      await expect(page.getByRole('heading', { name: subject })).toBeVisible({ timeout: NEWS_MS })
      await expectAccessible(page, shot('approved'))
    })

    await test.step('what I want to hear is kept', async () => {
      await page.getByLabel(translate('choices.quiet')).check()
      await page.getByRole('button', { name: translate('choices.save') }).click()
      await expectToast(page, view, 'choices.saved')
      await page.reload()
      await expect(page.getByLabel(translate('choices.quiet'))).toBeChecked()
      await page.getByLabel(translate('choices.quiet')).uncheck()
      await page.getByRole('button', { name: translate('choices.save') }).click()
      await expectToast(page, view, 'choices.saved')
    })

    await test.step('the winner of a sold-out game hears of it after the show, on the page and on Telegram', async () => {
      for (let number = 1; number <= 100; number += 3) {
        const numbers = [number, number + 1, number + 2].filter((each) => each <= 100 && each !== 7 && each !== 42)
        const { id: personId } = await givenPerson(await world(), { language, hasPassword: false })
        await givenApproved(await world(), { personId, gameId, numbers })
      }
      await closeNow(await world(), gameId)
      await drawNow(await world(), gameId)
      const { rows } = await owner.query(
        `select number, person_id as "personId", username from prizes join people on people.id = person_id
         where game_id = $1 and position = 1`,
        [gameId],
      )
      const [{ number, personId, username }] = rows
      const won = language === 'am' ? `ቁጥርዎ ${number} አሸንፏል` : `Your number ${number} won`
      if (personId !== player.id) {
        await write(chat, winnersChat, '/start')
        await givenTelegramLink(await world(), personId, telegramId + 1)
      }
      await expectInChat(won, personId === player.id ? chatUrl : winnersChat)
      await chat.setViewportSize({ width: view.width, height: 900 })
      await takeScreenshot(chat, shot('chat'))
      const winner = await openAs(browser, owner, view, { id: personId, username }, '/profile/notifications')
      await expect(winner.getByRole('heading', { name: won })).toBeVisible({ timeout: NEWS_MS })
      await expectAccessible(winner, shot('won'))
    })
  })
}

async function write(chat: Page, url: string, text: string): Promise<void> {
  await chat.goto(url)
  await chat.getByLabel('Message').fill(text)
  await chat.getByRole('button', { name: 'Send' }).click()
}
