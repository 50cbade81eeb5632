import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, endShow, givenSoldGame } from '../../test/draws.ts'
import { givenGame, givenGameRow } from '../../test/games.ts'
import { givenPlayer } from '../../test/players.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

async function join(gameId: string, prepare: (playerId: string) => Promise<unknown> = async () => undefined) {
  const player = await givenPlayer(database, app, deps.accounts.secret)
  await prepare(player.id)
  return player.browser.send('POST', `/api/games/${gameId}/join`)
}

// proves: STATE-07, STATE-10, CALL-11
test('an open game can be joined, which takes no number', async () => {
  const gameId = await givenGame(database)
  const { status, body } = await join(gameId)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    message: 'Pick up to 3 numbers.',
    refusal: null,
    game_started: false,
    winning_number: null,
    current_participants: 0,
  })
})

test.each([
  ['a full game', { status: 'full' }, 'game_full', 'Every number of this game is taken.'],
  ['a game that has closed', { status: 'drawing' }, 'game_closed', 'Sales for this game have ended.'],
  [
    'a game whose time has passed',
    { closesAt: new Date(Date.now() - 1_000) },
    'game_closed',
    'Sales for this game have ended.',
  ],
] as const)('%s says why not', async (_, given, refusal, message) => {
  const { body } = await join(await givenGameRow(database, given))
  expect(body).toMatchObject({ success: false, refusal, message, game_started: false })
})

// proves: ENT-06, STATE-10
test('a game that was drawn has started, once its show is over', async () => {
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  const during = await join(gameId)
  expect(during.body).toMatchObject({
    success: false,
    game_started: false,
    refusal: 'game_closed',
    winning_number: null,
  })
  await endShow(database, gameId)
  const { body } = await join(gameId)
  expect(body).toMatchObject({ success: true, game_started: true, refusal: null, winning_number: expect.any(Number) })
})

test('refuses an incomplete account', async () => {
  const { body } = await join(await givenGame(database), (id) =>
    owner.query('update people set born_on = null where id = $1', [id]),
  )
  expect(body).toMatchObject({ success: false, refusal: 'profile_incomplete' })
})

test('refuses an unknown game', async () => {
  expect(await join('daily-999999')).toMatchObject({ status: 404, code: 'game_not_found' })
})
