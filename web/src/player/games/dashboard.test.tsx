import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { EXAMPLE_PAYMENT, listReceivingAccounts } from '@edil/contract/payments'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
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

const PAYMENT = {
  ...EXAMPLE_PAYMENT,
  status: 'approved',
  outcome: 'ticket',
  numbers: [7, 27, 100],
  amountSantim: 30_000,
  drawsAt: daily.drawsAt,
} as const

function serve(
  games: readonly Game[],
  { accounts } = listReceivingAccounts.example,
  session?: Promise<void>,
  myPayments: () => unknown = () => ({ payments: [PAYMENT], hasMore: false }),
) {
  fakeServer({
    'GET /api/games': () => ({ games, hasMore: false }),
    'GET /api/receiving-accounts': () => ({ accounts }),
    'GET /api/session': async () => {
      await session
      return { person: EXAMPLE_ME }
    },
    'GET /api/my/payments': myPayments,
    'GET /api/my/tickets': () => ({ tickets: [], hasMore: false }),
  })
}

const PARTS = ['games', 'play', 'tickets', 'mine', 'outcome'] as const
const tab = (name: string) => page.getByRole('tab', { name })
const panel = () => page.getByRole('tabpanel')

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=; max-age=0'
  document.documentElement.removeAttribute('data-signed-in')
  document.documentElement.style.removeProperty('--own')
  document.documentElement.removeAttribute('data-own')
  localStorage.removeItem('edil.own')
})

test('opens on Daily, and says what is open, left and when sales close', async () => {
  serve([daily, midday])
  await renderPage(<Dashboard />, PARTS)
  await expect.element(tab('Daily')).toHaveAttribute('aria-selected', 'true')
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

test('shows the own numbers before the games, with the amount in birr', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=1'
  document.documentElement.setAttribute('data-signed-in', '')
  serve([daily, midday])
  await renderPage(<Dashboard />, PARTS)
  const mine = page.getByText('7 27 100 / 300 ETB')
  await expect.element(mine).toBeVisible()
  const order = mine.element().compareDocumentPosition(panel().element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('on the next visit the games stay where they are when the own numbers appear', async () => {
  await page.viewport(360, 740)
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=1'
  document.documentElement.setAttribute('data-signed-in', '')
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
  serve([daily, midday], listReceivingAccounts.example, answered)
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
  serve([daily, midday], listReceivingAccounts.example, undefined, async () => {
    await answered
    return { payments: [], hasMore: false }
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
  serve([daily, midday], listReceivingAccounts.example, undefined, () => {
    throw refusal('service_unavailable')
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
