import { showJackpots } from '@edil/contract/figures'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { Jackpots } from './jackpots.tsx'

const PARTS = ['games', 'refusals', 'front', 'jackpots'] as const
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
  await expect.element(cards.nth(2).getByRole('button', { name: 'Game Full' })).toBeDisabled()
})

test('names players as Unknown and payments as without numbers, and shows six players first', async () => {
  const players = [player(null, 3), player('Hana T.'), ...[4, 5, 6, 7].map((number) => player('Abel G.', number))]
  serve({ daily: { gameId: daily.id, paidNumbers: [3, 4, 5, 6, 7, 8], players: [...players, player('Kidus M.', 8)] } })
  await renderPage(<Jackpots />, PARTS)
  await expect.element(page.getByRole('heading', { name: '7 approved payments' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Paid numbers: 3, 4, 5, 6, 7, 8' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Unknown/ })).toBeInTheDocument()
  await expect.element(page.getByRole('cell', { name: 'No numbers' })).toBeVisible()
  await expect.element(page.getByText('Kidus M.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('Kidus M.')).toBeVisible()
})

test('says so when no one has paid yet', async () => {
  serve({ daily: { gameId: daily.id, paidNumbers: [], players: [] } })
  await renderPage(<Jackpots />, PARTS)
  await expect.element(page.getByRole('heading', { name: 'No paid numbers yet' })).toBeVisible()
})
