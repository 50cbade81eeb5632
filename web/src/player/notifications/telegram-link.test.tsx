import { EXAMPLE_ME } from '@edil/contract/sessions'
import type { TelegramLink as Link } from '@edil/contract/telegram'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { TelegramLink } from './telegram-link.tsx'

beforeEach(setSessionCookie)
afterEach(clearSessionCookie)

const CONNECT = { name: 'Connect Telegram' }
const ADDRESS = 'https://t.me/edil_bot?start=q3Zk0mV9cH1uT7sX2bYw4A'
const NOT_LINKED: Link = { isLinked: false, isSilenced: false, botName: 'edil_bot' }

/** A server whose answer a test changes, as Telegram and the bot do. */
async function open(first: Link, codeMinutes: readonly number[] = [10]) {
  const state = { link: first, codes: [...codeMinutes] }
  const requests = fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/account/telegram': () => state.link,
    'POST /api/account/telegram/code': () => {
      const expiresAt = new Date(Date.now() + (state.codes.shift() ?? 10) * 60_000).toISOString()
      return { code: 'q3Zk0mV9cH1uT7sX2bYw4A', address: ADDRESS, expiresAt }
    },
    'DELETE /api/account/telegram': () => {
      state.link = NOT_LINKED
      return {}
    },
  })
  await renderPage(<TelegramLink />, ['refusals', 'notifications'])
  return { state, requests }
}

test('Connect shows the link to the bot as a button and as a QR code, with the time left', async () => {
  await open(NOT_LINKED)
  await page.getByRole('button', CONNECT).click()
  await expect.element(page.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute('href', ADDRESS)
  await expect.element(page.getByRole('img', { name: 'QR code that opens Telegram' })).toBeVisible()
  await expect.element(page.getByText(/works once, for another (10:00|9:\d\d)/)).toBeVisible()
})

test('a code whose time is over is not shown, and a new one can be made', async () => {
  await open(NOT_LINKED, [0, 10])
  await page.getByRole('button', CONNECT).click()
  await expect.element(page.getByText('The time is over.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Open Telegram' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Get a new code' }).click()
  await expect.element(page.getByRole('link', { name: 'Open Telegram' })).toBeVisible()
})

test('when the person comes back to the window, the page shows that Telegram is connected', async () => {
  const { state } = await open(NOT_LINKED)
  await page.getByRole('button', CONNECT).click()
  await expect.element(page.getByRole('link', { name: 'Open Telegram' })).toBeVisible()
  state.link = { ...NOT_LINKED, isLinked: true }
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Connected', { exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: 'Open Telegram' }).query()).toBeNull()
})

test('while a code is shown, the page notices a connection on another device', async () => {
  const { state } = await open(NOT_LINKED)
  await page.getByRole('button', CONNECT).click()
  await expect.element(page.getByRole('link', { name: 'Open Telegram' })).toBeVisible()
  state.link = { ...NOT_LINKED, isLinked: true }
  await expect.element(page.getByText('Connected', { exact: true }), { timeout: 8_000 }).toBeVisible()
})

test('Disconnect asks first, and Cancel changes nothing', async () => {
  const { requests } = await open({ ...NOT_LINKED, isLinked: true })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByText('Telegram disconnected')).toBeVisible()
  await expect.element(page.getByRole('button', CONNECT)).toBeVisible()
})

test('a person who turned messages off reads how to get them again', async () => {
  await open({ ...NOT_LINKED, isLinked: true, isSilenced: true })
  await expect.element(page.getByText(/Send \/start to @edil_bot/)).toBeVisible()
})

test('without a bot nothing can be connected', async () => {
  await open({ ...NOT_LINKED, botName: null })
  await expect.element(page.getByText('Telegram cannot be connected at the moment.')).toBeVisible()
  expect(page.getByRole('button', CONNECT).query()).toBeNull()
})

test('a connection that could not be loaded can be tried again', async () => {
  let isAway = true
  fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/account/telegram': () => {
      if (isAway) throw NO_RESPONSE
      return NOT_LINKED
    },
  })
  await renderPage(<TelegramLink />, ['refusals', 'notifications'])
  await expect.element(page.getByText('Failed to load the connection with Telegram'), { timeout: 15_000 }).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', CONNECT)).toBeVisible()
})
