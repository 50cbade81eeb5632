import { randomInt } from 'node:crypto'
import { GAME_NAMES } from '@edil/text/names'
import { type Browser, expect, type Page } from '@playwright/test'
import { signInitData } from '../dev/sign-init-data.ts'
import { TELEGRAM_TOKEN } from '../dev/telegram-server.ts'
import { PASSWORD } from '../server/test/people.ts'
import { expectAccessible, takeScreenshot } from './accessibility.ts'
import { freshGame } from './draw-steps.ts'
import { createPlayerWithPassword } from './player.ts'
import { node, owner } from './stack.ts'
import { test } from './story.ts'
import { type View, viewOf } from './view.ts'

type Sent = { readonly event: string; readonly data: Record<string, unknown> }
type TelegramApp = {
  sent: Sent[]
  readonly Telegram: { readonly WebView: { readonly receiveEvent: (event: string, data?: object) => void } }
}

const BACKGROUNDS = { light: '#ffffff', dark: '#17212b' } as const
type Theme = keyof typeof BACKGROUNDS

/** A window of the Telegram app for phones, as far as our page can tell. */
async function openWindow(browser: Browser, { width }: View, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, reducedMotion: 'reduce', colorScheme })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const app = window as unknown as TelegramApp
    app.sent = []
    const postEvent = (event: string, data: string) => app.sent.push({ event, data: JSON.parse(data) })
    Object.assign(window, { TelegramWebviewProxy: { postEvent } })
  })
  return page
}

type Opening = { readonly telegramId: number; readonly theme: Theme; readonly startParam?: string }

async function launch(page: Page, view: View, { telegramId, theme, startParam }: Opening): Promise<void> {
  const hash = new URLSearchParams({
    tgWebAppData: signInitData(TELEGRAM_TOKEN, { telegramId, ...(startParam ? { startParam } : {}) }),
    tgWebAppVersion: '9.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify({ bg_color: BACKGROUNDS[theme] }),
  })
  await page.goto(`${node(1)}${view.prefix}/#${hash}`)
}

const receive = (page: Page, event: string, data?: object) =>
  page.evaluate(([name, value]) => (window as unknown as TelegramApp).Telegram.WebView.receiveEvent(name, value), [
    event,
    data,
  ] as const)

const lastSent = (page: Page, event: string) =>
  page.evaluate((name) => (window as unknown as TelegramApp).sent.findLast((each) => each.event === name)?.data, event)

for (const [theme, view] of [
  ['light', viewOf('en', 360)],
  ['dark', viewOf('am', 360)],
] as const) {
  const { translate } = view
  // The phone's own setting, so that following Telegram shows.
  const otherTheme = theme === 'light' ? 'dark' : 'light'
  const shotName = (what: string) => `mini-app-${what}.${view.language}-${view.width}-${theme}`

  test(`a player uses Edil inside Telegram: ${view.name}, ${theme}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const player = await createPlayerWithPassword()
    const telegramId = randomInt(1, 2 ** 47)

    await test.step('the first time, a login as everywhere is followed by the question', async () => {
      const page = await openWindow(browser, view, otherTheme)
      await launch(page, view, { telegramId, theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(page.url()).not.toContain('tgWebAppData')
      await expect.poll(() => lastSent(page, 'web_app_setup_back_button')).toEqual({ is_visible: false })

      await page.goto(`${node(1)}${view.prefix}/login`)
      await expect.poll(() => lastSent(page, 'web_app_setup_back_button')).toEqual({ is_visible: true })
      await page.locator('[name=identifier]').fill(player.email)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('button', { name: translate('login.submit') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(translate('miniapp.linkText'))
      await expectAccessible(page, shotName('link'))
      await dialog.getByRole('button', { name: translate('miniapp.link'), exact: true }).click()
      await expect(page.getByText(translate('miniapp.linkedTitle'))).toBeVisible()
      const { rows } = await owner.query('select telegram_id from telegram_accounts where person_id = $1', [player.id])
      expect(rows.map(({ telegram_id: id }) => Number(id))).toEqual([telegramId])
      await page.context().close()
    })

    const page = await openWindow(browser, view, otherTheme)

    await test.step('the next time, opening it logs in', async () => {
      await launch(page, view, { telegramId, theme })
      await expect(page.locator('html[data-signed-in]')).toBeAttached()
      const account = { name: 'Selam Bekele', email: player.email }
      await expect(page.getByText(translate('miniapp.signedInText', account))).toBeVisible()
      await expect(page.getByRole('link', { name: translate('nav.login') })).toBeHidden()
      await takeScreenshot(page, shotName('home'))
    })

    await test.step('the theme follows Telegram', async () => {
      await receive(page, 'theme_changed', { theme_params: { bg_color: BACKGROUNDS[otherTheme] } })
      await expect(page.locator('html')).toHaveAttribute('data-theme', otherTheme)
      const color = otherTheme === 'dark' ? '#161d19' : '#ffffff'
      expect(await lastSent(page, 'web_app_set_header_color')).toEqual({ color })
      await receive(page, 'theme_changed', { theme_params: { bg_color: BACKGROUNDS[theme] } })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    })

    await test.step('the back button of Telegram leads back to the first page, and stays away there', async () => {
      await page
        .locator('footer')
        .getByRole('link', { name: translate('nav.howItWorks') })
        .click()
      await expect(page).toHaveURL(`${node(1)}${view.prefix}/about`)
      await expect.poll(() => lastSent(page, 'web_app_setup_back_button')).toEqual({ is_visible: true })
      await receive(page, 'back_button_pressed')
      await expect(page).toHaveURL(`${node(1)}${view.prefix}/`)
      await expect.poll(() => lastSent(page, 'web_app_setup_back_button')).toEqual({ is_visible: false })
    })

    await test.step('a link to a game opens the game; a link to elsewhere opens the first page', async () => {
      const gameId = await freshGame()
      await launch(page, view, { telegramId, theme, startParam: `game_${gameId}` })
      // Only the part after # differs from the address before, so the browser does not load the page.
      await page.reload()
      await expect(page).toHaveURL(`${node(1)}${view.prefix}/draws/${gameId}`)
      const type = GAME_NAMES[view.language].daily
      const name = translate('result.name', { type, number: gameId.replace('daily-', '') })
      await expect(page.locator('main')).toContainText(name)
      await expect.poll(() => lastSent(page, 'web_app_setup_back_button')).toEqual({ is_visible: false })
      await takeScreenshot(page, shotName('game'))
      await launch(page, view, { telegramId, theme, startParam: 'page_https-evil' })
      await expect(page).toHaveURL(`${node(1)}${view.prefix}/`)
    })
    await page.context().close()
  })
}

test('no other site can show Edil in a frame', async ({ browser, request }) => {
  const headers = (await request.get(node(1))).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  const page = await browser.newPage()
  await page.setContent(`<iframe src="${node(1)}/"></iframe>`)
  await expect(async () => {
    const frame = page.frames().at(1)
    expect(await frame?.locator('#root').count()).toBe(0)
    expect(frame?.url()).toMatch(/^chrome-error:/)
  }).toPass({ timeout: 10_000 })
  await page.close()
})
