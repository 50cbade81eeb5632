import { showHome } from '@edil/contract/figures'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { EXAMPLE_PAYMENT, listReceivingAccounts, type Payment } from '@edil/contract/payments'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { Dashboard } from './dashboard.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 30_000).toISOString()
const daily: Game = { ...EXAMPLE_GAME, closesAt: inMinutes(486), drawsAt: inMinutes(496) }
const midday: Game = {
  ...EXAMPLE_GAME,
  id: 'midday-9',
  type: 'midday',
  numbersSold: 0,
  players: 0,
  closesAt: inMinutes(126),
  drawsAt: inMinutes(136),
}

const PAYMENT: Payment = {
  ...EXAMPLE_PAYMENT,
  status: 'approved',
  outcome: 'ticket',
  numbers: [7, 27, 100],
  amountSantim: 30_000,
  drawsAt: daily.drawsAt,
}

type Answers = {
  readonly session?: Promise<void>
  readonly payments?: () => readonly Payment[] | Promise<readonly Payment[]>
}

function serve(
  games: readonly Game[],
  { accounts } = listReceivingAccounts.example,
  { session, payments = () => [PAYMENT] }: Answers = {},
) {
  fakeServer({
    'GET /api/games': () => ({ games, hasMore: false }),
    'GET /api/figures/home': () => ({ ...showHome.example, activePlayers: 23 }),
    'GET /api/receiving-accounts': () => ({ accounts }),
    'GET /api/session': async () => {
      await session
      return { person: EXAMPLE_ME }
    },
    'GET /api/my/payments': async () => ({ payments: await payments(), hasMore: false }),
    'GET /api/my/tickets': () => ({ tickets: [], hasMore: false }),
  })
}

const PARTS = ['games', 'play', 'tickets', 'mine', 'outcome'] as const
const tab = (name: string) => page.getByRole('tab', { name })
const panel = () => page.getByRole('tabpanel')

/** What the server's cookie and the head script do. */
function signIn() {
  setSessionCookie()
  document.documentElement.setAttribute('data-signed-in', '')
}

afterEach(() => {
  clearSessionCookie()
  document.documentElement.removeAttribute('data-signed-in')
  document.documentElement.style.removeProperty('--own')
  document.documentElement.removeAttribute('data-own')
  localStorage.removeItem('edil.own')
})

// proves: DASH-13, DASH-14, DASH-15, DASH-16, DASH-17, STATE-05
test('opens on Daily, and says what is open, left and when sales close', async () => {
  serve([daily, midday])
  await renderPage(<Dashboard />, PARTS)
  await expect.element(tab('Daily')).toHaveAttribute('aria-selected', 'true')
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Midday', 'Daily', 'Weekly', 'Monthly'])
  await expect
    .element(panel().getByRole('progressbar', { name: 'Numbers taken' }))
    .toHaveAttribute('aria-valuenow', '37')
  await expect.element(panel().getByRole('link', { name: 'Join Game' })).toBeVisible()
  await expect.element(panel().getByText('63 numbers left')).toBeVisible()
  await tab('Midday').click()
  await expect.element(panel().getByText('Active')).toBeVisible()
  await expect.element(panel().getByText('100 numbers left')).toBeVisible()
  await expect.element(panel().getByText('Sales close in 2 h 6 min')).toBeVisible()
  await expect.element(page.getByText('Waiting')).toHaveLength(2)
  await expect.element(page.getByText('21 players', { exact: false })).toBeVisible()
})

test('says that payments are closed while there is no receiving account', async () => {
  serve([daily], { accounts: [], closed: [] })
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByText('Payments are closed right now')).toBeVisible()
})

// proves: DASH-12, DASH-32, CALL-17
test('shows the own numbers before the games, with the amount in birr', async () => {
  signIn()
  serve([daily, midday])
  await renderPage(<Dashboard />, PARTS)
  const mine = page.getByText('7 27 100 / 300 ETB')
  await expect.element(mine).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your Game Numbers' })).toBeVisible()
  const order = mine.element().compareDocumentPosition(panel().element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('on the next visit the games stay where they are when the own numbers appear', async () => {
  await page.viewport(360, 740)
  signIn()
  const top = () => page.getByRole('tablist').element().getBoundingClientRect().top
  serve([daily, midday])
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByText('7 27 100 / 300 ETB')).toBeVisible()
  const shown = top()
  await expect.poll(() => localStorage.getItem('edil.own')).toMatch(/^[1-9]\d+px$/)
  const reserved = localStorage.getItem('edil.own') ?? ''
  await cleanup()

  // What the head script does.
  document.documentElement.style.setProperty('--own', reserved)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  serve([daily, midday], listReceivingAccounts.example, { session: answered })
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByRole('tablist')).toBeVisible()
  expect(Math.abs(top() - shown)).toBeLessThan(2)
  answer()
  await expect.element(page.getByText('7 27 100 / 300 ETB')).toBeVisible()
  expect(Math.abs(top() - shown)).toBeLessThan(2)
})

test.each([
  ['below the title', 360],
  ['beside the games', 1200],
])('the place reserved %s is given back when the own numbers are gone', async (_, width) => {
  await page.viewport(width, 740)
  reserve()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  serve([daily, midday], undefined, {
    payments: async () => {
      await answered
      return []
    },
  })
  await renderPage(<Dashboard />, PARTS)
  const [title, games] = [page.getByRole('heading', { level: 1 }), page.getByRole('tablist')]
  await expect.element(games).toBeVisible()
  const gap = () => games.element().getBoundingClientRect().top - title.element().getBoundingClientRect().bottom
  const right = () => title.element().getBoundingClientRect().right
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(localStorage.getItem('edil.own')).toBe('400px')
  const reserved = right()
  if (width < 960) expect(gap()).toBeGreaterThan(400)
  answer()
  await expect.poll(gap).toBeLessThan(60)
  if (width > 960) await expect.poll(right).toBeGreaterThan(reserved + 300)
  await expect.poll(() => localStorage.getItem('edil.own')).toBeNull()
})

test('when the payments cannot be loaded, the place is given back, and its height is kept for the next visit', async () => {
  await page.viewport(360, 740)
  reserve()
  serve([daily, midday], undefined, {
    payments: () => {
      throw refusal('service_unavailable')
    },
  })
  await renderPage(<Dashboard />, PARTS)
  await expect.poll(() => document.documentElement.style.getPropertyValue('--own')).toBe('')
  expect(localStorage.getItem('edil.own')).toBe('400px')
})

/** A signed-in player whose own games had a height of 400 px on the last visit, after the head script. */
function reserve() {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=1'
  localStorage.setItem('edil.own', '400px')
  document.documentElement.setAttribute('data-signed-in', '')
  document.documentElement.setAttribute('data-own', '')
  document.documentElement.style.setProperty('--own', '400px')
}

test('a visitor has no reserved place', async () => {
  document.documentElement.style.setProperty('--own', '300px')
  serve([daily, midday])
  await renderPage(<Dashboard />, PARTS)
  const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(page.getByRole('tablist').element().getBoundingClientRect().top - heading.bottom).toBeLessThan(60)
})

/** 0 is red, 120 green, 240 blue. */
function hueOf(element: Element): number {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most === red) return (60 * (green - blue)) / (most - least)
  return most === green ? 120 + (60 * (blue - red)) / (most - least) : 240 + (60 * (red - green)) / (most - least)
}

// proves: DASH-01, DASH-02, DASH-03, DASH-04, DASH-05, DASH-06, STATE-01, STATE-02, STATE-03
test('the status panel has a card for each type: status, players and next draw', async () => {
  const weekly: Game = { ...daily, id: 'weekly-3', type: 'weekly', status: 'completed', players: 34 }
  const monthly: Game = { ...daily, id: 'monthly-2', type: 'monthly', players: 1, drawsAt: '2026-11-27T15:00:00.000Z' }
  serve([daily, weekly, monthly])
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByText(/Last Friday of Month/)).toBeVisible()
  const cards = page.getByRole('heading', { name: 'Game status' }).element().parentElement?.querySelectorAll('li') ?? []
  const shown = [...cards].map(({ textContent }) => textContent)
  expect(shown).toEqual([
    expect.stringMatching(/^DailyActive.*21 players(Today|Tomorrow) at \d+:\d\d [AP]M/),
    expect.stringMatching(/^Mid DayWaiting/),
    expect.stringMatching(/^WeeklyCompleted.*34 players/),
    expect.stringMatching(/^MonthlyActive.*1 playerLast Friday of Month/),
  ])
  const tag = (text: string) => hueOf(page.getByText(text, { exact: true }).last().element())
  expect(tag('Waiting')).toBeGreaterThan(20)
  expect(tag('Waiting')).toBeLessThan(45)
  expect(tag('Active')).toBeGreaterThan(130)
  expect(tag('Active')).toBeLessThan(170)
  expect(tag('Completed')).toBeGreaterThan(195)
  expect(tag('Completed')).toBeLessThan(225)
})

// proves: DASH-07, DASH-08, DASH-09, DASH-10
test('the summary adds up the games that go on, and counts a person who plays two of them once', async () => {
  serve([daily, { ...midday, prizesSantim: [700_000, 50_000, 20_000], players: 5 }])
  await renderPage(<Dashboard />, PARTS)
  await expect
    .element(page.getByRole('region', { name: 'All open games' }))
    .toMatchTextContent(/Total Prize Pool47,700\sETBActive Players23Live Games2Biggest Prize35,000\sETB/)
})

// proves: DASH-18, DASH-19, DASH-20, DASH-21
test('explains the game in three steps, with the number to pay to', async () => {
  serve([daily])
  await renderPage(<Dashboard />, PARTS)
  const steps =
    page.getByRole('heading', { name: 'How It Works' }).element().parentElement?.querySelectorAll('li') ?? []
  await expect
    .element(page.getByText('Send the fee with Telebirr to 0900123456, then upload the screenshot.'))
    .toBeVisible()
  expect([...steps].map((step) => step.textContent)).toEqual([
    expect.stringContaining('Choose a game'),
    expect.stringContaining('Pay and join'),
    expect.stringContaining('Win big'),
  ])
})

// proves: DASH-11, DASH-33, DASH-34
test('shows payments that wait for a ticket, and payments that are reviewed', async () => {
  signIn()
  const waiting: Payment = { ...PAYMENT, id: 'a', outcome: 'selection', numbers: [] }
  serve([daily], undefined, { payments: () => [waiting, { ...EXAMPLE_PAYMENT, numbers: [] }] })
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByRole('heading', { name: 'Pending Ticket Selection' })).toBeVisible()
  await expect.element(page.getByText('Processing Payment')).toBeVisible()
  await expect.element(page.getByText(/^Your number will be generated shortly/)).toBeVisible()
})

// proves: ERR-12, ERR-13, ERR-20
test('says in its place what could not be loaded', async () => {
  signIn()
  serve([daily], undefined, {
    payments: () => {
      throw refusal('service_unavailable')
    },
  })
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByText('Failed to load pending payments')).toBeVisible()
  await expect.element(page.getByText('Failed to load your approved payments')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

// proves: ERR-17
test('says that the games could not be loaded', async () => {
  fakeServer({
    'GET /api/games': () => {
      throw refusal('service_unavailable')
    },
    'GET /api/receiving-accounts': () => listReceivingAccounts.example,
  })
  await renderPage(<Dashboard />, PARTS)
  await expect.element(page.getByText('Failed to fetch games data')).toBeVisible()
})
