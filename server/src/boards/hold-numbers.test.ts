import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame, givenGameRow } from '../../test/games.ts'
import { approveHeld, letHoldsRunOut } from '../../test/numbers.ts'
import { letHavePlayed } from '../../test/payments.ts'
import { givenPlayer } from '../../test/players.ts'
import { createClaimBatcher } from './batch-claims.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
// Two processes on one database, as in production.
const apps = [await testApp(database, deps), await testApp(database, deps)] as const
const player = (process: 0 | 1 = 0) => givenPlayer(database, apps[process], deps.accounts.secret)

async function gameRow(gameId: string) {
  const { rows } = await owner.query(
    'select status, version, numbers_sold, sold_numbers, numbers_approved, players from games where id = $1',
    [gameId],
  )
  return rows[0]
}

async function owners(gameId: string): Promise<Map<number, string>> {
  const { rows } = await owner.query<{ number: number; person_id: string }>(
    'select number, person_id from numbers where game_id = $1',
    [gameId],
  )
  return new Map(rows.map(({ number, person_id }) => [number, person_id]))
}

test("a hold lasts as long as the plan says, by the database's clock", async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const { status, body } = await selam.hold(gameId, [93, 42])
  expect(status).toBe(200)
  expect(body).toMatchObject({
    gameId,
    version: 2,
    numbers: [
      { number: 42, status: 'held' },
      { number: 93, status: 'held' },
    ],
  })
  const minutes = (Date.parse(body.numbers[0].heldUntil) - Date.parse(body.now)) / 60_000
  expect(minutes).toBeGreaterThan(14.9)
  expect(minutes).toBeLessThan(15.1)
  expect(await gameRow(gameId)).toEqual({
    status: 'active',
    version: 2,
    numbers_sold: 2,
    sold_numbers: [42, 93],
    numbers_approved: 0,
    players: 1,
  })
})

// proves: VALID-23
test('refuses a taken number, and the other numbers of that claim stay free', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player(1)]
  await selam.hold(gameId, [42])
  expect(await hana.hold(gameId, [41, 42, 43])).toMatchObject({ status: 409, code: 'numbers_taken' })
  expect([...(await owners(gameId)).keys()]).toEqual([42])
  expect(await gameRow(gameId)).toMatchObject({ version: 2, numbers_sold: 1 })
})

test('of sixty players who claim the same number at once, one gets it', async () => {
  const gameId = await givenGame(database)
  const players = await Promise.all(Array.from({ length: 60 }, (_, index) => player(index % 2 === 0 ? 0 : 1)))
  const replies = await Promise.all(players.map((each) => each.hold(gameId, [7])))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'numbers_taken')).toHaveLength(59)
  const winner = players[replies.findIndex(({ status }) => status === 200)]
  expect(await owners(gameId)).toEqual(new Map([[7, winner?.id]]))
})

// proves: CONST-15, VALID-20
test('a player who claims ten numbers at once in two browsers gets three', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const other = await player(1)
  for (const [name, value] of selam.browser.cookies) other.browser.cookies.set(name, value)
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? selam : other).hold(gameId, [index + 1])),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(replies.filter(({ code }) => code === 'too_many_numbers')).toHaveLength(7)
  expect(await selam.numbers(gameId)).toHaveLength(3)
})

// proves: ENT-21
test('the table itself refuses a second owner and a fourth number', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  const insert = (number: number, personId: string, slot: number) =>
    owner.query(
      `insert into numbers (game_id, number, person_id, slot, status, held_until) values ($1, $2, $3, $4, 'held', now())`,
      [gameId, number, personId, slot],
    )
  await insert(1, selam.id, 1)
  await expect(insert(1, hana.id, 1)).rejects.toMatchObject({ code: '23505' })
  await expect(insert(2, selam.id, 1)).rejects.toMatchObject({ code: '23505' })
  await expect(insert(2, selam.id, 4)).rejects.toMatchObject({ code: '23514' })
  await expect(insert(101, selam.id, 2)).rejects.toMatchObject({ code: '23514' })
})

test("the application's role can change a board only through the functions", async () => {
  const gameId = await givenGame(database)
  const { db } = database.store
  const { id: personId } = await player()
  const row = { game_id: gameId, number: 1, person_id: personId, slot: 1, status: 'approved' as const }
  await expect(db.insertInto('numbers').values(row).execute()).rejects.toMatchObject({ code: '42501' })
  await expect(db.updateTable('numbers').set({ number: 2 }).execute()).rejects.toMatchObject({ code: '42501' })
  await expect(db.deleteFrom('numbers').execute()).rejects.toMatchObject({ code: '42501' })
  await expect(db.updateTable('games').set({ numbers_sold: 5 }).execute()).rejects.toMatchObject({ code: '42501' })
})

test('returns the first answer when a claim is sent again with its key', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const key = randomUUID()
  const first = await selam.hold(gameId, [42], key)
  await selam.releaseHolds(gameId)
  const again = await selam.hold(gameId, [42], key)
  expect(again.body.numbers).toEqual(first.body.numbers)
  expect(await selam.numbers(gameId)).toEqual([])
})

test('twenty concurrent claims with one key hold one number and get the same answer', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => selam.pickAtRandom(gameId, 1, key)))
  const answers = new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body.numbers)}`))
  expect(answers.size).toBe(1)
  expect((await owners(gameId)).size).toBe(1)
})

test('a refusal is also returned again for the same key', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  const key = randomUUID()
  await selam.hold(gameId, [42])
  expect(await hana.hold(gameId, [42], key)).toMatchObject({ code: 'numbers_taken' })
  await selam.releaseHolds(gameId, 42)
  expect(await hana.hold(gameId, [42], key)).toMatchObject({ code: 'numbers_taken' })
  expect(await hana.hold(gameId, [42])).toMatchObject({ status: 200 })
})

test('two players may use the same key independently', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  const key = randomUUID()
  await selam.hold(gameId, [1], key)
  const { body } = await hana.hold(gameId, [2], key)
  expect(body.numbers).toMatchObject([{ number: 2 }])
})

test('another player can take a number whose hold has ended before the worker releases it', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  await selam.hold(gameId, [1, 2, 3])
  await letHoldsRunOut(database, gameId)
  expect(await selam.numbers(gameId)).toEqual([])
  expect(await hana.hold(gameId, [2])).toMatchObject({ status: 200 })
  expect(await selam.hold(gameId, [4, 5, 6])).toMatchObject({ status: 200 })
  expect(await selam.numbers(gameId)).toEqual([4, 5, 6])
})

test('claiming a number that the player already holds does not extend the hold', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const first = await selam.hold(gameId, [42])
  const second = await selam.hold(gameId, [42, 43])
  expect(second.body.numbers[0]).toEqual(first.body.numbers[0])
  const third = await selam.hold(gameId, [42, 43])
  expect(third.body).toMatchObject({ version: 3, numbers: second.body.numbers })
})

test('approved numbers count towards the three', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1, 2])
  await approveHeld(database, gameId, selam.id)
  expect(await selam.hold(gameId, [3])).toMatchObject({ status: 200 })
  expect(await selam.hold(gameId, [4])).toMatchObject({ code: 'too_many_numbers' })
  expect(await selam.pickAtRandom(gameId, 1)).toMatchObject({ code: 'too_many_numbers' })
})

test('random numbers are free and distinct', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  await hana.hold(gameId, [1, 2, 3])
  const { body } = await selam.pickAtRandom(gameId, 3)
  const numbers: number[] = body.numbers.map(({ number }: { number: number }) => number)
  expect(new Set(numbers).size).toBe(3)
  for (const number of numbers) expect([1, 2, 3]).not.toContain(number)
})

test('the last number fills the board, a full board refuses claims, and a released number reopens it', async () => {
  const gameId = await givenGame(database)
  const players = await Promise.all(Array.from({ length: 34 }, () => player()))
  await letHavePlayed(
    database,
    players.map(({ id }) => id),
  )
  await Promise.all(players.map((each, index) => each.pickAtRandom(gameId, index === 33 ? 1 : 3)))
  expect(await gameRow(gameId)).toMatchObject({ status: 'full', numbers_sold: 100, players: 34 })
  const late = await player()
  await letHavePlayed(database, [late.id])
  expect(await late.pickAtRandom(gameId, 1)).toMatchObject({ code: 'game_full' })
  expect(await late.hold(gameId, [50])).toMatchObject({ code: 'numbers_taken' })
  await players[0]?.releaseHolds(gameId)
  expect(await gameRow(gameId)).toMatchObject({ status: 'active', numbers_sold: 97, players: 33 })
  expect(await late.pickAtRandom(gameId, 3)).toMatchObject({ status: 200 })
  expect(await gameRow(gameId)).toMatchObject({ status: 'full', numbers_sold: 100 })
})

test('the claim itself refuses an account that was locked after its request was authorised', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [selam.id])
  const lane = createClaimBatcher(database.prepared, () => undefined)
  const claim = { gameId, personId: selam.id, key: randomUUID(), numbers: [1], random: 0 }
  expect(await lane(claim)).toEqual({ refusal: 'account_locked' })
})

test('refuses a claim of an incomplete account', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await owner.query('update people set born_on = null where id = $1', [selam.id])
  expect(await selam.hold(gameId, [1])).toMatchObject({ code: 'profile_incomplete' })
})

test.each([
  ['a game whose closing time has passed', { closesAt: new Date(Date.now() - 1_000) }],
  ['a game that is being drawn', { status: 'drawing' }],
  ['a cancelled game', { status: 'cancelled' }],
] as const)('%s takes no claims', async (_, given) => {
  const gameId = await givenGameRow(database, given)
  const selam = await player()
  expect(await selam.hold(gameId, [1])).toMatchObject({ status: 409, code: 'game_closed' })
})

test.each([
  [[], 422, 'no_numbers_chosen'],
  [[1, 2, 3, 4], 422, 'too_many_numbers'],
  [[1, 1], 400, 'request_invalid'],
  [[0], 400, 'request_invalid'],
  [[101], 400, 'request_invalid'],
  [[1.5], 400, 'request_invalid'],
])('numbers %j are refused with %i %s', async (numbers, status, code) => {
  const gameId = await givenGame(database)
  const selam = await player()
  expect(await selam.hold(gameId, numbers)).toMatchObject({ status, code })
})

test('a game that does not exist has no board', async () => {
  const selam = await player()
  expect(await selam.hold('daily-999999', [1])).toMatchObject({ status: 404, code: 'game_not_found' })
  expect(await selam.releaseHolds('daily-999999')).toMatchObject({ status: 404 })
  expect(await selam.browser.get('/api/games/daily-999999/board')).toMatchObject({ status: 404 })
  expect(await selam.browser.get('/api/games/daily-999999/my-numbers')).toMatchObject({ status: 404 })
})

test('each claim of a batch gets its own answer', async () => {
  const [first, second] = [await givenGame(database), await givenGame(database)]
  const players = await Promise.all(Array.from({ length: 20 }, () => player()))
  const replies = await Promise.all(
    players.map((each, index) => each.hold(index % 2 === 0 ? first : second, [(index % 5) + 1])),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(replies.filter(({ code }) => code === 'numbers_taken')).toHaveLength(10)
  for (const [index, reply] of replies.entries()) {
    if (reply.status === 200) expect(reply.body.numbers).toMatchObject([{ number: (index % 5) + 1 }])
  }
})
