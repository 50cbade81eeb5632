import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { announceSession } from '../../api/session.ts'
import { activeTheme, chooseTheme } from '../../ui/theme.ts'
import { keepLaunch } from './launch.ts'
import { startMiniApp } from './start-mini-app.ts'

type Sent = { readonly event: string; readonly data: Record<string, unknown> }
type Received = {
  readonly Telegram: { readonly WebView: { readonly receiveEvent: (event: string, data?: object) => void } }
}

const INIT_DATA = 'auth_date=1795082400&user=%7B%22id%22%3A7%7D&hash=00'
const firstAddress = location.pathname + location.search
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  const postEvent = (event: string, data: string) => sent.push({ event, data: JSON.parse(data) })
  vi.stubGlobal('TelegramWebviewProxy', { postEvent })
  sessionStorage.clear()
  chooseTheme('light')
  delete document.documentElement.dataset['signedIn']
})
afterEach(() => {
  history.replaceState(null, '', firstAddress)
  chooseTheme('light')
})

const receive = (event: string, data?: object) =>
  (window as unknown as Received).Telegram.WebView.receiveEvent(event, data)
const lastOf = (event: string) => sent.findLast((each) => each.event === event)?.data

function openIn(background = '#ffffff', initData = INIT_DATA) {
  const launch = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: '9.0',
    tgWebAppThemeParams: JSON.stringify({ bg_color: background }),
  })
  location.hash = launch.toString()
  startMiniApp()
}

test('without launch data nothing is sent to Telegram or to the server', () => {
  const requests = fakeServer({})
  startMiniApp()
  expect(sent).toEqual([])
  expect(requests).toEqual([])
})

test('launch data in a link, opened in an ordinary browser, is taken out of the address and not used', async () => {
  vi.stubGlobal('TelegramWebviewProxy', undefined)
  const requests = fakeServer({})
  openIn('#17212b')
  expect(location.href).not.toContain('tgWebAppData')
  expect(sessionStorage.length).toBe(0)
  expect(activeTheme()).toBe('light')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(requests).toEqual([])
})

test('says whose account it has logged in to', async () => {
  await renderPage(<p>The page</p>, [])
  fakeServer({
    'POST /api/session/telegram': () => ({ next: 'signed_in' }),
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
  })
  openIn()
  await expect.element(page.getByText('This is the account of Selam Bekele, selam@example.com.')).toBeVisible()
})

test('shows the page at full height, and no swipe on the board closes it', () => {
  fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  openIn()
  expect(sent.map(({ event }) => event)).toEqual(expect.arrayContaining(['web_app_ready', 'web_app_expand']))
  expect(lastOf('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false })
})

test('takes the launch data out of the address', () => {
  fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  openIn()
  expect(location.href).not.toContain('tgWebAppData')
})

test('follows the theme of Telegram, also when it changes, and paints its bars in our colour', () => {
  fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  openIn('#17212b')
  expect(activeTheme()).toBe('dark')
  expect(lastOf('web_app_set_header_color')).toEqual({ color: '#161d19' })
  receive('theme_changed', { theme_params: { bg_color: '#ffffff' } })
  expect(activeTheme()).toBe('light')
  expect(lastOf('web_app_set_header_color')).toEqual({ color: '#ffffff' })
  expect(lastOf('web_app_set_background_color')).toEqual({ color: '#f4f5f1' })
})

test('a theme of Telegram without a colour changes nothing', () => {
  fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  openIn('#17212b')
  for (const data of [undefined, {}, { theme_params: null }, { theme_params: { bg_color: 'url(//evil.test)' } }]) {
    receive('theme_changed', data)
  }
  expect(activeTheme()).toBe('dark')
})

test('the back button is there on every page but the first, and goes back', async () => {
  fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  openIn()
  expect(lastOf('web_app_setup_back_button')).toEqual({ is_visible: false })
  history.pushState(null, '', '/dashboard')
  await vi.waitFor(() => expect(lastOf('web_app_setup_back_button')).toEqual({ is_visible: true }))
  receive('back_button_pressed')
  await vi.waitFor(() => expect(lastOf('web_app_setup_back_button')).toEqual({ is_visible: false }))
  expect(location.pathname + location.search).toBe(firstAddress)
})

test('a page that is loaded later in the same window still has the launch', async () => {
  const requests = fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  keepLaunch({ initData: INIT_DATA, backgroundColor: '#17212b', firstPath: '/elsewhere' })
  startMiniApp()
  expect(lastOf('web_app_setup_back_button')).toEqual({ is_visible: true })
  // The player may have chosen another theme since.
  expect(activeTheme()).toBe('light')
  const signIn = { method: 'POST', path: '/api/session/telegram', body: { initData: INIT_DATA } }
  await vi.waitFor(() => expect(requests).toEqual([signIn]))
})

test('shares in a chat of Telegram, without pictures', async () => {
  fakeServer({ 'POST /api/session/telegram': () => ({ next: 'log_in' }) })
  openIn()
  expect(navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] })).toBe(false)
  await navigator.share({ url: 'https://edil.example/ticket/7', text: 'ቁጥሬ 07 & + ዕድል' })
  const { path_full: path } = lastOf('web_app_open_tg_link') ?? {}
  const url = new URL(String(path), 'https://t.me')
  expect(url.pathname).toBe('/share/url')
  expect(url.searchParams.get('url')).toBe('https://edil.example/ticket/7')
  expect(decodeURIComponent(/text=([^&]*)/.exec(url.search)?.[1] ?? '')).toBe('ቁጥሬ 07 & + ዕድል')
})

test('a session of this browser is kept: Telegram may be of someone else', async () => {
  const requests = fakeServer({})
  document.documentElement.dataset['signedIn'] = ''
  openIn()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(requests).toEqual([])
})

test('after a logout, the next page does not log the person in again', async () => {
  const requests = fakeServer({ 'POST /api/session/telegram': () => ({ next: 'signed_in' }) })
  document.documentElement.dataset['signedIn'] = ''
  openIn()
  // Logging out empties the storage; then another page loads.
  delete document.documentElement.dataset['signedIn']
  sessionStorage.clear()
  dispatchEvent(new Event('pagehide'))
  startMiniApp()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(lastOf('web_app_ready')).toBeDefined()
  expect(requests).toEqual([])
})

test('after a login, the Telegram account is linked only if the player says so', async () => {
  await renderPage(<p>The page</p>, [])
  const requests = fakeServer({
    'POST /api/session/telegram': () => ({ next: 'link' }),
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'POST /api/account/telegram/link': () => ({}),
  })
  openIn()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  announceSession()
  await expect.element(page.getByRole('heading', { name: 'Log in with Telegram next time?' })).toBeVisible()
  expect(requests.map(({ path }) => path)).not.toContain('/api/account/telegram/link')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect.element(page.getByText('Telegram linked')).toBeVisible()
  expect(requests.at(-1)).toMatchObject({ path: '/api/account/telegram/link', body: { initData: INIT_DATA } })
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test.each([{ role: 'reviewer' }, { hasTwoFactor: true }] as const)(
  'offers no link to an account with %o',
  async (different) => {
    await renderPage(<p>The page</p>, [])
    const requests = fakeServer({
      'POST /api/session/telegram': () => ({ next: 'link' }),
      'GET /api/session': () => ({ person: { ...EXAMPLE_ME, ...different } }),
    })
    openIn()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    announceSession()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  },
)

test('a locked account is named; launch data that was used before is not: the login is there', async () => {
  await renderPage(<p>The page</p>, [])
  fakeServer({
    'POST /api/session/telegram': () => {
      throw refusal('init_data_used')
    },
  })
  openIn()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(page.getByText('You are not logged in').elements()).toHaveLength(0)
  fakeServer({
    'POST /api/session/telegram': () => {
      throw refusal('account_locked')
    },
  })
  openIn()
  await expect.element(page.getByText('This account is locked. Please contact support.')).toBeVisible()
})
