import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { LiveStage } from './live-stage.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const game: Game = { ...EXAMPLE_GAME, closesAt: inMinutes(50), drawsAt: inMinutes(60) }
const draw = { ...EXAMPLE_DRAW, gameId: game.id }

function serve(numbers: readonly { number: number; status: string }[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=1'
  return fakeServer({
    'GET /api/session': () => ({ person: EXAMPLE_ME }),
    'GET /api/live/*': () => ({ viewers: 3 }),
    'GET /api/games/*/my-numbers': () => ({
      gameId: game.id,
      version: 1,
      numbers: numbers.map((mine) => ({ ...mine, heldUntil: null })),
      now: new Date().toISOString(),
    }),
  })
}

const show = (draws: readonly (typeof draw)[]) =>
  renderPage(
    <LiveStage
      games={new Map([[game.id, game]])}
      draws={new Map(draws.map((staged) => [staged.gameId, staged]))}
      requestedId={game.id}
      failure={null}
    />,
    ['draws', 'games'],
  )

const mine = () => page.getByRole('list', { name: 'Your numbers' })

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=; max-age=0'
})

test("marks a player's own number among the drawn ones, in words", async () => {
  serve([
    { number: 7, status: 'approved' },
    { number: 27, status: 'approved' },
  ])
  await show([draw])
  await expect.element(page.getByText('27 is yours: 35,000 ETB')).toBeVisible()
  await expect.element(page.getByText('Your number')).toHaveLength(1)
  const marked = page.getByRole('listitem').filter({ hasText: 'Your number' })
  await expect.element(marked.getByText('27', { exact: true })).toBeVisible()
})

test('does not mark a number that the player held without paying', async () => {
  serve([
    { number: 7, status: 'approved' },
    { number: 27, status: 'held' },
  ])
  await show([draw])
  await expect.element(page.getByText('Not this time. Drawn: 27, 19, 78')).toBeVisible()
  await expect.element(page.getByText('Your number')).not.toBeInTheDocument()
})

test('before the draw it names the numbers, and offers the board while there may be more', async () => {
  serve([{ number: 7, status: 'approved' }])
  await show([])
  await expect.element(mine().getByText('7', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Join Game, 63 left' })).toBeVisible()
})

test('a player with three numbers, also with some not approved yet, reads their count instead of Join Game', async () => {
  serve([
    { number: 7, status: 'approved' },
    { number: 8, status: 'pending' },
    { number: 9, status: 'pending' },
  ])
  await show([])
  await expect.element(page.getByText('You have 3 numbers in this game.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Join Game' })).not.toBeInTheDocument()
})

test('a number that is only held does not count: Join Game leads to the board, where it is paid for', async () => {
  serve([
    { number: 7, status: 'approved' },
    { number: 8, status: 'pending' },
    { number: 9, status: 'held' },
  ])
  await show([])
  await expect.element(mine().getByText('7', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Join Game, 63 left' })).toBeVisible()
  await expect.element(page.getByText('You have 3 numbers in this game.')).not.toBeInTheDocument()
})

test('a viewer who waits for the balls reads their own numbers once', async () => {
  const requests = serve([{ number: 78, status: 'approved' }])
  const reads = () => requests.filter(({ path }) => path.endsWith('/my-numbers'))
  await renderPage(<StageWithButton />, ['draws', 'games'])
  await expect.element(mine().getByText('78', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Draw' }).click()
  await expect.element(page.getByText('Your number').first()).toBeVisible()
  expect(reads()).toHaveLength(1)
})

/** The result arrives when the button is pressed. */
function StageWithButton() {
  const [isDrawn, setDrawn] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setDrawn(true)}>
        Draw
      </button>
      <LiveStage
        games={new Map([[game.id, game]])}
        draws={new Map([[game.id, isDrawn ? draw : { ...draw, result: null }]])}
        requestedId={game.id}
        failure={null}
      />
    </>
  )
}

// proves: STATE-33
test.each([
  [99, false],
  [100, true],
])('with %i sold numbers the jar holds as many balls; full: %s', async (count, isFull) => {
  serve([])
  const soldNumbers = Array.from({ length: count }, (_, index) => index + 1)
  await renderPage(
    <LiveStage
      games={new Map([[game.id, { ...game, numbersSold: count, soldNumbers }]])}
      draws={new Map()}
      requestedId={game.id}
      failure={null}
    />,
    ['draws', 'games'],
  )
  await expect.element(page.getByRole('img', { name: `Jar with ${count} balls` })).toBeVisible()
  const full = page.getByText('The jar is full')
  if (isFull) await expect.element(full).toBeVisible()
  else await expect.element(full).not.toBeInTheDocument()
})

test('for a video stream the stage has its address, and no buttons or own numbers', async () => {
  serve([{ number: 27, status: 'approved' }])
  await renderPage(
    <LiveStage
      games={new Map([[game.id, game]])}
      draws={new Map([[game.id, draw]])}
      requestedId={game.id}
      isStream
      failure={null}
    />,
    ['draws', 'games'],
  )
  await expect.element(page.getByText(`${location.host}/draws/${game.id}`)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(page.getByText('Your numbers')).not.toBeInTheDocument()
})
