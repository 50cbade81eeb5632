import { HOLDS_PER_HOUR, holdMinutes, NEW_PLAYERS_NUMBERS_MAX } from '@edil/domain/crowding'
import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { letHoldsRunOut, numbersOf, sweepHolds } from '../../test/numbers.ts'
import { approveGiven, givenApproved, givenPayment } from '../../test/payments.ts'
import { givenPeople } from '../../test/people.ts'
import { givenPlayer, type Player } from '../../test/players.ts'
import { transaction } from '../platform/database/transaction.ts'
import { deleteOldClaims } from './boards.queries.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
// Two processes on one database, as in production.
const apps = [await testApp(database, deps), await testApp(database, deps)] as const
const player = (process: 0 | 1 = 0) => givenPlayer(database, apps[process], deps.accounts.secret)

const PLAYERS_OF_A_FULL_BOARD = 34

async function minutesHeld(by: Player, gameId: string, numbers: readonly number[]): Promise<number> {
  const { status, body } = await by.hold(gameId, numbers)
  expect(status).toBe(200)
  const ends = body.numbers.map(({ heldUntil }: { heldUntil: string }) => Date.parse(heldUntil))
  return Math.round((Math.max(...ends) - Date.parse(body.now)) / 60_000)
}

/** A player whose payment for another game was approved. */
async function knownPlayer(process: 0 | 1 = 0): Promise<Player> {
  const known = await player(process)
  await givenApproved(database, { personId: known.id, gameId: await givenGame(database), numbers: [1] })
  return known
}

async function heldByNewPlayers(gameId: string): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as count from numbers where game_id = $1`, [gameId])
  return rows[0].count
}

test('the database has the figures of the domain', async () => {
  const { rows } = await owner.query(
    `select plan::int, round::int, minutes_of_hold_round(plan::smallint, round::smallint)::int as minutes
     from generate_series(1, 120) as plan, generate_series(1, 5) as round`,
  )
  for (const { plan, round, minutes } of rows) expect(minutes ?? undefined).toBe(holdMinutes(plan, round))
  const figures = await owner.query('select new_players_numbers_max() as numbers, holds_per_hour() as holds')
  expect(figures.rows).toEqual([{ numbers: NEW_PLAYERS_NUMBERS_MAX, holds: HOLDS_PER_HOUR }])
})

test('holds that run out unpaid get shorter, and after the third the player pays first', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  expect(await minutesHeld(selam, gameId, [1])).toBe(15)
  await letHoldsRunOut(database, gameId)
  expect(await minutesHeld(selam, gameId, [1])).toBe(5)
  await letHoldsRunOut(database, gameId)
  expect(await minutesHeld(selam, gameId, [1])).toBe(2)
  await letHoldsRunOut(database, gameId)
  expect(await selam.hold(gameId, [1])).toMatchObject({ status: 409, code: 'holds_used_up' })
  // Another game is not affected.
  expect(await minutesHeld(selam, await givenGame(database), [1])).toBe(15)

  await givenPayment(database, { personId: selam.id, gameId, numbers: [] })
  expect(await minutesHeld(selam, gameId, [1])).toBe(15)
})

test('releasing numbers and holding them again does not lengthen the time', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const first = await selam.hold(gameId, [1])
  await selam.releaseHolds(gameId)
  const second = await selam.hold(gameId, [2, 3])
  expect(second.body.numbers[0].heldUntil).toBe(first.body.numbers[0].heldUntil)
  expect(second.body.numbers[1].heldUntil).toBe(first.body.numbers[0].heldUntil)
})

test('a player holds numbers of one game ten times an hour at most; a payment starts the count again', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  for (let time = 1; time <= HOLDS_PER_HOUR; time += 1) {
    expect(await selam.hold(gameId, [time])).toMatchObject({ status: 200 })
    // Holding a number again that the player holds is no other hold.
    expect(await selam.hold(gameId, [time])).toMatchObject({ status: 200 })
    if (time < HOLDS_PER_HOUR) await selam.releaseHolds(gameId)
  }
  expect(await selam.hold(gameId, [50])).toMatchObject({ status: 429, code: 'too_many_holds' })
  await givenPayment(database, { personId: selam.id, gameId, numbers: [HOLDS_PER_HOUR] })
  expect(await selam.hold(gameId, [50])).toMatchObject({ status: 200 })
})

test('the count outlives the purge of old claims', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1])
  await selam.hold(gameId, [98, 99, 100])
  await letHoldsRunOut(database, gameId)
  await owner.query(`update claims set answered_at = now() - interval '2 hours' where game_id = $1`, [gameId])
  await transaction(database.store, (tx) => deleteOldClaims(tx, '1 hour', 100))
  expect(await minutesHeld(selam, gameId, [1])).toBe(5)
})

test('holds that ran out more than a day ago do not count', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1])
  await letHoldsRunOut(database, gameId)
  await owner.query(`update claims set held_until = now() - interval '25 hours' where game_id = $1`, [gameId])
  expect(await minutesHeld(selam, gameId, [1])).toBe(15)
})

test('34 accounts without an approved payment cannot keep a board closed', async () => {
  const gameId = await givenGame(database)
  const crowd = await Promise.all(
    Array.from({ length: PLAYERS_OF_A_FULL_BOARD }, (_, index) => player(index % 2 === 0 ? 0 : 1)),
  )
  // At the same moment, in two processes, named and random numbers.
  const replies = await Promise.all(
    crowd.map((each, index) =>
      index % 3 === 0
        ? each.pickAtRandom(gameId, 3)
        : each.hold(gameId, [index * 2 + 1, index * 2 + 2].concat(index > 31 ? [] : [70 + (index % 30)])),
    ),
  )
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(5)
  for (const each of crowd) await each.pickAtRandom(gameId, 1)
  expect(await heldByNewPlayers(gameId)).toBe(NEW_PLAYERS_NUMBERS_MAX)
  expect(await (await player()).pickAtRandom(gameId, 3)).toMatchObject({ status: 409, code: 'new_players_full' })

  // A player with an approved payment is not affected.
  const selam = await knownPlayer()
  expect(await selam.pickAtRandom(gameId, 3)).toMatchObject({ status: 200 })

  // Round after round, the crowd holds less and for a shorter time. After the third round it cannot hold anything.
  for (let round = 2; round <= 3; round += 1) {
    await letHoldsRunOut(database, gameId)
    for (const each of crowd) await each.pickAtRandom(gameId, 3)
    expect(await heldByNewPlayers(gameId)).toBeLessThanOrEqual(NEW_PLAYERS_NUMBERS_MAX)
  }
  const lastRound = await owner.query('select max(hold_round)::int as round from claims where game_id = $1', [gameId])
  expect(lastRound.rows).toEqual([{ round: 3 }])
})

test('junk payments of new players take no more of a board than holds', async () => {
  const gameId = await givenGame(database)
  const crowd = await givenPeople(database, PLAYERS_OF_A_FULL_BOARD)
  const payments = await Promise.all(
    crowd.map(({ id }, index) =>
      givenPayment(database, {
        personId: id,
        gameId,
        numbers: [3 * index + 1, 3 * index + 2, 3 * index + 3].filter((n) => n <= 100),
      }),
    ),
  )
  expect(await heldByNewPlayers(gameId)).toBe(NEW_PLAYERS_NUMBERS_MAX)

  // An approved payment counts no more, so the next new player can hold numbers.
  const hana = await player()
  expect(await hana.pickAtRandom(gameId, 3)).toMatchObject({ code: 'new_players_full' })
  const { rows } = await owner.query(
    `select id from payments where id = any($1) and cardinality(numbers) = 3 limit 1`,
    [payments],
  )
  await approveGiven(database, rows[0].id)
  expect(await hana.pickAtRandom(gameId, 3)).toMatchObject({ status: 200 })
})

test('a payment of a new player keeps the held numbers and gets free ones only while new players have room', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1])
  const crowd = await givenPeople(database, 13)
  for (const [index, { id }] of crowd.entries()) {
    const first = 10 + 3 * index
    await givenPayment(database, { personId: id, gameId, numbers: [first, first + 1, first + 2] })
  }
  expect(await heldByNewPlayers(gameId)).toBe(NEW_PLAYERS_NUMBERS_MAX)
  await givenPayment(database, { personId: selam.id, gameId, numbers: [1, 2, 3] })
  expect(await numbersOf(database, gameId, selam.id, 'pending')).toEqual([1])

  const known = await knownPlayer()
  await givenPayment(database, { personId: known.id, gameId, numbers: [4, 5, 6] })
  expect(await numbersOf(database, gameId, known.id, 'pending')).toEqual([4, 5, 6])
})

test('an expired hold of a new player counts no more before it is swept', async () => {
  const gameId = await givenGame(database)
  const crowd = await Promise.all(Array.from({ length: 14 }, () => player()))
  for (const each of crowd) await each.pickAtRandom(gameId, 3)
  await letHoldsRunOut(database, gameId)
  const selam = await player()
  expect(await selam.pickAtRandom(gameId, 3)).toMatchObject({ status: 200 })
  await sweepHolds(database)
  expect(await heldByNewPlayers(gameId)).toBe(3)
})
