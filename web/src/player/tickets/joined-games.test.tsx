import { EXAMPLE_PAYMENT, type Payment } from '@edil/contract/payments'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { EXAMPLE_TICKET, type Ticket } from '@edil/contract/tickets'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { JoinedGames } from './joined-games.tsx'
import { Tickets } from './tickets.tsx'

afterEach(clearSessionCookie)

type Answers = { readonly payments?: () => readonly Payment[]; readonly tickets?: () => readonly Ticket[] }

function serve({ payments = () => [], tickets = () => [] }: Answers = {}) {
  setSessionCookie()
  fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/my/payments': () => ({ payments: payments(), hasMore: false }),
    'GET /api/my/tickets': () => ({ tickets: tickets(), hasMore: false }),
  })
}
const openGames = () =>
  renderPage(
    <Route path="/profile/joined-games">
      <JoinedGames />
    </Route>,
    ['tickets', 'outcome', 'decisions', 'joined'],
    '/profile/joined-games',
  )
const openTickets = () =>
  renderPage(
    <Route path="/profile/tickets/:key?">
      <Tickets />
    </Route>,
    ['tickets', 'outcome'],
    '/profile/tickets',
  )
const fail = () => {
  throw refusal('service_unavailable')
}

const PLAYING: Payment = {
  ...EXAMPLE_PAYMENT,
  id: '6f2c1d1e-8f0a-4b52-9a3e-0d6a1f6f2b12',
  status: 'approved',
  outcome: 'ticket',
  ticketKey: EXAMPLE_TICKET.key,
  ticketNumber: EXAMPLE_TICKET.number,
  numbers: [7, 42, 93],
}
const WAITING: Payment = { ...PLAYING, id: EXAMPLE_PAYMENT.id, outcome: 'selection', ticketKey: null, numbers: [] }

// proves: JOINED-01, JOINED-02, JOINED-03, JOINED-04, JOINED-05, JOINED-06, JOINED-07, JOINED-08, JOINED-09, CALL-17
test('a card for each payment: the game, its money, its status, when it was joined, and its ticket', async () => {
  serve({ payments: () => [PLAYING, WAITING], tickets: () => [EXAMPLE_TICKET] })
  await openGames()
  const cards = page.getByRole('article')
  const playing = cards.nth(0)
  await expect.element(playing.getByRole('heading', { name: 'Daily 412' })).toBeVisible()
  await expect.element(playing.getByText('Active', { exact: true })).toBeVisible()
  await expect.element(playing).toMatchTextContent(/Entry fee1,000\sETBPrize pool40,000\sETBJoined.*15 Nov.*3:07 PM/)
  await expect.element(playing.getByText('D-0412-0063')).toBeVisible()
  await expect.element(playing.getByText('7\u200242\u200293')).toBeVisible()
  const waiting = cards.nth(1)
  await expect.element(waiting.getByText('Pending', { exact: true })).toBeVisible()
  await expect.element(waiting.getByText('Waiting for ticket selection')).toBeVisible()
})

// proves: JOINED-10, JOINED-11
test('without games the page leads to them', async () => {
  serve()
  await openGames()
  await expect.element(page.getByRole('heading', { name: 'No Games Joined Yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Browse Games' })).toHaveAttribute('href', '/dashboard')
})

// proves: JOINED-12, TICKET-08
test.each([
  ['/profile/joined-games', openGames],
  ['/profile/tickets', openTickets],
])('a visitor to %s is sent to the login', async (path, open) => {
  fakeServer({})
  const visited = await open()
  await expect.poll(() => visited.at(-1)).toBe(`/login?to=${encodeURIComponent(path)}`)
})

// proves: TICKET-01, TICKET-02, TICKET-03, TICKET-04, TICKET-05, TICKET-06, TICKET-07
test('every ticket shows its number, when it was bought, the fee, the method and the numbers, and can be viewed and downloaded', async () => {
  const earlier: Ticket = {
    ...EXAMPLE_TICKET,
    key: 'a'.repeat(32),
    number: 'D-0411-0007',
    numbers: [8, 19],
    boughtAt: '2026-11-14T09:30:00.000Z',
    paidSantim: 100_000,
  }
  serve({ tickets: () => [EXAMPLE_TICKET, earlier] })
  await openTickets()
  const newest = page.getByRole('article', { name: 'Ticket D-0412-0063' })
  await expect
    .element(newest)
    .toMatchTextContent(/Ticket numberD-0412-0063.*Paid1,500\sETB · TelebirrBought.*15 Nov.*3:52 PM/)
  for (const number of ['7', '42', '93']) await expect.element(newest.getByText(number, { exact: true })).toBeVisible()
  const older = page.getByRole('article').last()
  await expect.element(older).toMatchTextContent(/8\s19D-0411-0007.*Bought: .*14 Nov.*12:30 PM.*1,000\sETB · Telebirr/)
  const view = page.getByRole('link', { name: 'View' })
  await expect.element(view.first()).toHaveAttribute('href', `/profile/tickets/${EXAMPLE_TICKET.key}`)
  await expect.element(view.last()).toHaveAttribute('href', `/profile/tickets/${earlier.key}`)
  await expect.element(page.getByRole('button', { name: 'Download' })).toHaveLength(2)
})

// proves: ERR-14, ERR-15
test.each([
  ['Failed to load your joined games', openGames],
  ['Failed to load your tickets', openTickets],
])('%s', async (text, open) => {
  serve({ payments: fail, tickets: fail })
  await open()
  await expect.element(page.getByText(text)).toBeVisible()
})
