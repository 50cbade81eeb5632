import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { serveTelegram } from '../../../dev/telegram-server.ts'
import { messageOf } from '../../../dev/telegram-users.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { writeDue } from '../../test/notifications.ts'
import { givenApproved } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { botOptions, newTelegramId, updateOf } from '../../test/telegram.ts'
import { storeChoices } from '../notifications/choices.queries.ts'
import { notify } from '../notifications/notify.ts'
import { startNotifier } from '../notifications/start-notifier.ts'
import {
  dropTelegramWithoutChat,
  findNextDelivery,
  markTelegramAttempt,
} from '../notifications/telegram-deliveries.queries.ts'
import { transaction } from '../platform/database/transaction.ts'
import { handleUpdate } from '../telegram/handle-update.ts'
import { startReplySender } from '../telegram/reply-sender.ts'
import { insertLink, silence } from '../telegram/telegram-accounts.queries.ts'
import { unlinkTelegram } from '../telegram/unlink-telegram.ts'
import { LETTER_WRITERS } from './letter-writers.ts'

const database = await testDatabase()
const { owner, store } = database
const telegram = await serveTelegram()
afterAll(() => telegram.close())
const options = botOptions(database, telegram)

const running: { readonly stop: () => Promise<void> }[] = []
const startSender = () => void running.push(startReplySender(options))
/** What an earlier test left is not in the way. */
beforeEach(async () => {
  telegram.behave({ perSecond: 10_000 })
  await owner.query(
    'update notification_deliveries set dropped_at = clock_timestamp(), sending_since = null where sent_at is null and dropped_at is null',
  )
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()))
})

type Linked = { readonly personId: string; readonly telegramId: number }

async function linked(linkedBy: 'code' | 'phone' = 'code'): Promise<Linked> {
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const telegramId = newTelegramId()
  // A bot cannot write to who has never written to it.
  telegram.write(telegramId, { text: '/start' })
  await transaction(store, (tx) => insertLink(tx, { personId, telegramId: BigInt(telegramId), linkedBy }))
  return { personId, telegramId }
}

const note = (personId: string, kind: 'phone_changed' | 'password_changed') =>
  transaction(store, (tx) => notify(tx, personId, { kind, facts: {} }))
const ofBot = (telegramId: number) =>
  telegram.messages(String(telegramId)).flatMap(({ html, byPerson }) => (byPerson ? [] : [html]))
const subjectsTo = (telegramId: number) => ofBot(telegramId).map((html) => /<b>(.*?)<\/b>/.exec(html)?.[1])
const PHONE = 'Your phone number was changed'
const PASSWORD = 'Your password was changed'

async function noteBoth({ personId }: Linked): Promise<void> {
  await note(personId, 'phone_changed')
  await note(personId, 'password_changed')
  await writeDue(database)
}

test('a linked person gets the same words as on the page, once and in order', async () => {
  const person = await linked()
  await noteBoth(person)
  startSender()
  await expect.poll(() => subjectsTo(person.telegramId)).toEqual([PHONE, PASSWORD])
  const [first] = ofBot(person.telegramId)
  expect(first).toContain('If it was you, you do not need to do anything.')
  expect(first).toContain('<a href="https://edil.example/forgot-password">Set a new password</a>')
})

test.each(['away', 'broken', 'away_after', 'broken_after', 'half_after', 'garbage', 'too_many'] as const)(
  'after an attempt that ended with %s, each message is there once and in order',
  async (fault) => {
    const person = await linked()
    const other = await linked()
    await noteBoth(person)
    await note(other.personId, 'password_changed')
    await writeDue(database)
    telegram.behave({ perSecond: 10_000, fault, times: 1, afterwards: { perSecond: 10_000 } })
    startSender()
    await expect.poll(() => subjectsTo(person.telegramId), { timeout: 10_000 }).toEqual([PHONE, PASSWORD])
    await expect.poll(() => subjectsTo(other.telegramId), { timeout: 10_000 }).toEqual([PASSWORD])
    const open = `select 1 from notification_deliveries where way = 'telegram' and sent_at is null and dropped_at is null`
    await expect.poll(async () => (await owner.query(open)).rowCount).toBe(0)
  },
)

test('a sender that died after Telegram took the message does not send it again, whatever people wrote meanwhile', async () => {
  const person = await linked()
  await noteBoth(person)
  telegram.behave({ perSecond: 10_000, fault: 'away_after', times: 1, afterwards: { perSecond: 10_000 } })
  startSender()
  await expect.poll(() => subjectsTo(person.telegramId)).toEqual([PHONE])
  await running.pop()?.stop()
  for (let count = 0; count < 3; count++) telegram.write(newTelegramId(), { text: '/games' })
  startSender()
  await expect.poll(() => subjectsTo(person.telegramId), { timeout: 10_000 }).toEqual([PHONE, PASSWORD])
})

test('who blocked the bot is silenced, and others get theirs', async () => {
  const [blocking, other] = [await linked(), await linked()]
  await fetch(`${telegram.url}/users/${blocking.telegramId}/block`, { method: 'POST' })
  await noteBoth(blocking)
  await noteBoth(other)
  startSender()
  await expect.poll(() => subjectsTo(other.telegramId)).toEqual([PHONE, PASSWORD])
  const silenced = 'select silenced_at is not null as is from telegram_accounts where person_id = $1'
  await expect.poll(async () => (await owner.query(silenced, [blocking.personId])).rows).toEqual([{ is: true }])
})

test('who wants no messages, and a link by phone number, get no notice about money', async () => {
  const [silent, byPhone, other] = [await linked(), await linked('phone'), await linked()]
  await transaction(store, (tx) => silence(tx, BigInt(silent.telegramId)))
  const gameId = await givenGame(database)
  for (const [index, { personId }] of [silent, byPhone, other].entries())
    await givenApproved(database, { personId, gameId, numbers: [index + 1] })
  await writeDue(database)
  startSender()
  await expect.poll(() => subjectsTo(other.telegramId)).toHaveLength(1)
  expect(subjectsTo(silent.telegramId)).toEqual([])
  expect(subjectsTo(byPhone.telegramId)).toEqual([])
})

const TELEGRAM_ONLY = { payments: ['telegram'], prizes: ['telegram'], results: ['telegram'], reminders: [] } as const

const mailsWaitingFor = async ({ personId }: Linked) =>
  (
    await owner.query<{ kind: string }>(
      `select kind from notification_deliveries join notifications on notifications.id = notification_id
       where notification_deliveries.person_id = $1 and way = 'mail' order by notifications.id`,
      [personId],
    )
  ).rows.map(({ kind }) => kind)

test.each(['silenced', 'blocked', 'locked', 'disconnected'] as const)(
  'what was written for a chat that is %s by then is mailed, if it is about money',
  async (how) => {
    const person = await linked()
    const { personId, telegramId } = person
    await transaction(store, (tx) =>
      storeChoices(tx, personId, { ways: TELEGRAM_ONLY, quietHours: null, invitations: true }),
    )
    const gameId = await givenGame(database)
    await givenApproved(database, { personId, gameId, numbers: [1] })
    await transaction(store, (tx) => notify(tx, personId, { kind: 'draw_soon', facts: { gameId } }))
    await writeDue(database)
    expect(await mailsWaitingFor(person)).toEqual([])
    if (how === 'silenced') await transaction(store, (tx) => silence(tx, BigInt(telegramId)))
    if (how === 'blocked') telegram.block(telegramId)
    if (how === 'locked')
      await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [personId])
    if (how === 'disconnected') await transaction(store, (tx) => unlinkTelegram(tx, personId))
    startSender()
    await expect.poll(() => mailsWaitingFor(person)).toContain('payment_approved')
    expect(await mailsWaitingFor(person)).not.toContain('draw_soon')
    expect(ofBot(telegramId)).toEqual([])
  },
)

test('what was written for one chat is not sent to another that was linked by phone number meanwhile', async () => {
  const person = await linked()
  await noteBoth(person)
  await transaction(store, (tx) => unlinkTelegram(tx, person.personId))
  const stranger = newTelegramId()
  telegram.write(stranger, { text: '/start' })
  await transaction(store, (tx) =>
    insertLink(tx, { personId: person.personId, telegramId: BigInt(stranger), linkedBy: 'phone' }),
  )
  startSender()
  const open = `select 1 from notification_deliveries where person_id = $1 and way = 'telegram' and sent_at is null and dropped_at is null`
  await expect.poll(async () => (await owner.query(open, [person.personId])).rowCount).toBe(0)
  expect(ofBot(stranger)).toEqual([])
})

test('a mail instead of a message waits for the end of the quiet hours, too', async () => {
  const person = await linked()
  const hour = (new Date().getUTCHours() + 3) % 24
  const quietHours = { from: hour, until: (hour + 2) % 24 }
  await transaction(store, (tx) =>
    storeChoices(tx, person.personId, { ways: TELEGRAM_ONLY, quietHours, invitations: true }),
  )
  await givenApproved(database, { personId: person.personId, gameId: await givenGame(database), numbers: [1] })
  await writeDue(database)
  await transaction(store, (tx) => unlinkTelegram(tx, person.personId))
  await transaction(store, dropTelegramWithoutChat)
  const { rows } = await owner.query(
    `select due_at > clock_timestamp() as waits from notification_deliveries where person_id = $1 and way = 'mail'`,
    [person.personId],
  )
  expect(rows).toEqual([{ waits: true }])
})

test('without a bot, what a person wants on Telegram alone is mailed, also what was written before', async () => {
  const person = await linked()
  const { personId } = person
  await transaction(store, (tx) =>
    storeChoices(tx, personId, { ways: TELEGRAM_ONLY, quietHours: null, invitations: true }),
  )
  const gameId = await givenGame(database)
  await givenApproved(database, { personId, gameId, numbers: [1] })
  await writeDue(database)
  expect(await mailsWaitingFor(person)).toEqual([])
  const mailer = { send: async () => undefined, close: () => undefined }
  running.push(startNotifier({ ...options, mailer, writers: LETTER_WRITERS, hasBot: false }))
  await expect.poll(() => mailsWaitingFor(person)).toEqual(['payment_approved'])
  await givenApproved(database, { personId, gameId, numbers: [2] })
  await expect.poll(() => mailsWaitingFor(person)).toEqual(['payment_approved', 'payment_approved'])
})

test('a search for a lost message that Telegram does not allow is given up, and what it was about is not sent again', async () => {
  const person = await linked()
  await note(person.personId, 'password_changed')
  await writeDue(database)
  const outcomeOf = async () =>
    (
      await owner.query(
        `select sending_since is not null as is_unknown, dropped_at is not null as is_dropped
         from notification_deliveries where person_id = $1 and way = 'telegram'`,
        [person.personId],
      )
    ).rows
  const afterwards = { perSecond: 10_000, fault: 'upgraded' } as const
  telegram.behave({ perSecond: 10_000, fault: 'away_after', times: 1, afterwards })
  startSender()
  await expect.poll(outcomeOf).toEqual([{ is_unknown: true, is_dropped: false }])
  await owner.query(
    `update notification_deliveries set sending_since = sending_since - interval '11 minutes' where sending_since is not null`,
  )
  await expect.poll(outcomeOf).toEqual([{ is_unknown: false, is_dropped: true }])
  telegram.behave({ perSecond: 10_000 })
  await note(person.personId, 'phone_changed')
  await writeDue(database)
  await expect.poll(() => subjectsTo(person.telegramId)).toEqual([PASSWORD, PHONE])
})

test('of two workers that found the same notification, one sends it', async () => {
  const person = await linked()
  await note(person.personId, 'password_changed')
  await writeDue(database)
  const delivery = await findNextDelivery(store.db, [])
  if (!delivery) throw new Error('nothing is due')
  const begin = () => transaction(store, (tx) => markTelegramAttempt(tx, delivery.id, 0n))
  expect([await begin(), await begin()]).toEqual([true, false])
})

test('a notification waits for an answer to its chat, which may have been posted without our knowing', async () => {
  const person = await linked()
  await owner.query(
    `insert into telegram_replies (chat, language, text, due_at) values ($1, 'en', 'Your tickets', now() + interval '1 hour')`,
    [person.telegramId],
  )
  await note(person.personId, 'password_changed')
  await writeDue(database)
  expect(await findNextDelivery(store.db, [])).toBeUndefined()
  await owner.query('delete from telegram_replies')
  expect(await findNextDelivery(store.db, [])).toMatchObject({ chat: BigInt(person.telegramId) })
})

test('a lost answer is found behind many messages of people that got none, and behind a picture', async () => {
  const person = await linked()
  const spammer = newTelegramId()
  for (let count = 0; count < 60; count++) telegram.write(spammer, { text: '/games' })
  const last = Math.max(...telegram.messages(String(spammer)).map(({ id }) => id))
  await handleUpdate(options, { ...updateOf(spammer, {}), message: messageOf(spammer, last, { text: '/games' }) })
  await owner.query('delete from telegram_replies')
  await options.bot.sendPicture(BigInt(person.telegramId), Buffer.from('a picture'), 'ticket.png')
  await note(person.personId, 'password_changed')
  await writeDue(database)
  telegram.behave({ perSecond: 10_000, fault: 'away_after', times: 1, afterwards: { perSecond: 10_000 } })
  startSender()
  const isOpen = `select 1 from notification_deliveries where person_id = $1 and way = 'telegram' and sent_at is null`
  await expect.poll(async () => (await owner.query(isOpen, [person.personId])).rowCount, { timeout: 10_000 }).toBe(0)
  expect(subjectsTo(person.telegramId).filter((subject) => subject === PASSWORD)).toHaveLength(1)
})
