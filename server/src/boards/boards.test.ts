import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { approveHeld, letHoldsRunOut } from '../../test/numbers.ts'
import { givenPlayer } from '../../test/players.ts'
import { silentLog } from '../../test/world.ts'
import { transaction } from '../platform/database/transaction.ts'
import { createMetrics } from '../platform/metrics.ts'
import { deleteOldClaims, expireHolds } from './boards.queries.ts'
import { startHoldExpirer } from './expire-holds.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const player = () => givenPlayer(database, app, deps.accounts.secret)
const board = async (gameId: string) => (await browse(app).get(`/api/games/${gameId}/board`)).body
const versionOf = async (gameId: string) =>
  (await owner.query('select version from games where id = $1', [gameId])).rows[0].version

// proves: CALL-25, PICK-04
test('a board shows who has which number, lowest first, and the ticket of a player who hides the name', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  await owner.query('update people set shows_name = false where id = $1', [hana.id])
  await selam.hold(gameId, [93])
  await approveHeld(database, gameId, selam.id)
  await selam.hold(gameId, [42])
  await hana.hold(gameId, [50])
  await approveHeld(database, gameId, hana.id)
  await hana.hold(gameId, [7])
  const { rows } = await owner.query('select number from tickets where game_id = $1 and person_id = $2', [
    gameId,
    hana.id,
  ])
  expect(await board(gameId)).toEqual({
    gameId,
    version: 9,
    taken: [
      { player: null, status: 'held', numbers: [7] },
      { player: 'Selam B.', status: 'held', numbers: [42] },
      { player: rows[0].number, status: 'approved', numbers: [50] },
      { player: 'Selam B.', status: 'approved', numbers: [93] },
    ],
  })
})

test('returns an empty board', async () => {
  const gameId = await givenGame(database)
  expect(await board(gameId)).toEqual({ gameId, version: 1, taken: [] })
})

test('a board may be cached for a second and has an ETag that changes with it', async () => {
  const gameId = await givenGame(database)
  const read = (tag?: string) =>
    app.inject({ url: `/api/games/${gameId}/board`, headers: tag ? { 'if-none-match': tag } : {} })
  const first = await read()
  expect(first.headers['cache-control']).toContain('s-maxage=1')
  const tag = String(first.headers['etag'])
  expect((await read(tag)).statusCode).toBe(304)
  await (await player()).hold(gameId, [1])
  expect((await read(tag)).statusCode).toBe(200)
})

test('releases held numbers one by one or all at once; approved ones stay', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1])
  await approveHeld(database, gameId, selam.id)
  await selam.hold(gameId, [2, 3])
  expect((await selam.releaseHolds(gameId, 2)).body.numbers).toMatchObject([{ number: 1 }, { number: 3 }])
  expect((await selam.releaseHolds(gameId, 1)).body.numbers).toMatchObject([{ number: 1 }, { number: 3 }])
  expect((await selam.releaseHolds(gameId)).body.numbers).toMatchObject([{ number: 1, status: 'approved' }])
})

test('releasing a number that the player does not hold changes nothing', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  await selam.hold(gameId, [42])
  const version = await versionOf(gameId)
  await hana.releaseHolds(gameId, 42)
  await hana.releaseHolds(gameId)
  expect(await versionOf(gameId)).toBe(version)
  expect(await selam.numbers(gameId)).toEqual([42])
})

test('expired holds are released, and the board is queued for publication', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1, 2])
  await owner.query('delete from boards_to_publish where game_id = $1', [gameId])
  await letHoldsRunOut(database, gameId)
  const metrics = createMetrics()
  const expirers = [0, 1, 2].map(() => startHoldExpirer(store, { log: silentLog, metrics }))
  await expect.poll(async () => (await board(gameId)).taken).toEqual([])
  await Promise.all(expirers.map((each) => each.stop()))
  expect(await versionOf(gameId)).toBe(3)
  const news = await owner.query('select version from boards_to_publish where game_id = $1', [gameId])
  expect(news.rows).toEqual([{ version: 3 }])
})

test('does not release a hold before it ends', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1])
  await transaction(store, (tx) => expireHolds(tx, 100))
  expect(await selam.numbers(gameId)).toEqual([1])
})

test('purges old claims, but for a day not those that held numbers unpaid', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1])
  await selam.hold(gameId, [1])
  await selam.hold(gameId, [2])
  const purge = () => transaction(store, (tx) => deleteOldClaims(tx, '1 hour', 100))
  expect(await purge()).toBe(0)
  await owner.query(`update claims set answered_at = now() - interval '2 hours' where game_id = $1`, [gameId])
  // The second claim held nothing new.
  expect(await purge()).toBe(1)
  await owner.query(`update claims set held_until = now() - interval '25 hours' where game_id = $1`, [gameId])
  expect(await purge()).toBe(2)
})
