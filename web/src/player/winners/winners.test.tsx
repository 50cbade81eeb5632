import type { PublicPrize, WinnersOfDraw } from '@edil/contract/figures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Winners } from './winners.tsx'

const TOTALS = { paidSantim: 3_500_000, winners: 2, draws: 1, witnessed: 1, owedSantim: 200_000 }
const PAID: PublicPrize = {
  position: 1,
  number: 27,
  prizeSantim: 3_500_000,
  state: 'paid',
  player: 'Hana T.',
  ticketNumber: 'D-0413-0031',
  paidAt: '2026-11-14T18:12:00.000Z',
  paidAfterMinutes: 192,
}
const UNSOLD: PublicPrize = {
  ...PAID,
  position: 2,
  number: 19,
  state: 'no_winner',
  player: null,
  ticketNumber: null,
  paidAt: null,
  paidAfterMinutes: null,
}
const HIDDEN: PublicPrize = { ...UNSOLD, position: 3, number: 78, state: 'owed', ticketNumber: 'D-0413-0007' }

const drawn = (number: number, at: Date): WinnersOfDraw => ({
  gameId: `daily-${number}`,
  type: 'daily',
  drawnAt: at.toISOString(),
  prizes: [PAID, UNSOLD, HIDDEN],
})
const YESTERDAY = new Date(Date.now() - 86_400_000)

// proves: WIN-01, WIN-02, WIN-03, WIN-04, WIN-05, WIN-06, WIN-07
test('shows each prize with its winner and whether it has been paid, page by page', async () => {
  fakeServer({
    'GET /api/winners?type=daily': () => ({ draws: [drawn(413, YESTERDAY)], hasMore: true, totals: TOTALS }),
    'GET /api/winners?type=daily&after=daily-413': () => ({
      draws: [drawn(412, YESTERDAY)],
      hasMore: false,
      totals: TOTALS,
    }),
  })
  await renderPage(<Winners />, ['winners'])
  await expect.element(page.getByText('Hana T.')).toBeVisible()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Midday', 'Daily', 'Weekly', 'Monthly'])
  const first = page.getByRole('listitem').filter({ has: page.getByText('Hana T.') })
  await expect.element(first).toMatchTextContent(/^27Hana T\.35,000\sETB1st prize/)
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Africa/Addis_Ababa' })
  await expect.element(page.getByRole('heading', { name: date.format(YESTERDAY) })).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Totals of all draws' }))
    .toMatchTextContent(/^Prizes paid35,000\sETBWinners2Draws1Still to be paid2,000\sETB/)
  await expect.element(page.getByText('Paid after 3 h 12 min')).toBeVisible()
  await expect.element(page.getByText('Nobody held 19')).toBeVisible()
  await expect.element(page.getByText('D-0413-0007')).toBeVisible()
  await expect.element(page.getByText('Not yet paid')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('link', { name: 'Draw 412' })).toHaveAttribute('href', '/draws/daily-412')
})

test('hides a result until the show on the stage is over', async () => {
  fakeServer({
    'GET /api/winners?type=daily': () => ({
      draws: [drawn(414, new Date(Date.now() + 60_000)), drawn(413, YESTERDAY)],
      hasMore: false,
      totals: TOTALS,
    }),
  })
  await renderPage(<Winners />, ['winners'])
  await expect.element(page.getByRole('link', { name: 'Draw 413' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Draw 414' })).not.toBeInTheDocument()
})

// proves: ERR-19
test('says so when there are no winners, or when they cannot be loaded', async () => {
  fakeServer({
    'GET /api/winners?type=daily': () => {
      throw refusal('game_not_found')
    },
    'GET /api/winners?type=monthly': () => ({ draws: [], hasMore: false, totals: TOTALS }),
    'GET /api/games': () => ({ games: [], hasMore: false }),
  })
  await renderPage(<Winners />, ['winners'])
  await expect.element(page.getByText('Failed to load winners data')).toBeVisible()
  await page.getByRole('tab', { name: 'Monthly' }).click()
  await expect.element(page.getByRole('heading', { name: 'No monthly winners yet' })).toBeVisible()
})
