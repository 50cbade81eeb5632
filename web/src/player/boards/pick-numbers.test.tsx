import type { Board, MyNumber } from '@edil/contract/boards'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { listReceivingAccounts } from '@edil/contract/payments'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, NO_RESPONSE, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { storeChosenNumber, takeChosenNumber } from './chosen-number.ts'
import { GameBoard } from './game-board.tsx'
import { SelectNumbers } from './select-numbers.tsx'
import { VisitorBoard } from './visitor-board.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const game: Game = { ...EXAMPLE_GAME, closesAt: inMinutes(60), drawsAt: inMinutes(70) }

/** A board on which another player has 7, and the numbers that the server holds for the player. */
function startBoard(held: readonly number[], onClaim?: () => void, { accounts } = listReceivingAccounts.example) {
  let version = game.version
  let mine = held.map(heldNumber)
  const board = (): Board => ({
    gameId: game.id,
    version,
    taken: [{ player: 'Selam B.', status: 'approved', numbers: [7] }],
  })
  const myNumbers = () => ({ gameId: game.id, version, numbers: mine, now: new Date().toISOString() })
  const change = (numbers: MyNumber[]) => {
    mine = numbers
    version += 1
    return myNumbers()
  }
  return fakeServer({
    'GET /api/receiving-accounts': () => ({ accounts }),
    'GET /api/games/*/board': board,
    'GET /api/games/*/my-numbers': myNumbers,
    'POST /api/games/*/holds': ({ body }) => {
      onClaim?.()
      return change([...mine, ...(body as { numbers: number[] }).numbers.map(heldNumber)])
    },
    'DELETE /api/games/*/holds': () => change([]),
    'DELETE /api/games/*/holds/*': ({ path }) =>
      change(mine.filter(({ number }) => number !== Number(path.split('/').at(-1)))),
  })
}

function heldNumber(number: number): MyNumber {
  return { number, status: 'held', heldUntil: inMinutes(15) }
}

const open = () =>
  renderPage(<GameBoard game={game} name="Hana T." onNext={undefined} />, [
    'games',
    'board',
    'play',
    'refusals',
    'buying',
  ])
const cell = (label: string) => page.getByRole('button', { name: label, exact: true })

// proves: PICK-07, ERR-43, CALL-29
test('holds a number that the player taps and asks for its price', async () => {
  const requests = startBoard([])
  const visited = await open()
  await cell('42, free').click()
  await expect.element(cell('42, held for you')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pay Now · 500 ETB' }).click()
  await expect.element(page.getByText('Numbers Selected')).toBeVisible()
  expect(visited.at(-1)).toBe('/payment?type=daily&numbers=42&amount=500')
  const claims = requests.filter(({ method }) => method === 'POST')
  expect(claims.map(({ body }) => body)).toEqual([{ key: expect.any(String), numbers: [42] }])
})

test('gives a held number back when it is tapped again', async () => {
  startBoard([42])
  await open()
  await cell('42, held for you').click()
  await expect.element(cell('42, free')).toBeVisible()
})

// proves: VALID-23
test('does not claim a number that another player has', async () => {
  const requests = startBoard([])
  await open()
  await cell('7, taken').click({ force: true })
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

// proves: VALID-20
test('refuses a fourth number without asking the server', async () => {
  const requests = startBoard([1, 2, 3])
  await open()
  await cell('42, free').click()
  await expect.element(page.getByText('Maximum Numbers Selected')).toBeVisible()
  await expect.element(page.getByText('You can only select up to 3 numbers')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

// proves: ERR-25
test('says which number another player was faster to take', async () => {
  startBoard([], () => {
    throw refusal('numbers_taken')
  })
  await open()
  await cell('42, free').click()
  await expect.element(page.getByText('Some Numbers Taken')).toBeVisible()
  const sentence = 'Some of the selected numbers have been taken by other players. 42 was taken.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(cell('42, free')).toBeVisible()
})

test('sends the same claim again while no response arrives', async () => {
  let attempts = 0
  const requests = startBoard([], () => {
    attempts += 1
    if (attempts === 1) throw NO_RESPONSE
  })
  await open()
  await cell('42, free').click()
  await expect.element(cell('42, held for you')).toBeVisible()
  const keys = requests.filter(({ method }) => method === 'POST').map(({ body }) => (body as { key: string }).key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('holds the number that was chosen before the login, once', async () => {
  storeChosenNumber(game.id, 42)
  const requests = startBoard([])
  await open()
  await expect.element(cell('42, held for you')).toBeVisible()
  expect(takeChosenNumber(game.id)).toBeUndefined()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

// proves: VALID-24, ERR-01
test('a visitor sees the board, and a tap on a number leads to the login and keeps the number', async () => {
  const requests = startBoard([])
  const visited = await renderPage(<VisitorBoard game={game} onNext={undefined} />, ['board', 'play'])
  await expect.element(cell('7, taken')).toBeVisible()
  await cell('42, free').click()
  expect(visited.at(-1)).toMatch(/^\/login\?to=/)
  await expect.element(page.getByText('Login Required')).toBeVisible()
  await expect.element(page.getByText('Please login to join a game.')).toBeVisible()
  expect(takeChosenNumber(game.id)).toBe(42)
  const paths = requests.map(({ path }) => path).filter((path) => path.startsWith('/api/games/'))
  expect(paths).toEqual([`/api/games/${game.id}/board`])
})

test('arrow keys move from number to number', async () => {
  startBoard([])
  await open()
  await cell('1, free').click()
  await expect.element(cell('1, held for you')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(cell('2, held for you')).toBeVisible()
})

// proves: ERR-22
test('while sales are stopped, the text is shown, no number is picked, and held ones can be paid', async () => {
  const requests = startBoard([42])
  const salesStop = { textEn: 'Telebirr has a problem.', textAm: 'ቴሌብር ችግር አለበት።', stoppedAt: inMinutes(-1) }
  await renderPage(<GameBoard game={{ ...game, salesStop }} name="Hana T." onNext={undefined} />, [
    'games',
    'board',
    'play',
    'refusals',
    'buying',
  ])
  await expect.element(page.getByText('Telebirr has a problem.')).toBeVisible()
  await cell('43, free').click()
  await expect.element(page.getByText('Failed to select numbers')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Pick for me' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Pay Now · 500 ETB' })).toBeVisible()
})

test('says before a number is held that there is no account to pay to', async () => {
  startBoard([], undefined, { accounts: [], closed: [] })
  await open()
  await expect.element(page.getByText('Payments are closed right now')).toBeVisible()
  await expect.element(cell('42, free')).toBeVisible()
})

test('names the draw with the Ethiopian hour', async () => {
  startBoard([])
  await open()
  await expect.element(page.getByText(/^Daily · .* · \d+:\d\d Ethiopian time$/)).toBeVisible()
  await expect.element(page.getByText('Payments are closed right now')).not.toBeInTheDocument()
})

// proves: VALID-21
test('Pay Now without a number names what is missing', async () => {
  startBoard([])
  await open()
  await page.getByRole('button', { name: 'Pay Now', exact: true }).click()
  await expect.element(page.getByText('No Numbers Selected')).toBeVisible()
  await expect.element(page.getByText('Please select at least one number')).toBeVisible()
})

// proves: PICK-01, PICK-02, PICK-03, PICK-04, PICK-05, VALID-22
test('shows the numbers 1 to 100, taken ones black and own ones green, and lists who has them', async () => {
  startBoard([42])
  await open()
  await expect.element(cell('42, held for you')).toBeVisible()
  const cells = [...document.querySelectorAll<HTMLElement>('button[aria-label]')].filter(({ ariaLabel }) =>
    /^\d+, /.test(ariaLabel ?? ''),
  )
  expect(cells.map(({ textContent }) => Number(textContent))).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  expect(getComputedStyle(cell('7, taken').element()).backgroundColor).toBe('rgb(23, 19, 15)')
  expect(getComputedStyle(cell('42, held for you').element()).borderTopColor).toBe('rgb(10, 102, 64)')
  const list = page.getByRole('heading', { name: 'Selected numbers' }).element().closest('section')
  const rows = [...(list?.querySelectorAll('li') ?? [])]
  expect(rows.map(({ textContent }) => textContent)).toEqual(['42Hana T.Held', '7Selam B.Approved'])
  expect(rows.every((row) => row.querySelector('svg'))).toBe(true)
})

// proves: PICK-06
test('Cancel gives the numbers back and leads to the games', async () => {
  const requests = startBoard([42])
  const visited = await open()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => visited.at(-1)).toBe('/dashboard')
  expect(requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('/holds'))).toBe(true)
})

// proves: ERR-16
test('says that the selected numbers could not be loaded', async () => {
  fakeServer({
    'GET /api/games/*/board': () => {
      throw refusal('game_not_found')
    },
    'GET /api/receiving-accounts': () => listReceivingAccounts.example,
  })
  await renderPage(<VisitorBoard game={game} onNext={undefined} />, ['board', 'play'])
  await expect.element(page.getByText('Failed to load selected numbers')).toBeVisible()
})

// proves: ROUTE-18
test.each(['/select-numbers', '/select-numbers?type=yearly'])('%s leads to the games', async (address) => {
  fakeServer({ 'GET /api/games': () => ({ games: [game], hasMore: false }) })
  const visited = await renderPage(<SelectNumbers />, ['board', 'play'], address)
  await expect.poll(() => visited.at(-1)).toBe('/dashboard')
})
