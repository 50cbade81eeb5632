import { showJackpots } from '@edil/contract/figures'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Jackpots } from './jackpots.tsx'

const PARTS = ['games', 'refusals', 'buying', 'front', 'jackpots'] as const
const FIGURES = showJackpots.example
const soon = { closesAt: new Date(Date.now() + 3_600_000).toISOString() }
const daily: Game = { ...EXAMPLE_GAME, ...soon, id: 'daily-415' }
const weekly: Game = { ...EXAMPLE_GAME, ...soon, id: 'weekly-58', type: 'weekly', status: 'full', numbersSold: 100 }
const player = (name: string | null, ...numbers: number[]) => ({ player: name, numbers, amountSantim: 50_000 })

function serve(figures: Partial<typeof FIGURES>) {
  fakeServer({
    'GET /api/games': () => ({ games: [daily, weekly], hasMore: false }),
    'GET /api/figures/jackpots': () => ({ ...FIGURES, ...figures }),
  })
}

// proves: JACK-07, JACK-08, JACK-10, JACK-16, JACK-17
test('shows the games in the order and with the counts of the owner’s document', async () => {
  serve({})
  await renderPage(<Jackpots />, PARTS)
  const cards = page.getByRole('article')
  await expect.element(cards.nth(3)).toBeVisible()
  const titles = ['Daily', 'Mid Day', 'Weekly', 'Monthly']
  for (const [index, name] of titles.entries()) {
    await expect.element(cards.nth(index).getByRole('heading', { name })).toBeVisible()
  }
  await expect.element(cards.nth(0).getByText('63 numbers left')).toBeVisible()
  await expect.element(cards.nth(0).getByText('Paid today')).toBeVisible()
  await expect.element(cards.nth(0).getByText('51')).toBeVisible()
  await expect.element(cards.nth(0).getByText('Have tickets')).toBeVisible()
  await expect.element(cards.nth(0).getByText('49')).toBeVisible()
  await expect.element(cards.nth(2).getByText('Total qualified')).toBeVisible()
  await expect.element(cards.nth(1).getByText('No game is open right now')).toBeVisible()
  await expect.element(page.getByText('Hana T.')).toBeVisible()
  for (const step of ['Choose a game', 'Pay and join', 'Win big']) {
    await expect.element(page.getByText(step, { exact: true })).toBeVisible()
  }
  await expect.element(cards.nth(2).getByRole('button', { name: 'Game Full' })).toBeDisabled()
})

// proves: JACK-12, JACK-13, JACK-14, JACK-15
test('names players as Unknown and payments as without numbers, and shows six players first', async () => {
  const players = [player(null, 3), player('Hana T.'), ...[4, 5, 6, 7].map((number) => player('Abel G.', number))]
  serve({ daily: { gameId: daily.id, paidNumbers: [3, 4, 5, 6, 7, 8], players: [...players, player('Kidus M.', 8)] } })
  await renderPage(<Jackpots />, PARTS)
  await expect.element(page.getByRole('heading', { name: '7 approved payments' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Paid numbers: 3, 4, 5, 6, 7, 8' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Unknown/ })).toBeInTheDocument()
  await expect.element(page.getByRole('cell', { name: 'No numbers' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Hana T\. No numbers 500 ETB$/ })).toBeInTheDocument()
  await expect.element(page.getByText('Kidus M.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('Kidus M.')).toBeVisible()
})

test('says so when no one has paid yet', async () => {
  serve({ daily: { gameId: daily.id, paidNumbers: [], players: [] } })
  await renderPage(<Jackpots />, PARTS)
  await expect.element(page.getByRole('heading', { name: 'No paid numbers yet' })).toBeVisible()
})

// proves: JACK-01, JACK-02, JACK-03, JACK-04, JACK-05, JACK-06, JACK-09, JACK-11
test('each card has the prizes and the fee of its game, and its counts', async () => {
  const game = (type: Game['type'], feeSantim: number, prizesSantim: Game['prizesSantim']): Game => ({
    ...daily,
    id: `${type}-7`,
    type,
    feeSantim,
    prizesSantim,
  })
  const counts = { paidToday: 1, paidThisWeek: 260, monthlyPlayers: 410, haveTickets: 49, totalQualified: 48 }
  fakeServer({
    'GET /api/games': () => ({
      games: [
        game('daily', 50_000, [3_500_000, 300_000, 200_000]),
        game('midday', 10_000, [700_000, 50_000, 20_000]),
        game('weekly', 100_000, [7_500_000, 500_000, 250_000]),
        game('monthly', 500_000, [40_000_000, 1_500_000, 1_000_000]),
      ],
      hasMore: false,
    }),
    'GET /api/figures/jackpots': () => ({
      ...FIGURES,
      jackpots: (['weekly', 'monthly'] as const).map((type) => ({ type, ...counts })),
    }),
  })
  await renderPage(<Jackpots />, PARTS)
  const card = page.getByRole('article')
  await expect.element(card.nth(0)).toMatchTextContent(/^Daily.*35,000\sETB.*3,000\sETB.*2,000\sETB.*500\sETB/)
  await expect.element(card.nth(1)).toMatchTextContent(/^Mid Day.*7,000\sETB.*500\sETB.*200\sETB.*number100\sETB/)
  await expect
    .element(card.nth(2))
    .toMatchTextContent(/^Weekly.*75,000\sETB.*5,000\sETB.*2,500\sETB.*Paid this week260/)
  await expect.element(card.nth(3)).toMatchTextContent(/^Monthly.*400,000\sETB.*15,000\sETB.*10,000\sETB/)
  await expect.element(card.nth(3)).toMatchTextContent(/Monthly players410.*number5,000\sETB/)
})
