import { EXAMPLE_GAME } from '@edil/contract/games'
import { EXAMPLE_ME } from '@edil/contract/sessions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, NO_RESPONSE, refusal } from '../../test/fake-server.ts'
import { renderPage } from '../../test/render-page.tsx'
import { clearSessionCookie, setSessionCookie } from '../../test/session-cookie.ts'
import { JoinButton } from './join-button.tsx'

const REPLY = {
  success: true,
  message: '',
  refusal: null,
  game_started: false,
  winning_number: null,
  current_participants: 21,
}

beforeEach(setSessionCookie)
afterEach(clearSessionCookie)

async function press(join: () => unknown): Promise<readonly string[]> {
  fakeServer({ 'GET /api/session': () => ({ person: EXAMPLE_ME }), 'POST /api/games/daily-412/join': join })
  const visited = await renderPage(<JoinButton game={EXAMPLE_GAME} isClosed={false} />, ['games', 'refusals', 'buying'])
  await page.getByRole('link', { name: 'Join Game' }).click()
  return visited
}

// proves: FLOW-05, STATE-11, STATE-07
test('a player who joins comes to the board of that type', async () => {
  const visited = await press(() => REPLY)
  await expect.poll(() => visited.at(-1)).toBe('/select-numbers?type=daily')
})

// proves: STATE-08, ERR-02, ERR-03, ERR-04, ERR-06
test.each([
  [
    'Game Started',
    'Winning number: 42. Check Telegram for results!',
    () => ({ ...REPLY, game_started: true, winning_number: 42 }),
  ],
  [
    'Cannot Join Game',
    'All numbers in this game are taken. Please choose another game.',
    () => ({ ...REPLY, success: false, refusal: 'game_full' }),
  ],
  ['Cannot Join Game', 'Unknown error', () => ({ ...REPLY, success: false })],
  ['Error', 'Failed to join game.', () => Promise.reject(NO_RESPONSE)],
] as const)('%s: %s', async (title, text, join) => {
  await press(join)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
})

// proves: STATE-06, ERR-01
test('joining needs a login', async () => {
  const visited = await press(() => {
    throw refusal('login_required')
  })
  await expect.element(page.getByText('Login Required')).toBeVisible()
  await expect.element(page.getByText('Please login to join a game.')).toBeVisible()
  expect(visited.at(-1)).toBe('/login?to=%2Fselect-numbers%3Ftype%3Ddaily')
})

// proves: STATE-04
test('the button of a full game is disabled and says so', async () => {
  fakeServer({ 'GET /api/session': () => ({ person: EXAMPLE_ME }) })
  await renderPage(<JoinButton game={{ ...EXAMPLE_GAME, status: 'full' }} isClosed={false} />, ['games'])
  await expect.element(page.getByRole('button', { name: 'Game Full' })).toBeDisabled()
})

// proves: ERR-05
test('an answer that makes no sense is reported', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  await press(() => null)
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(page.getByText('An unexpected error occurred.')).toBeVisible()
  expect(report).toHaveBeenCalledOnce()
})
