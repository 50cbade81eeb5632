import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { serveTelegram, TELEGRAM_CHANNEL, type TelegramFault } from '../../../dev/telegram-server.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, closeOnTime, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenOpenedGame } from '../../test/games.ts'
import {
  givenApprovedPrize,
  givenConfirmedTax,
  givenPaidPrize,
  givenReturnedPrize,
  givenWonPrizes,
} from '../../test/payouts.ts'
import { senderOptions } from '../../test/telegram.ts'
import { givenTestLog } from '../../test/witnesses.ts'
import { transaction } from '../platform/database/transaction.ts'
import type { Leader } from '../platform/leader.ts'
import { announce } from './announce.ts'
import { dropOldAnnouncements, markSending, readOldestWaitingSeconds } from './announcements.queries.ts'
import { startAnnouncer } from './announcer.ts'
import { writeAnnouncement } from './write-announcement.ts'

const database = await testDatabase()
const { owner, store } = database
const telegram = await serveTelegram()
afterAll(() => telegram.close())
const options = senderOptions(database, telegram, TELEGRAM_CHANNEL)
await givenConfirmedTax(database)

const announcers: Leader[] = []
const start = () => announcers.push(startAnnouncer(options))

// Games that other tests left behind would be announced in between.
beforeEach(async () => {
  await owner.query(
    'update announcements set dropped_at = clock_timestamp() where sent_at is null and dropped_at is null',
  )
  telegram.behave({ perMinute: 10_000 })
})

afterEach(async () => {
  await Promise.all(announcers.splice(0).map((announcer) => announcer.stop()))
})

const openGame = () => givenOpenedGame(database)

/** As if the shows of all draws were over. */
const endWaits = () => owner.query('update announcements set due_at = clock_timestamp() where sent_at is null')

async function untilDone(): Promise<void> {
  const waiting = 'select 1 from announcements where sent_at is null and dropped_at is null'
  await expect.poll(async () => (await owner.query(waiting)).rowCount, { timeout: 20_000 }).toBe(0)
}

/** The English titles of what the channel says of a game, in order. */
const titlesOf = (gameId: string) =>
  telegram.messages().flatMap(({ html }) => {
    const [, title] = new RegExp(`^<b>(\\w+ game ${gameId}[: ].*)</b>$`, 'm').exec(html) ?? []
    return title ?? []
  })

const rowsOf = async (gameId: string) =>
  (
    await owner.query<{ kind: string; state: string }>(
      `select kind, case when sent_at is not null then 'sent' when dropped_at is not null then 'dropped' else 'waiting' end as state
       from announcements where game_id = $1 order by id`,
      [gameId],
    )
  ).rows.map(({ kind, state }) => `${kind} ${state}`)

const failures = async (reason: string) =>
  (await options.metrics.telegramFailures.get()).values.find(({ labels }) => labels.reason === reason)?.value ?? 0

// proves: FLOW-12, STATE-09
test('the channel is sent the life of a game, in order and once each', async () => {
  const payouts = await givenWonPrizes(database)
  const [first] = payouts
  if (!first) throw new Error('no prize')
  await givenApprovedPrize(database, first)
  await givenPaidPrize(database, first)
  await endWaits()
  start()
  await untilDone()
  expect(await rowsOf(first.gameId)).toEqual(['sealed sent', 'result sent', 'prize_paid sent'])
  expect(titlesOf(first.gameId)).toEqual([
    `Daily game ${first.gameId}: the list is sealed`,
    `Daily game ${first.gameId}: the result`,
    `Daily game ${first.gameId}: prize paid`,
  ])
})

test('a new game is announced when it opens, and a cancelled one as cancelled', async () => {
  const gameId = await openGame()
  start()
  await untilDone()
  expect(titlesOf(gameId)).toEqual([`Daily game ${gameId} is open`])
  await closeOnTime(database, gameId)
  await untilDone()
  expect(titlesOf(gameId)).toEqual([`Daily game ${gameId} is open`, `Daily game ${gameId} is cancelled`])
})

test('the result is sent when the show is over, not before', async () => {
  start()
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  await expect.poll(() => titlesOf(gameId)).toHaveLength(1)
  const { rows } = await owner.query<{ seconds: number }>(
    `select extract(epoch from due_at - drawn_at)::float8 as seconds from announcements join draws using (game_id)
     where kind = 'result' and game_id = $1`,
    [gameId],
  )
  expect(rows[0]?.seconds).toBeGreaterThan(11)
  await endWaits()
  await untilDone()
  expect(titlesOf(gameId)).toHaveLength(2)
})

test('when witnesses have seen the list, the message of the seal says so instead of a second one', async () => {
  const { startSigner } = await givenTestLog(database)
  const gameId = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, gameId)
  start()
  await untilDone()
  const [before] = telegram.messages().filter(({ html }) => html.includes(`game ${gameId}\n`))
  expect(before?.html).not.toContain('witnesses before the beacon')
  const signer = startSigner()
  await expect.poll(() => rowsOf(gameId)).toContain('witnessed waiting')
  await expect
    .poll(async () => (await owner.query('select 1 from log_cosignatures')).rowCount)
    .toBeGreaterThanOrEqual(3)
  await endWaits()
  await untilDone()
  await signer.stop()
  const seals = telegram.messages().filter(({ html }) => html.includes(`game ${gameId}\n`))
  expect(seals).toHaveLength(1)
  expect(seals[0]).toMatchObject({ id: before?.id, edits: 1 })
  expect(seals[0]?.html).toContain('Seen by 3 independent witnesses before the beacon.')
  expect(seals[0]?.html).toMatch(/^checkpoint \S+ \d+ [\w+/=]{44}<\/pre>$/m)
})

test.each(['broken_after', 'away_after', 'half_after'] satisfies TelegramFault[])(
  'Telegram posted it, and the answer was lost (%s): it is found, not sent again',
  async (fault) => {
    telegram.behave({ fault, times: 1, perMinute: 10_000 })
    telegram.postByOthers()
    const gameId = await openGame()
    start()
    await untilDone()
    telegram.behave({ perMinute: 10_000 })
    expect(titlesOf(gameId)).toHaveLength(1)
    const { rows } = await owner.query('select message_id from announcements where game_id = $1', [gameId])
    expect(Number(rows[0]?.message_id)).toBe(telegram.messages().at(-1)?.id)
  },
)

test.each(['too_many', 'not_a_member', 'refused', 'broken'] satisfies TelegramFault[])(
  'Telegram posted it, the answer was lost, and looking for it failed (%s): it is looked for again, not sent again',
  async (fault) => {
    const afterwards = { fault, times: 2 } as const
    telegram.behave({ fault: 'away_after', times: 1, afterwards, perMinute: 10_000 })
    const gameId = await openGame()
    start()
    await untilDone()
    expect(await rowsOf(gameId)).toEqual(['opened sent'])
    expect(titlesOf(gameId)).toHaveLength(1)
  },
)

test.each(['away', 'broken', 'garbage', 'too_many', 'not_a_member', 'upgraded'] satisfies TelegramFault[])(
  'Telegram did not post it (%s): it is sent again, once',
  async (fault) => {
    telegram.behave({ fault, times: 2 })
    const gameIds = [await openGame(), await openGame()]
    start()
    await untilDone()
    expect(gameIds.map(titlesOf)).toEqual(gameIds.map((gameId) => [`Daily game ${gameId} is open`]))
  },
)

test('a worker that died after posting leaves nothing to send twice; one that died before leaves it to be sent', async () => {
  for (const wasPosted of [true, false]) {
    const gameId = await openGame()
    const text = await writeAnnouncement(
      store.db,
      { kind: 'opened', gameId, payoutId: null, edits: null },
      'https://edil.example',
    )
    const { rows } = await owner.query('select id from announcements where game_id = $1', [gameId])
    await transaction(store, (tx) => markSending(tx, { id: rows[0].id, attempts: 0 }, text ?? ''))
    if (wasPosted) {
      await fetch(`${telegram.url}/bot100200300:test-token-of-the-local-server/sendMessage`, {
        method: 'POST',
        body: JSON.stringify({ chat_id: '@edil_test', text, parse_mode: 'HTML' }),
      })
    }
    start()
    await untilDone()
    await Promise.all(announcers.splice(0).map((announcer) => announcer.stop()))
    expect(titlesOf(gameId)).toHaveLength(1)
  }
})

test('two workers announce once', async () => {
  const gameIds = [await openGame(), await openGame(), await openGame()]
  start()
  start()
  await untilDone()
  expect(gameIds.map((gameId) => titlesOf(gameId).length)).toEqual([1, 1, 1])
})

test('a message that Telegram refuses is dropped and counted, and those after it are sent', async () => {
  const before = await failures('refused')
  telegram.behave({ fault: 'refused', times: 1 })
  const [refused, next] = [await openGame(), await openGame()]
  start()
  await untilDone()
  expect(await rowsOf(refused)).toEqual(['opened dropped'])
  expect(titlesOf(next)).toHaveLength(1)
  expect((await failures('refused')) - before).toBe(1)
})

test('what is no longer true, or a day old, is not announced', async () => {
  const closed = await openGame()
  await closeOnTime(database, closed)
  const old = await openGame()
  await owner.query(`update announcements set due_at = due_at - interval '25 hours' where game_id = $1`, [old])
  const [returned] = await givenWonPrizes(database)
  if (!returned) throw new Error('no prize')
  await givenApprovedPrize(database, returned)
  await givenPaidPrize(database, returned)
  await givenReturnedPrize(database, returned)
  await endWaits()
  await owner.query(`update announcements set due_at = due_at - interval '25 hours' where game_id = $1`, [old])
  start()
  await untilDone()
  expect(await rowsOf(closed)).toEqual(['opened dropped', 'cancelled sent'])
  expect(await rowsOf(old)).toEqual(['opened dropped'])
  expect((await rowsOf(returned.gameId)).at(-1)).toBe('prize_paid dropped')
})

test('what was sent stays as it was sent, and is announced once whatever repeats', async () => {
  const gameId = await openGame()
  start()
  await untilDone()
  await transaction(store, (tx) => announce(tx, { kind: 'opened', gameId }))
  expect(await rowsOf(gameId)).toEqual(['opened sent'])
  await expect(owner.query(`update announcements set text = 'x' where game_id = $1`, [gameId])).rejects.toThrow(
    'was sent',
  )
})

test('what waits for the channel is measured', async () => {
  const gameId = await openGame()
  await owner.query(`update announcements set due_at = due_at - interval '90 seconds' where game_id = $1`, [gameId])
  expect(await readOldestWaitingSeconds(store.db)).toBeGreaterThan(89)
  start()
  await untilDone()
  expect(await readOldestWaitingSeconds(store.db)).toBe(0)
})

test('one that cannot be written lets the others pass', async () => {
  const [poisoned, next] = [await openGame(), await openGame()]
  await owner.query('alter table open_records disable trigger user')
  await owner.query('delete from open_records where game_id = $1', [poisoned])
  await owner.query('alter table open_records enable trigger user')
  start()
  await expect.poll(() => titlesOf(next)).toHaveLength(1)
  expect(await rowsOf(poisoned)).toEqual(['opened waiting'])
  expect(await failures('ours')).toBeGreaterThan(0)
})

test('a worker that was replaced meanwhile does not try what another has tried', async () => {
  const gameId = await openGame()
  const { rows } = await owner.query('select id from announcements where game_id = $1', [gameId])
  const seen = { id: rows[0].id as bigint, attempts: 0 }
  expect(await transaction(store, (tx) => markSending(tx, seen, 'the new one'))).toBe(true)
  expect(await transaction(store, (tx) => markSending(tx, seen, 'the old one'))).toBe(false)
})

test('a prize that came back before it was announced is announced when it is paid again', async () => {
  const [prize] = await givenWonPrizes(database)
  if (!prize) throw new Error('no prize')
  await givenApprovedPrize(database, prize)
  await givenPaidPrize(database, prize)
  await givenReturnedPrize(database, prize)
  await endWaits()
  start()
  await untilDone()
  await givenApprovedPrize(database, prize)
  await givenPaidPrize(database, prize)
  await untilDone()
  expect(await rowsOf(prize.gameId)).toEqual(['sealed sent', 'result sent', 'prize_paid dropped', 'prize_paid sent'])
})

test('what waited for a channel that did not exist is dropped at once when there is one', async () => {
  const old = [await openGame(), await openGame()]
  await owner.query(`update announcements set due_at = due_at - interval '25 hours' where game_id = any($1)`, [old])
  await transaction(store, dropOldAnnouncements)
  for (const gameId of old) expect(await rowsOf(gameId)).toEqual(['opened dropped'])
})
