import type { Day } from '@edil/domain/people'
import type { Logger } from 'pino'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { serveTelegram, TELEGRAM_OPERATORS } from '../../../dev/telegram-server.ts'
import { CONNECTION_TIMEOUT_MS, testDatabase } from '../../test/database.ts'
import { closeNow, givenSoldGame } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenNotice, writeDue } from '../../test/notifications.ts'
import { givenApproved, givenPayment } from '../../test/payments.ts'
import {
  givenApprovedPrize,
  givenClaimed,
  givenConfirmedTax,
  givenPaidPrize,
  givenWonPrizes,
} from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { senderOptions } from '../../test/telegram.ts'
import { openStore, silentLog } from '../../test/world.ts'
import type { Leader } from '../platform/leader.ts'
import { readSummary } from './alarm-facts.queries.ts'
import { summariseYesterday } from './alarms.jobs.ts'
import { startOperatorsMessenger } from './operators-messenger.ts'
import { checkBooksForAlarm, raiseAlarms } from './raise-alarms.ts'
import { writeMessage } from './write-message.ts'

const database = await testDatabase()
const { owner, urls } = database
// With what a worker may read and write.
const { store, close } = await openStore(urls.worker, CONNECTION_TIMEOUT_MS)
afterAll(close)
const telegram = await serveTelegram()

const messengers: Leader[] = []
const options = senderOptions({ urls, store }, telegram, TELEGRAM_OPERATORS)
const startMessenger = () => messengers.push(startOperatorsMessenger(options))

const sent = () => telegram.messages(TELEGRAM_OPERATORS)
const last = () => sent().at(-1)?.html ?? ''

async function untilSent(): Promise<void> {
  const waiting = `select 1 from operator_messages
    where dropped_at is null and (sent_at is null or (ended_at is not null and end_sent_at is null))`
  await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(0)
}

/** As if the oldest payment had waited that long. Only the owner of the table can change it. */
const letWait = (minutes: number) =>
  owner.query(
    `update payments set submitted_at = clock_timestamp() - make_interval(mins => $1) where status = 'pending'`,
    [minutes],
  )

beforeEach(() => telegram.behave({ perMinute: 10_000 }))
afterAll(() => telegram.close())
afterEach(async () => {
  await Promise.all(messengers.splice(0).map((messenger) => messenger.stop()))
})

test('payments that wait too long: one alarm while it lasts, whose message says when it is over', async () => {
  const gameId = await givenGame(database)
  const { id: personId } = await givenPerson(database)
  await givenPayment(database, { personId, gameId, numbers: [7] })
  await letWait(9)
  await raiseAlarms(store)
  startMessenger()
  await untilSent()
  expect(sent()).toHaveLength(0)

  await letWait(12)
  for (let minute = 0; minute < 3; minute += 1) await raiseAlarms(store)
  await untilSent()
  expect(sent()).toHaveLength(1)
  expect(last()).toContain('<b>Payments wait: 1</b>\nThe oldest has waited for 12 min.')
  expect(last()).toContain('<a href="https://edil.example/am/etxdark/payments">ክፈት</a>')
  expect(last()).not.toContain('Over')

  await letWait(7)
  await raiseAlarms(store)
  await untilSent()
  expect(last()).not.toContain('Over')
  await letWait(1)
  await raiseAlarms(store)
  await untilSent()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({ edits: 1 })
  expect(last()).toContain('Over, after less than 1 min.')
})

test('an alarm that lasts is repeated, and one that is refused does not silence the next', async () => {
  const before = sent().length
  await letWait(20)
  telegram.behave({ fault: 'refused', times: 1, perMinute: 10_000 })
  await raiseAlarms(store)
  startMessenger()
  await untilSent()
  expect(sent()).toHaveLength(before)
  await raiseAlarms(store)
  await untilSent()
  expect(sent()).toHaveLength(before + 1)
  await owner.query(
    `update operator_messages set started_at = started_at - interval '61 minutes' where ended_at is null`,
  )
  await raiseAlarms(store)
  await untilSent()
  expect(sent()).toHaveLength(before + 2)
  expect(sent()[before]?.html).toContain('It lasts: see the next message.')
  await letWait(0)
  await raiseAlarms(store)
  await untilSent()
})

test('messages read well in both languages when nothing has waited for a minute', () => {
  const alarm = { id: 1n, text: null, attempts: 0, sendingSeconds: null, isTooLate: false, edits: null, day: null }
  const times = { startedAt: new Date(0), endedAt: new Date(1_000), isRepeated: false }
  const facts = { count: 1, minutes: 0 }
  const written = writeMessage({ ...alarm, ...times, kind: 'prizes_overdue', facts }, 'https://edil.example')
  expect(written).toContain('የመጀመሪያው የዘገየበት ጊዜ፦ ከ1 ደቂቃ በታች።\nአብቅቷል። የቆየበት ጊዜ፦ ከ1 ደቂቃ በታች።')
  expect(written).toContain('The oldest is late by less than 1 min.\nOver, after less than 1 min.')
})

test('a draw that waits for its round, and a prize that is overdue, are alarms of their own', async () => {
  const before = sent().length
  const waiting = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, waiting)
  await owner.query('alter table close_records disable trigger user')
  await owner.query(`update close_records set round_at = now() - interval '5 minutes' where game_id = $1`, [waiting])
  await owner.query('alter table close_records enable trigger user')
  const [prize] = await givenWonPrizes(database)
  if (!prize) throw new Error('no prize')
  await givenClaimed(database, prize)
  await owner.query(`update payouts set promised_at = now() - interval '3 hours' where id = $1`, [prize.id])
  await raiseAlarms(store)
  startMessenger()
  await untilSent()
  const news = sent()
    .slice(before)
    .map(({ html }) => html)
    .join('\n')
  expect(sent()).toHaveLength(before + 2)
  expect(news).toContain('Draws wait for the beacon: 1</b>\nThe oldest is late by 5 min.')
  expect(news).toContain('Prizes are overdue: 1</b>\nThe oldest is late by 3 h.')
})

test('notifications that do not leave, written or not, are an alarm until they do', async () => {
  const before = sent().length
  const { id } = await givenPerson(database, { hasPassword: false })
  await givenNotice(database, id, 'phone_changed')
  await writeDue(database)
  await givenNotice(database, id, 'password_changed')
  const letWait = async (minutes: number) => {
    for (const table of ['notifications', 'notification_deliveries'])
      await owner.query(`update ${table} set due_at = now() - make_interval(mins => $1) where person_id = $2`, [
        minutes,
        id,
      ])
    await raiseAlarms(store)
    await untilSent()
  }
  startMessenger()
  await letWait(29)
  expect(sent()).toHaveLength(before)
  await letWait(45)
  expect(sent()[before]?.html).toContain('Notifications wait: 2</b>\nThe oldest should have left 45 min ago')
  await letWait(0)
  expect(sent()).toHaveLength(before + 1)
  expect(sent()[before]?.html).toContain('Over, after')
})

test('books that do not add up are an alarm until they do', async () => {
  const before = sent().length
  await checkBooksForAlarm(store, silentLog)
  startMessenger()
  await untilSent()
  expect(sent()).toHaveLength(before)
  await owner.query('alter table ledger_accounts disable trigger user')
  await owner.query(`update ledger_accounts set balance = balance + 1 where id = 'prizes_owed'`)
  await checkBooksForAlarm(store, silentLog)
  await untilSent()
  expect(last()).toMatch(/The books are wrong: \d fault/)
  await owner.query(`update ledger_accounts set balance = balance - 1 where id = 'prizes_owed'`)
  await owner.query('alter table ledger_accounts enable trigger user')
  await checkBooksForAlarm(store, silentLog)
  await untilSent()
  expect(sent()).toHaveLength(before + 1)
  expect(last()).toContain('Over, after')
})

test('books that cannot be checked are an alarm, and the log says why', async () => {
  const before = sent().length
  const logged: unknown[] = []
  await owner.query('alter table ledger_months rename to hidden_months')
  await checkBooksForAlarm(store, { error: (about: unknown) => logged.push(about) } as Pick<Logger, 'error'>)
  await owner.query('alter table hidden_months rename to ledger_months')
  startMessenger()
  await untilSent()
  expect(sent()).toHaveLength(before + 1)
  expect(last()).toContain('<b>The books could not be checked</b>')
  expect(String((logged[0] as { err: Error }).err)).toContain('ledger_months')
  await checkBooksForAlarm(store, silentLog)
  await untilSent()
  expect(last()).toContain('Over, after')
})

test('the answer was lost: the alarm is found, not sent again', async () => {
  const before = sent().length
  telegram.behave({ fault: 'away_after', times: 1, perMinute: 10_000 })
  await summariseYesterday(store)
  startMessenger()
  await untilSent()
  expect(sent()).toHaveLength(before + 1)
  await summariseYesterday(store)
  await untilSent()
  expect(sent()).toHaveLength(before + 1)
})

test('the summary counts a day in Addis Ababa, and contains no name', async () => {
  const { rows } = await owner.query<{ day: Day }>(
    `select (now() at time zone 'Africa/Addis_Ababa')::date::text as day`,
  )
  const [{ day }] = rows as [{ day: Day }]
  const before = await readSummary(store.db, day)
  const gameId = await givenGame(database)
  const { id: personId, username } = await givenPerson(database)
  await givenApproved(database, { personId, gameId, numbers: [1, 2] })
  await givenConfirmedTax(database)
  const [, prize] = await givenWonPrizes(database)
  if (!prize) throw new Error('no prize')
  await givenApprovedPrize(database, prize)
  await givenPaidPrize(database, prize)
  const after = await readSummary(store.db, day)
  expect(after.approved - before.approved).toBeGreaterThanOrEqual(35)
  expect(after.approvedSantim - before.approvedSantim).toBe(50_000 * 102)
  expect(after.drawn - before.drawn).toBe(1)
  expect(after.prizesPaid - before.prizesPaid).toBe(1)
  expect(after.prizesPaidSantim - before.prizesPaidSantim).toBe(240_000)
  expect(after.prizesOwedSantim - before.prizesOwedSantim).toBe(3_500_000 + 200_000)
  await owner.query(
    `insert into operator_messages (kind, day, facts) values ('summary', $1, $2) on conflict do nothing`,
    [day, JSON.stringify(after)],
  )
  startMessenger()
  await untilSent()
  expect(last()).toContain('Prizes sent: 1 (2,400 ETB)')
  for (const { html } of sent()) expect(html).not.toContain(username)
})
