import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Launch, signInitData } from '../../../../dev/sign-init-data.ts'
import { TELEGRAM_TOKEN } from '../../../../dev/telegram-server.ts'
import { type Browser, browse, testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { notifiedOf } from '../../../test/notifications.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../../test/sessions.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import { initDataKey } from '../../platform/telegram/check-init-data.ts'
import { insertLink } from '../../telegram/telegram-accounts.queries.ts'
import { makeMailLink } from '../mail-link.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const withBot = { ...deps, initDataKey: initDataKey(TELEGRAM_TOKEN) }
const app = await testApp(database, withBot)

const SIGN_IN = '/api/session/telegram'
const LINK = '/api/account/telegram/link'

const newTelegramId = () => randomInt(1, 2 ** 47)
const launch = (telegramId: number, different: Partial<Launch> = {}) =>
  signInitData(TELEGRAM_TOKEN, { telegramId, startParam: `n${randomInt(1e9)}`, ...different })
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)

async function loggedIn({ email }: GivenPerson, address?: string): Promise<Browser> {
  const browser = browse(app, address)
  expect(await browser.send('POST', '/api/session', { identifier: email, password: PASSWORD })).toMatchObject({
    body: { next: 'signed_in' },
  })
  return browser
}

async function givenLinked(): Promise<{ person: GivenPerson; telegramId: number }> {
  const [person, telegramId] = [await givenPerson(database), newTelegramId()]
  const browser = await loggedIn(person)
  expect(await browser.send('POST', LINK, { initData: launch(telegramId) })).toMatchObject({ status: 200 })
  return { person, telegramId }
}

const signIn = (initData: string, browser = browse(app)) => browser.send('POST', SIGN_IN, { initData })
const whoIs = async (browser: Browser) => (await browser.get('/api/session')).body.person?.id ?? null

async function linkOf(personId: string) {
  const { rows } = await owner.query('select telegram_id, linked_by from telegram_accounts where person_id = $1', [
    personId,
  ])
  return rows[0] && { telegramId: Number(rows[0].telegram_id), by: rows[0].linked_by }
}

async function refusals(reason: string): Promise<number> {
  const { values } = await withBot.metrics.miniAppRefusals.get()
  return values.find(({ labels }) => labels['reason'] === reason)?.value ?? 0
}

test('a Telegram account that is not linked signs in no one, until its owner has logged in and linked it', async () => {
  const [person, telegramId] = [await givenPerson(database), newTelegramId()]
  const inTelegram = browse(app)
  const initData = launch(telegramId)
  expect((await signIn(initData, inTelegram)).body).toEqual({ next: 'link' })
  expect(await whoIs(inTelegram)).toBeNull()

  await inTelegram.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  expect(await inTelegram.send('POST', LINK, { initData })).toMatchObject({ status: 200, body: {} })
  expect(await linkOf(person.id)).toEqual({ telegramId, by: 'mini_app' })
  expect(await notifiedOf(owner, person.id)).toContain('telegram_linked')
  const { rows } = await owner.query(
    `select details from audit_log where action = 'telegram_linked' and subject = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ details: { by: 'mini_app' } }])

  const nextDay = browse(app)
  expect((await signIn(launch(telegramId), nextDay)).body).toEqual({ next: 'signed_in' })
  expect(await whoIs(nextDay)).toBe(person.id)
  expect(nextDay.cookies.get('edil_signed_in')).toBe('1')
})

test('a sign-in with Telegram is in the audit log', async () => {
  const { person, telegramId } = await givenLinked()
  await signIn(launch(telegramId))
  const { rows } = await owner.query(
    `select details->>'by' as by from audit_log where action = 'signed_in' and subject = $1 order by seq`,
    [person.id],
  )
  expect(rows.map(({ by }) => by)).toEqual(['password', 'telegram'])
})

test('the session that the window had before ends', async () => {
  const { person, telegramId } = await givenLinked()
  const other = await givenPerson(database)
  const browser = await loggedIn(other)
  const copied = browse(app)
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
  await signIn(launch(telegramId), browser)
  expect(await whoIs(browser)).toBe(person.id)
  expect(await whoIs(copied)).toBeNull()
})

test.each([
  ['of another bot', 'forged', (id: number) => signInitData('1:another-bot-with-a-token', { telegramId: id })],
  ['with another id', 'forged', (id: number) => launch(1).replace('%22id%22%3A1%2C', `%22id%22%3A${id}%2C`)],
  ['older than an hour', 'expired', (id: number) => launch(id, { signedAt: ago(3_610) })],
  ['from the future', 'expired', (id: number) => launch(id, { signedAt: ago(-120) })],
] as const)('launch data %s neither signs in nor links', async (_case, because, initDataFor) => {
  const { telegramId } = await givenLinked()
  const before = await refusals(because)
  const visitor = browse(app)
  expect(await signIn(initDataFor(telegramId), visitor)).toMatchObject({ status: 401, code: `init_data_${because}` })
  expect(await whoIs(visitor)).toBeNull()

  const person = await givenPerson(database)
  const reply = await (await loggedIn(person)).send('POST', LINK, { initData: initDataFor(newTelegramId()) })
  expect(reply).toMatchObject({ status: 401, code: `init_data_${because}` })
  expect(await linkOf(person.id)).toBeUndefined()
  expect(await refusals(because)).toBe(before + 2)
})

test('launch data signs in once, also when it is spelled differently or sent twenty times at once', async () => {
  const { telegramId } = await givenLinked()
  const before = await refusals('used')
  const initData = launch(telegramId)
  const spelled = initData.split('&').reverse().join('&').replaceAll('+', '%20')
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => signIn(index % 2 ? initData : spelled)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'init_data_used')).toHaveLength(19)
  expect(await refusals('used')).toBe(before + 19)
})

test('launch data that has linked an account does not sign in, and links no other account', async () => {
  const [person, stranger, telegramId] = [await givenPerson(database), await givenPerson(database), newTelegramId()]
  const initData = launch(telegramId)
  expect((await (await loggedIn(person)).send('POST', LINK, { initData })).status).toBe(200)
  expect(await signIn(initData)).toMatchObject({ code: 'init_data_used' })
  await owner.query('delete from telegram_accounts where person_id = $1', [person.id])
  const reply = await (await loggedIn(stranger)).send('POST', LINK, { initData })
  expect(reply).toMatchObject({ code: 'init_data_used' })
  expect(await linkOf(stranger.id)).toBeUndefined()
})

test('staff log in with their password and second factor, also when their account is linked', async () => {
  const { person, telegramId } = await givenLinked()
  await owner.query(`update people set role = 'reviewer' where id = $1`, [person.id])
  const browser = browse(app)
  expect((await signIn(launch(telegramId), browser)).body).toEqual({ next: 'log_in' })
  expect(await whoIs(browser)).toBeNull()
})

test('staff cannot link an account', async () => {
  const person = await givenPerson(database, { role: 'host' })
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const browser = browse(app)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  expect(await browser.send('POST', LINK, { initData: launch(newTelegramId()) })).toMatchObject({ code: 'not_allowed' })
})

test('the second factor of a player is not left out', async () => {
  const { person, telegramId } = await givenLinked()
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const browser = browse(app)
  const initData = launch(telegramId)
  expect((await signIn(initData, browser)).body).toEqual({ next: 'log_in' })
  expect(await whoIs(browser)).toBeNull()
})

test('a locked account is refused as at the login', async () => {
  const { person, telegramId } = await givenLinked()
  await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [person.id])
  const browser = browse(app)
  expect(await signIn(launch(telegramId), browser)).toMatchObject({ status: 403, code: 'account_locked' })
  expect(await whoIs(browser)).toBeNull()
})

test('an account that is closed loses its Telegram account, which another account can then link', async () => {
  const { person, telegramId } = await givenLinked()
  const reply = await (await loggedIn(person)).send('POST', '/api/account/closure', {
    password: PASSWORD,
    username: person.username,
  })
  expect(reply).toMatchObject({ status: 200 })
  expect((await signIn(launch(telegramId))).body).toEqual({ next: 'link' })
  const next = await loggedIn(await givenPerson(database))
  expect((await next.send('POST', LINK, { initData: launch(telegramId) })).status).toBe(200)
})

test('a Telegram account that belongs to someone else is not taken over', async () => {
  const { person, telegramId } = await givenLinked()
  const other = await givenPerson(database)
  const reply = await (await loggedIn(other)).send('POST', LINK, { initData: launch(telegramId) })
  expect(reply).toMatchObject({ status: 409, code: 'telegram_taken' })
  expect(await linkOf(person.id)).toMatchObject({ telegramId })
  expect(await linkOf(other.id)).toBeUndefined()
})

test('a second Telegram account does not replace the first', async () => {
  const { person, telegramId } = await givenLinked()
  const reply = await (await loggedIn(person)).send('POST', LINK, { initData: launch(newTelegramId()) })
  expect(reply).toMatchObject({ status: 409, code: 'telegram_taken' })
  expect(await linkOf(person.id)).toMatchObject({ telegramId })
})

test('of two people who link one Telegram account at the same moment, one succeeds', async () => {
  const telegramId = newTelegramId()
  const browsers = [await loggedIn(await givenPerson(database)), await loggedIn(await givenPerson(database))]
  const replies = await Promise.all(browsers.map((each) => each.send('POST', LINK, { initData: launch(telegramId) })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each(['code', 'phone'] as const)(
  'a link by %s signs no one in, until its owner has logged in and linked it here',
  async (linkedBy) => {
    const [person, telegramId] = [await givenPerson(database), newTelegramId()]
    await transaction(store, (tx) => insertLink(tx, { personId: person.id, telegramId: BigInt(telegramId), linkedBy }))
    const before = browse(app)
    expect((await signIn(launch(telegramId), before)).body).toEqual({ next: 'link' })
    expect(await whoIs(before)).toBeNull()
    expect((await (await loggedIn(person)).send('POST', LINK, { initData: launch(telegramId) })).status).toBe(200)
    expect(await linkOf(person.id)).toEqual({ telegramId, by: 'mini_app' })
    const after = browse(app)
    await signIn(launch(telegramId), after)
    expect(await whoIs(after)).toBe(person.id)
  },
)

test('linking again changes nothing and says so to no one', async () => {
  const { person, telegramId } = await givenLinked()
  const before = await notifiedOf(owner, person.id)
  expect((await (await loggedIn(person)).send('POST', LINK, { initData: launch(telegramId) })).status).toBe(200)
  expect(await notifiedOf(owner, person.id)).toEqual(before)
})

test('a session of more than 15 minutes ago cannot link: it may be stolen', async () => {
  const person = await givenPerson(database)
  const browser = await loggedIn(person)
  await owner.query(`update sessions set signed_in_at = now() - interval '15 minutes 1 second' where person_id = $1`, [
    person.id,
  ])
  expect(await browser.send('POST', LINK, { initData: launch(newTelegramId()) })).toMatchObject({
    code: 'login_too_old',
  })
  expect(await linkOf(person.id)).toBeUndefined()
})

test('a new password ends the sign-in with Telegram', async () => {
  const changed = await givenLinked()
  const body = { currentPassword: PASSWORD, password: 'another-good-key' }
  expect((await (await loggedIn(changed.person)).send('PUT', '/api/account/password', body)).status).toBe(200)
  expect((await signIn(launch(changed.telegramId))).body).toEqual({ next: 'link' })

  const reset = await givenLinked()
  const token = await transaction(store, (tx) => makeMailLink(tx, reset.person.id, 'reset_password'))
  const reply = await browse(app).send('POST', '/api/password/reset', { token, password: 'another-good-key' })
  expect(reply.status).toBe(200)
  expect((await signIn(launch(reset.telegramId))).body).toEqual({ next: 'link' })
})

test('refused launch data is limited by client address, accepted launch data is not', async () => {
  const few = { ...withBot, limits: { ...withBot.limits } }
  const counted = new Map<string, number>()
  few.limits.take = async (name, key) => {
    counted.set(`${name} ${key}`, (counted.get(`${name} ${key}`) ?? 0) + 1)
    return 9
  }
  few.limits.giveBack = async (name, key) => {
    counted.set(`${name} ${key}`, (counted.get(`${name} ${key}`) ?? 0) - 1)
  }
  const counting = await testApp(database, few)
  const browser = browse(counting, '196.188.7.7')
  await browser.send('POST', SIGN_IN, { initData: launch(newTelegramId()) })
  expect(counted.get('mini_app 196.188.7.7')).toBe(0)
  await browser.send('POST', SIGN_IN, { initData: 'hash=00' })
  expect(counted.get('mini_app 196.188.7.7')).toBe(1)
  expect(LIMITS.mini_app).toEqual({ per: 'address', points: 300 })
})

test('after 300 refusals in an hour an address is refused, other addresses are not', async () => {
  for (let attempt = 0; attempt < 300; attempt += 1) await withBot.limits.take('mini_app', '196.188.9.9')
  const reply = await browse(app, '196.188.9.9').send('POST', SIGN_IN, { initData: launch(newTelegramId()) })
  expect(reply).toMatchObject({ status: 429, code: 'too_many_attempts' })
  expect((await signIn(launch(newTelegramId()), browse(app, '196.188.9.10'))).status).toBe(200)
})

test('a page of another site can send no launch data', async () => {
  const { telegramId } = await givenLinked()
  const stranger = browse(app, '196.188.0.3', 'https://evil.test')
  expect(await signIn(launch(telegramId), stranger)).toMatchObject({ status: 403, code: 'origin_refused' })
})

test('without a bot there is no mini app', async () => {
  const without = await testApp(database, deps)
  expect(await browse(without).send('POST', SIGN_IN, { initData: launch(7) })).toMatchObject({
    status: 404,
    code: 'mini_app_off',
  })
})
