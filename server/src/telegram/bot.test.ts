import { randomBytes } from 'node:crypto'
import type { LinkedBy } from '@edil/domain/notifications'
import { ANNOUNCEMENT_TEXTS } from '@edil/text/telegram/announcements'
import { BOT_COMMANDS, BOT_TEXTS } from '@edil/text/telegram/bot'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { serveTelegram } from '../../../dev/telegram-server.ts'
import type { Sent } from '../../../dev/telegram-users.ts'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved } from '../../test/payments.ts'
import { type GivenPerson, givenPerson } from '../../test/people.ts'
import { botOptions, newTelegramId, updateOf } from '../../test/telegram.ts'
import { transaction } from '../platform/database/transaction.ts'
import type { Leader } from '../platform/leader.ts'
import { handleUpdate } from './handle-update.ts'
import { pollUpdates } from './poll-updates.ts'
import { registerBot } from './register-bot.ts'
import { startReplySender } from './reply-sender.ts'
import { workOnTelegram } from './telegram.jobs.ts'
import { insertLink } from './telegram-accounts.queries.ts'

const database = await testDatabase()
const { owner, store } = database
const telegram = await serveTelegram()
afterAll(() => telegram.close())
const options = botOptions(database, telegram)

const running: { readonly stop: () => Promise<void> }[] = []
const start = (...leaders: { readonly stop: () => Promise<void> }[]) => void running.push(...leaders)
const startBot = () => start(pollUpdates(options), startReplySender(options))

beforeEach(() => telegram.behave({ perSecond: 10_000 }))
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()))
  await owner.query('delete from telegram_replies')
})

/** What the bot wrote to a person, as HTML; '' for a picture. */
const answersTo = (telegramId: number) =>
  telegram.messages(String(telegramId)).flatMap(({ html, byPerson }) => (byPerson ? [] : [html]))

async function ask(telegramId: number, sent: Sent | string, count = 1): Promise<string> {
  const before = answersTo(telegramId).length
  telegram.write(telegramId, typeof sent === 'string' ? { text: sent } : sent)
  await expect.poll(() => answersTo(telegramId).length, { timeout: 20_000 }).toBe(before + count)
  return answersTo(telegramId).slice(before).join('\n')
}

async function linked(person: GivenPerson, linkedBy: LinkedBy = 'code'): Promise<number> {
  const telegramId = newTelegramId()
  await transaction(store, (tx) => insertLink(tx, { personId: person.id, telegramId: BigInt(telegramId), linkedBy }))
  return telegramId
}

const isSilenced = async (telegramId: number) =>
  (await owner.query('select silenced_at from telegram_accounts where telegram_id = $1', [telegramId])).rows[0]
    ?.silenced_at != null

test('the bot answers in the language of the app, and of the account once it is linked', async () => {
  startBot()
  const telegramId = newTelegramId()
  expect(await ask(telegramId, { text: '/privacy', language: 'am' })).toContain(BOT_TEXTS.am.privacy.title)
  expect(await ask(telegramId, { text: '/privacy', language: 'en-GB' })).toContain(BOT_TEXTS.en.privacy.title)
  const of = await linked(await givenPerson(database, { language: 'am' }))
  const answer = await ask(of, { text: '/privacy', language: 'en' })
  expect(answer).toContain(BOT_TEXTS.am.privacy.title)
  expect(answer).toContain('https://edil.example/am/privacy')
})

test('an unknown command and a sentence are answered with the commands', async () => {
  startBot()
  const telegramId = newTelegramId()
  for (const text of ['/jackpot', 'When is the draw?', '/start@edil_test_bot extra words'])
    expect(await ask(telegramId, text)).toContain(BOT_TEXTS.en.help.title)
})

test('/games lists open games with fee, prizes, sold and left numbers', async () => {
  startBot()
  const gameId = await givenSoldGame(database, [1, 2, 3, 4])
  const answer = await ask(newTelegramId(), '/games')
  const line = answer.split('\n').find((each) => each.includes(gameId))
  expect(line).toMatch(/500 ETB a number\. Prizes: 35,000 · 3,000 · 2,000 ETB\. Sold: 4, left: 96\. Sales close: /)
  expect(answer).toContain('https://edil.example/dashboard')
})

test('/mytickets shows the open tickets with their pictures, and no ticket of anyone else', async () => {
  startBot()
  const [person, other] = [await givenPerson(database), await givenPerson(database)]
  const gameId = await givenGame(database)
  await givenApproved(database, { personId: person.id, gameId, numbers: [7, 42] })
  await givenApproved(database, { personId: other.id, gameId, numbers: [8] })
  const telegramId = await linked(person)
  const answer = await ask(telegramId, '/mytickets', 2)
  expect(answer).toContain(`Daily ${gameId} · numbers 7, 42`)
  expect(answer).not.toContain('numbers 8')
  const [picture] = telegram.messages(String(telegramId)).flatMap(({ photo }) => photo ?? [])
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1080 })
})

test('an account that was linked by phone number gets no pictures: they have the name and the key of the ticket', async () => {
  startBot()
  const person = await givenPerson(database)
  const gameId = await givenGame(database)
  await givenApproved(database, { personId: person.id, gameId, numbers: [7] })
  const telegramId = await linked(person, 'phone')
  expect(await ask(telegramId, '/mytickets')).toContain('numbers 7')
  await ask(telegramId, '/privacy')
  expect(telegram.messages(String(telegramId)).some(({ photo }) => photo)).toBe(false)
})

test.each([true, false])(
  'a picture that waits is not sent when the account is disconnected meanwhile, and another one connected: %s',
  async (isConnectedToAnother) => {
    const [person, other] = [await givenPerson(database), await givenPerson(database)]
    const gameId = await givenGame(database)
    await givenApproved(database, { personId: person.id, gameId, numbers: [7] })
    const telegramId = await linked(person)
    telegram.write(telegramId, { text: 'hello' })
    await handleUpdate(options, updateOf(telegramId, { text: '/mytickets' }))
    const link = isConnectedToAnother
      ? 'update telegram_accounts set person_id = $2 where person_id = $1'
      : 'delete from telegram_accounts where person_id in ($1, $2)'
    await owner.query(link, [person.id, other.id])
    start(startReplySender(options))
    await expect.poll(async () => (await owner.query('select 1 from telegram_replies')).rowCount).toBe(0)
    expect(telegram.messages(String(telegramId)).some(({ photo }) => photo)).toBe(false)
  },
)

test('/mytickets of a Telegram account that is not linked offers to connect', async () => {
  startBot()
  const telegramId = newTelegramId()
  expect(await ask(telegramId, '/mytickets')).toContain(BOT_TEXTS.en.notLinked.title)
  expect(telegram.messages(String(telegramId)).at(-1)?.keyboard).toBe('contact')
})

test('a locked account is answered as one that is not linked', async () => {
  startBot()
  const person = await givenPerson(database)
  const telegramId = await linked(person)
  await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [person.id])
  expect(await ask(telegramId, '/mytickets')).toContain(BOT_TEXTS.en.notLinked.title)
})

test('before the show of a draw is over, no command tells its result', async () => {
  startBot()
  const person = await givenPerson(database)
  const telegramId = await linked(person, 'phone')
  const gameId = await givenGame(database)
  for (let first = 1; first <= 100; first += 3) {
    const numbers = [first, first + 1, first + 2].filter((number) => number <= 100)
    const { id: personId } = first === 1 ? person : await givenPerson(database, { hasPassword: false })
    await givenApproved(database, { personId, gameId, numbers })
    if (first > 60) break
  }
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  // Longer than this test, however slow the machine is.
  await moveDraw(gameId, '1 hour')
  const { noResult } = BOT_TEXTS.en
  expect(await ask(telegramId, `/result ${gameId}`)).toContain(noResult.title)
  expect(await ask(telegramId, `/verify ${gameId}`)).toContain(noResult.title)
  expect(await ask(telegramId, '/result')).not.toContain(gameId)
  const tickets = await ask(telegramId, '/mytickets')
  expect(tickets).toContain(`${gameId} · numbers 1, 2, 3 · draw: `)
  expect(tickets).not.toMatch(/won|no prize/)

  await moveDraw(gameId, '-2 hours')
  const { rows } = await owner.query<{ number: number }>(
    'select number::int as number from prizes where game_id = $1 order by position',
    [gameId],
  )
  const result = await ask(telegramId, '/result')
  expect(result).toContain(`game ${gameId}: the result`)
  for (const { number } of rows) expect(result).toContain(`number ${number},`)
  expect(result).toContain(ANNOUNCEMENT_TEXTS.en.trial)
  expect(await ask(telegramId, `/result ${gameId.toUpperCase()}`)).toBe(result)
  expect(await ask(telegramId, `/verify ${gameId}`)).toContain(`https://edil.example/verify/${gameId}`)
  expect(await ask(telegramId, '/mytickets')).toMatch(new RegExp(`${gameId} · numbers 1, 2, 3 · (won|no prize)`))
})

/** Only the owner of the table can change a draw. */
async function moveDraw(gameId: string, by: string): Promise<void> {
  await owner.query('alter table draws disable trigger draws_append_only')
  await owner.query('update draws set drawn_at = drawn_at + $2::interval where game_id = $1', [gameId, by])
  await owner.query('alter table draws enable trigger draws_append_only')
}

test('/stop silences a person, who is still answered, and /start ends it', async () => {
  startBot()
  const telegramId = await linked(await givenPerson(database))
  expect(await ask(telegramId, '/stop')).toContain(BOT_TEXTS.en.stopped.title)
  expect(await isSilenced(telegramId)).toBe(true)
  expect(await ask(telegramId, '/stop')).toContain(BOT_TEXTS.en.stopped.title)
  expect(await ask(telegramId, '/start')).toContain(BOT_TEXTS.en.alreadyLinked.title)
  expect(await isSilenced(telegramId)).toBe(false)
})

test('a person who blocked the bot is silenced, and the answers to others are sent', async () => {
  const telegramId = await linked(await givenPerson(database))
  telegram.block(telegramId)
  await handleUpdate(options, updateOf(telegramId, { text: '/games' }))
  await handleUpdate(options, updateOf(telegramId, { text: '/privacy' }))
  startBot()
  await ask(newTelegramId(), '/privacy')
  await expect.poll(() => isSilenced(telegramId)).toBe(true)
  expect((await owner.query('select 1 from telegram_replies where chat = $1', [telegramId])).rowCount).toBe(0)
})

test('two workers that get the same updates answer each once', async () => {
  const telegramIds = Array.from({ length: 5 }, newTelegramId)
  const updates = telegramIds.map((telegramId) => updateOf(telegramId, { text: '/privacy' }))
  const handled = [...updates, ...updates, ...updates].map((update) => handleUpdate(options, update))
  await Promise.all(handled)
  const { rows } = await owner.query('select chat from telegram_replies')
  expect(rows).toHaveLength(5)
})

test('several workers of one bot answer once, also when the first one stops', async () => {
  const workers: Leader[] = [pollUpdates(options), pollUpdates(options)]
  start(...workers, startReplySender(options), startReplySender(options))
  const telegramId = newTelegramId()
  await ask(telegramId, '/privacy')
  await workers[0]?.stop()
  await ask(telegramId, '/privacy')
  await ask(telegramId, '/games')
  expect(answersTo(telegramId)).toHaveLength(3)
})

test('an update that comes again after it was answered is not answered again', async () => {
  const update = updateOf(newTelegramId(), { text: '/privacy' })
  await handleUpdate(options, update)
  await owner.query('delete from telegram_replies')
  await handleUpdate(options, update)
  expect((await owner.query('select 1 from telegram_replies')).rowCount).toBe(0)
})

test.each([
  ['one attempt fails', { fault: 'broken', times: 1, perSecond: 10_000 }],
  ['Telegram asks to wait', { perSecond: 1 }],
] as const)('answers of one chat keep their order while %s', async (_what, behaviour) => {
  const telegramId = newTelegramId()
  telegram.write(telegramId, { text: 'hello' })
  for (const text of ['/stop', '/privacy']) await handleUpdate(options, updateOf(telegramId, { text }))
  telegram.behave(behaviour)
  start(startReplySender(options))
  await expect.poll(() => answersTo(telegramId).length, { timeout: 15_000 }).toBe(2)
  const titles = [BOT_TEXTS.en.stopped.title, BOT_TEXTS.en.privacy.title]
  expect(answersTo(telegramId).map((html) => titles.findIndex((title) => html.includes(title)))).toEqual([0, 1])
})

test.each(['away', 'broken', 'too_many', 'garbage'] as const)(
  'an answer is sent after Telegram was %s',
  async (fault) => {
    startBot()
    telegram.behave({ fault, times: 2, perSecond: 10_000 })
    expect(await ask(newTelegramId(), '/privacy')).toContain(BOT_TEXTS.en.privacy.title)
  },
)

test('an answer that Telegram refuses is dropped, and the next one is sent', async () => {
  const telegramId = newTelegramId()
  telegram.write(telegramId, { text: 'hello' })
  telegram.behave({ fault: 'refused', times: 1, perSecond: 10_000 })
  await handleUpdate(options, updateOf(telegramId, { text: '/games' }))
  await handleUpdate(options, updateOf(telegramId, { text: '/privacy' }))
  start(startReplySender(options))
  await expect.poll(() => answersTo(telegramId).join()).toContain(BOT_TEXTS.en.privacy.title)
  expect(answersTo(telegramId)).toHaveLength(1)
})

test('an update that cannot be handled is dropped after three tries, and the next ones are answered', async () => {
  const [broken, next] = [newTelegramId(), newTelegramId()]
  await owner.query(`alter table telegram_replies add constraint broken check (chat <> ${broken})`)
  telegram.write(broken, { text: '/privacy' })
  startBot()
  expect(await ask(next, '/privacy')).toContain(BOT_TEXTS.en.privacy.title)
  await owner.query('alter table telegram_replies drop constraint broken')
  expect(answersTo(broken)).toEqual([])
  expect(await ask(broken, '/privacy')).toContain(BOT_TEXTS.en.privacy.title)
})

test('an update is not dropped while the database does not answer in time', async () => {
  await owner.query(`
    create sequence tries;
    grant usage on sequence tries to public;
    create function first_tries_time_out() returns trigger language plpgsql as $$
    begin
      if nextval('tries') < 6 then raise exception 'canceling statement due to lock timeout' using errcode = 'lock_not_available'; end if;
      return new;
    end $$;
    create trigger first_tries_time_out before insert on telegram_replies for each row execute function first_tries_time_out()`)
  startBot()
  expect(await ask(newTelegramId(), '/privacy')).toContain(BOT_TEXTS.en.privacy.title)
  await owner.query(
    'drop trigger first_tries_time_out on telegram_replies; drop function first_tries_time_out(); drop sequence tries',
  )
})

test('a character that the database does not store is no command', async () => {
  startBot()
  expect(await ask(newTelegramId(), '/result daily\u0000')).toContain(BOT_TEXTS.en.help.title)
})

test('answers that waited for ten minutes, expired codes and old updates are deleted', async () => {
  const person = await givenPerson(database)
  await handleUpdate(options, updateOf(newTelegramId(), { text: '/privacy' }))
  await owner.query(`update telegram_replies set created_at = created_at - interval '11 minutes'`)
  await owner.query(`update telegram_updates set received_at = received_at - interval '3 days'`)
  await owner.query(`insert into telegram_link_codes values ($1, $2, now() - interval '1 second')`, [
    randomBytes(32),
    person.id,
  ])
  await handleUpdate(options, updateOf(newTelegramId(), { text: '/privacy' }))
  await workOnTelegram(store, { jobs: store.jobs, log: options.log, metrics: options.metrics })
  await store.jobs.send('purge-telegram', {})
  const count = async (table: string) => (await owner.query(`select 1 from ${table}`)).rowCount
  await expect.poll(() => count('telegram_updates'), { timeout: 20_000 }).toBe(1)
  expect(await count('telegram_replies')).toBe(1)
  expect(await count('telegram_link_codes')).toBe(0)
})

test('the bot registers its commands in both languages, and fetches updates without a webhook', async () => {
  const registering = registerBot({ ...options, webhook: undefined })
  start(registering)
  await expect.poll(() => Object.keys(telegram.registered().commands).sort()).toEqual(['', 'am', 'en'])
  expect(telegram.registered().commands['am']).toEqual(
    BOT_COMMANDS.map((command) => ({ command, description: BOT_TEXTS.am.commands[command] })),
  )
  expect(telegram.registered().hasWebhook).toBe(false)
})

test('Telegram calls the webhook with its secret, and the api handles the update with the rights of its role', async () => {
  const deps = await testDeps(database)
  const app = await testApp(database, deps)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const secret = deps.telegram?.webhookSecret ?? ''
  start(
    registerBot({ ...options, webhook: { url: `${address}/api/telegram/webhook`, secret } }),
    startReplySender(options),
  )
  await expect.poll(() => telegram.registered().hasWebhook).toBe(true)
  const person = await givenPerson(database)
  const telegramId = newTelegramId()
  expect(await ask(telegramId, { contact: { phone_number: person.phone } })).toContain('Connected to the account')
  expect(await ask(telegramId, '/mytickets')).toContain(BOT_TEXTS.en.noOpenTickets)
  start(registerBot({ ...options, webhook: undefined }))
  await expect.poll(() => telegram.registered().hasWebhook).toBe(false)
})

test.each([
  ['without a secret', {}],
  ['with a wrong secret', { 'x-telegram-bot-api-secret-token': 'a'.repeat(64) }],
  ['with an empty secret', { 'x-telegram-bot-api-secret-token': '' }],
])('an update %s is refused and counted', async (_how, headers) => {
  const deps = await testDeps(database)
  const app = await testApp(database, deps)
  const telegramId = newTelegramId()
  const payload = updateOf(telegramId, { text: '/privacy' })
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/telegram/webhook', headers, payload })
  expect(statusCode).toBe(403)
  const refused = (await deps.metrics.telegramRefusals.get()).values.find(({ labels }) => labels['reason'] === 'secret')
  expect(refused?.value).toBe(1)
  expect((await owner.query('select 1 from telegram_replies where chat = $1', [telegramId])).rowCount).toBe(0)
})

test('without a configured secret no update is accepted', async () => {
  const deps = await testDeps(database)
  const app = await testApp(database, { ...deps, telegram: { botName: 'edil_test_bot', webhookSecret: undefined } })
  for (const secret of ['undefined', '']) {
    const headers = { 'x-telegram-bot-api-secret-token': secret }
    const payload = updateOf(newTelegramId(), { text: '/privacy' })
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/telegram/webhook', headers, payload })
    expect(statusCode).toBe(403)
  }
})
