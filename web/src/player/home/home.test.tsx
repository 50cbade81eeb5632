import { showHome } from '@edil/contract/figures'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../../test/session-cookie.ts'
import { Home } from './home.tsx'

const FIGURES = showHome.example
const PARTS = ['games', 'front', 'home'] as const
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const game = (id: string, changes: Partial<Game>): Game => ({ ...EXAMPLE_GAME, id, ...changes })

function serve(figures: Partial<typeof FIGURES>, games: readonly Game[]) {
  fakeServer({
    'GET /api/figures/home': () => ({ ...FIGURES, ...figures }),
    'GET /api/games': () => ({ games, hasMore: false }),
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
  })
}

afterEach(clearSessionCookie)

// proves: HOME-05, HOME-06, HOME-07, HOME-08, HOME-09, HOME-10, HOME-11
test('computes what the cards claim', async () => {
  const next = game('midday-9', { type: 'midday', drawsAt: inHours(2), closesAt: inHours(1.8), holdMinutes: 20 })
  serve(
    {
      nextGame: { gameId: next.id, type: next.type, closesAt: next.closesAt, drawsAt: next.drawsAt },
      payouts: { medianMinutes: 191.2, p95Minutes: 300, count: 12 },
    },
    [next],
  )
  await renderPage(<Home />, PARTS)
  const figures = page.getByRole('region', { name: 'Figures of today' })
  await expect.element(figures).toMatchTextContent(/Prize pool555,200\sETBActive players214Winners today3/)
  const cards = page.getByRole('region', { name: 'Why Edil' })
  for (const name of ['100% Secure', 'Instant Payouts', 'Fair Play', '24/7 Games']) {
    await expect.element(cards.getByRole('heading', { name })).toBeVisible()
  }
  await expect.element(cards.getByText(/By transfer to Telebirr or CBE Birr\./)).toBeVisible()
  await expect.element(page.getByText(/^Paid within 3 h 12 min, median of the last 30 days\./)).toBeVisible()
  await expect.element(page.getByText(/First prizes from 7,000 ETB to 400,000 ETB\./)).toBeVisible()
  await expect.element(page.getByText(/held for 20 minutes/)).toBeVisible()
  await expect.element(page.getByText('555,200 ETB')).toBeVisible()
  await expect.element(page.getByText('Hana T.')).toBeVisible()
  await expect.element(page.getByText(/^Next game to close: Midday,/)).toBeVisible()
  await expect.element(page.getByRole('timer').getByText(/^(2:00:00|1:59:\d\d)$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Check the latest draw' })).toBeVisible()
})

test('claims nothing that did not happen', async () => {
  serve({ payouts: null, firstPrizesSantim: null, recentWinners: [], nextGame: null }, [])
  await renderPage(<Home />, PARTS)
  await expect.element(page.getByText(/^No prize was paid in the last 30 days\./)).toBeVisible()
  await expect.element(page.getByText(/^No games are planned right now\./)).toBeVisible()
  await expect.element(page.getByText('No draw is planned right now')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No winners yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Check the latest draw' })).not.toBeInTheDocument()
})

test('a closed game whose draw is to come is the next draw; one whose draw is due is not', async () => {
  const due = game('weekly-3', { type: 'weekly', status: 'drawing', drawsAt: inHours(-0.01) })
  const closed = game('daily-7', { status: 'drawing', drawsAt: inHours(0.1) })
  serve({}, [due, closed, game('midday-9', { type: 'midday', drawsAt: inHours(18) })])
  await renderPage(<Home />, PARTS)
  await expect.element(page.getByText(/^Next draw: Daily,/)).toBeVisible()
})

// proves: HOME-01, HOME-02, HOME-03, HOME-04, HOME-12, HOME-13
test('leads visitors to the registration', async () => {
  serve({}, [])
  await renderPage(<Home />, PARTS)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Luck you can check.' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('link', { name: 'View Active Games' })).toHaveAttribute('href', '/dashboard')
  await expect.element(page.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute('href', '/about')
})

// proves: HOME-03
test('leads players to the games', async () => {
  setSessionCookie()
  serve({}, [])
  await renderPage(<Home />, PARTS)
  await expect.element(page.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute('href', '/dashboard')
})
