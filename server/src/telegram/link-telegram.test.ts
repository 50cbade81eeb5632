import { BOT_TEXTS } from '@edil/text/telegram/bot'
import { expect, test } from 'vitest'
import type { Sent } from '../../../dev/telegram-users.ts'
import { type Browser, browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { writeDue } from '../../test/notifications.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../../test/people.ts'
import { giveSession } from '../../test/sessions.ts'
import { newTelegramId, updateOf } from '../../test/telegram.ts'
import { createMetrics } from '../platform/metrics.ts'
import { handleUpdate } from './handle-update.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const metrics = createMetrics()
const LINK = '/api/account/telegram'

async function signedIn(person: GivenPerson): Promise<Browser> {
  const browser = browse(app)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  return browser
}

/** What the bot answers to a message, as plain text. */
async function answerTo(telegramId: number, sent: Sent): Promise<string> {
  await handleUpdate({ store, origin: 'https://edil.test', metrics }, updateOf(telegramId, sent))
  return takeAnswers(telegramId)
}

async function takeAnswers(telegramId: number): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(
    'delete from telegram_replies where chat = $1 returning id, text',
    [telegramId],
  )
  return rows.map(({ text }) => text).join('\n')
}

const codeOf = async (browser: Browser): Promise<string> => {
  const { status, body } = await browser.send('POST', `${LINK}/code`)
  expect(status).toBe(200)
  return body.code
}

const linkOf = async ({ id }: GivenPerson) =>
  (
    await owner.query<{ telegramId: string; by: string }>(
      'select telegram_id::text as "telegramId", linked_by as by from telegram_accounts where person_id = $1',
      [id],
    )
  ).rows[0]

const refusals = async (reason: string) =>
  (await metrics.telegramRefusals.get()).values.find(({ labels }) => labels['reason'] === reason)?.value ?? 0

const auditOf = async ({ id }: GivenPerson) =>
  (
    await owner.query<{ action: string; by: string | null; actor: string }>(
      `select action, details->>'by' as by, actor from audit_log where subject = $1 order by seq`,
      [id],
    )
  ).rows

const ownContact = (phone: string): Sent => ({ contact: { phone_number: phone } })

const { title: CODE_REFUSED } = BOT_TEXTS.en.codeRefused
const { title: PHONE_REFUSED } = BOT_TEXTS.en.phoneRefused
const { title: CONTACT_REFUSED } = BOT_TEXTS.en.contactRefused

test('a code of the profile links the Telegram account that sends it, and only a masked name is answered', async () => {
  const person = await givenPerson(database, { username: 'selam_bekele' })
  const browser = await signedIn(person)
  expect((await browser.get(LINK)).body).toEqual({ isLinked: false, isSilenced: false, botName: 'edil_test_bot' })
  const { body } = await browser.send('POST', `${LINK}/code`)
  expect(body.address).toBe(`https://t.me/edil_test_bot?start=${body.code}`)
  expect(body.code).toMatch(/^[\w-]{22,64}$/)
  const telegramId = newTelegramId()
  const answer = await answerTo(telegramId, { text: `/start ${body.code}` })
  expect(answer).toContain('se•••e')
  expect(answer).not.toContain('selam_bekele')
  expect(await linkOf(person)).toEqual({ telegramId: String(telegramId), by: 'code' })
  expect((await browser.get(LINK)).body).toMatchObject({ isLinked: true, isSilenced: false })
  expect(await auditOf(person)).toEqual([{ action: 'telegram_linked', by: 'code', actor: person.id }])
})

test('a code is stored as a hash only, and is not in any answer', async () => {
  const person = await givenPerson(database)
  const code = await codeOf(await signedIn(person))
  const { rows } = await owner.query('select * from telegram_link_codes where person_id = $1', [person.id])
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(rows[0].code_hash).toHaveLength(32)
  expect(await answerTo(newTelegramId(), { text: `/start ${code}` })).not.toContain(code)
})

test('a code works once, and the next person who sends it is refused and counted', async () => {
  const person = await givenPerson(database)
  const code = await codeOf(await signedIn(person))
  const first = newTelegramId()
  await answerTo(first, { text: `/start ${code}` })
  const before = await refusals('code')
  expect(await answerTo(newTelegramId(), { text: `/start ${code}` })).toContain(CODE_REFUSED)
  expect(await linkOf(person)).toMatchObject({ telegramId: String(first) })
  expect(await refusals('code')).toBe(before + 1)
})

test('of two accounts that send the same code at the same moment, one is linked', async () => {
  const person = await givenPerson(database)
  const code = await codeOf(await signedIn(person))
  const answers = await Promise.all(
    [newTelegramId(), newTelegramId()].map((telegramId) => answerTo(telegramId, { text: `/start ${code}` })),
  )
  expect(answers.filter((answer) => answer.includes(CODE_REFUSED))).toHaveLength(1)
})

test('a code is refused when its ten minutes are over', async () => {
  const person = await givenPerson(database)
  const code = await codeOf(await signedIn(person))
  await owner.query(
    `update telegram_link_codes set expires_at = expires_at - interval '10 minutes' where person_id = $1`,
    [person.id],
  )
  expect(await answerTo(newTelegramId(), { text: `/start ${code}` })).toContain(CODE_REFUSED)
  expect(await linkOf(person)).toBeUndefined()
})

test('a new code makes the one before useless', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  const old = await codeOf(browser)
  const current = await codeOf(browser)
  expect(await answerTo(newTelegramId(), { text: `/start ${old}` })).toContain(CODE_REFUSED)
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${current}` })
  expect(await linkOf(person)).toMatchObject({ telegramId: String(telegramId) })
})

test('after ten wrong codes in an hour even a right code of the same Telegram account is refused', async () => {
  const person = await givenPerson(database)
  const code = await codeOf(await signedIn(person))
  const telegramId = newTelegramId()
  for (let guess = 0; guess < 10; guess++) {
    expect(await answerTo(telegramId, { text: `/start ${'A'.repeat(21)}${guess}` })).toContain(CODE_REFUSED)
  }
  await owner.query(`update telegram_updates set received_at = received_at - interval '5 minutes' where chat = $1`, [
    telegramId,
  ])
  expect(await answerTo(telegramId, { text: `/start ${code}` })).toContain(CODE_REFUSED)
  expect(await refusals('too_many_codes')).toBe(1)
  expect(await linkOf(person)).toBeUndefined()
  await owner.query(`update telegram_updates set received_at = received_at - interval '1 hour' where chat = $1`, [
    telegramId,
  ])
  await answerTo(telegramId, { text: `/start ${code}` })
  expect(await linkOf(person)).toMatchObject({ telegramId: String(telegramId) })
})

test('more than 12 messages a minute of one Telegram account are not answered', async () => {
  const telegramId = newTelegramId()
  const answers: string[] = []
  for (let message = 0; message < 14; message++) answers.push(await answerTo(telegramId, { text: '/privacy' }))
  expect(answers.filter((answer) => answer !== '')).toHaveLength(12)
  expect(await refusals('too_many_messages')).toBe(2)
})

test('a Telegram account that belongs to another person is refused with the same answer, and counted', async () => {
  const [one, other] = [await givenPerson(database), await givenPerson(database)]
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${await codeOf(await signedIn(one))}` })
  const wrong = await answerTo(telegramId, { text: '/start wrong' })
  expect(await answerTo(telegramId, { text: `/start ${await codeOf(await signedIn(other))}` })).toBe(wrong)
  expect(await refusals('other_person')).toBe(1)
  expect(await linkOf(other)).toBeUndefined()
  expect(await linkOf(one)).toMatchObject({ telegramId: String(telegramId) })
})

test('a person whose Telegram account was linked to the account of another can end that in the chat, and link their own', async () => {
  const [wrong, right] = [await givenPerson(database), await givenPerson(database)]
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${await codeOf(await signedIn(wrong))}` })
  expect(await answerTo(telegramId, { text: '/disconnect' })).toContain(BOT_TEXTS.en.disconnected.title)
  expect(await answerTo(telegramId, { text: '/disconnect' })).toContain(BOT_TEXTS.en.disconnected.title)
  expect(await linkOf(wrong)).toBeUndefined()
  expect(await auditOf(wrong)).toEqual([
    { action: 'telegram_linked', by: 'code', actor: wrong.id },
    { action: 'telegram_unlinked', by: 'telegram', actor: 'visitor' },
  ])
  await answerTo(telegramId, { text: `/start ${await codeOf(await signedIn(right))}` })
  expect(await linkOf(right)).toMatchObject({ telegramId: String(telegramId) })
})

test('a new code moves the link of the same person to another Telegram account', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  await answerTo(newTelegramId(), { text: `/start ${await codeOf(browser)}` })
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${await codeOf(browser)}` })
  expect(await linkOf(person)).toMatchObject({ telegramId: String(telegramId) })
})

test('disconnecting deletes the link and a code that was made before, once', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${await codeOf(browser)}` })
  const unused = await codeOf(browser)
  expect((await browser.send('DELETE', LINK)).status).toBe(200)
  expect((await browser.send('DELETE', LINK)).status).toBe(200)
  expect((await browser.get(LINK)).body.isLinked).toBe(false)
  expect((await auditOf(person)).map(({ action }) => action)).toEqual(['telegram_linked', 'telegram_unlinked'])
  expect(await answerTo(telegramId, { text: `/start ${unused}` })).toContain(CODE_REFUSED)
})

test('an account that is locked or closed cannot be linked by a code that it made before', async () => {
  const [locked, closed] = [await givenPerson(database), await givenPerson(database)]
  const codes = [await codeOf(await signedIn(locked)), await codeOf(await signedIn(closed))]
  await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [locked.id])
  const closing = { password: PASSWORD, username: closed.username }
  expect((await (await signedIn(closed)).send('POST', '/api/account/closure', closing)).status).toBe(200)
  for (const code of codes) expect(await answerTo(newTelegramId(), { text: `/start ${code}` })).toContain(CODE_REFUSED)
})

test('closing an account deletes its link', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  await answerTo(newTelegramId(), { text: `/start ${await codeOf(browser)}` })
  const closing = { password: PASSWORD, username: person.username }
  expect((await browser.send('POST', '/api/account/closure', closing)).status).toBe(200)
  expect(await linkOf(person)).toBeUndefined()
})

test('a new password disconnects Telegram, and the owner hears why', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  await answerTo(newTelegramId(), { text: `/start ${await codeOf(browser)}` })
  const passwords = { currentPassword: PASSWORD, password: 'another long password 42' }
  expect((await browser.send('PUT', '/api/account/password', passwords)).status).toBe(200)
  expect(await linkOf(person)).toBeUndefined()
  expect((await auditOf(person)).map(({ action }) => action)).toContain('telegram_unlinked')
  await writeDue(database)
  const { rows } = await owner.query(
    `select letter -> 'before' ->> 0 as why from notifications where person_id = $1 and kind = 'telegram_unlinked'`,
    [person.id],
  )
  expect(rows).toEqual([{ why: expect.stringContaining('Your password was changed, so Telegram was disconnected') }])
})

test('a new phone number disconnects the Telegram account that showed the old one, and no other', async () => {
  const [byPhone, byCode] = [await givenPerson(database), await givenPerson(database)]
  await answerTo(newTelegramId(), ownContact(byPhone.phone.replace('+', '')))
  await answerTo(newTelegramId(), { text: `/start ${await codeOf(await signedIn(byCode))}` })
  for (const [person, phone] of [
    [byPhone, '0977000001'],
    [byCode, '0977000002'],
  ] as const) {
    const change = {
      fullName: 'Hana Bekele',
      username: person.username,
      phone,
      language: 'en',
      calendar: 'gregorian',
      showsName: false,
    }
    const answer = await (await signedIn(person)).send('PUT', '/api/account', { ...change, password: PASSWORD })
    expect(answer.status).toBe(200)
  }
  expect(await linkOf(byPhone)).toBeUndefined()
  expect((await auditOf(byPhone)).at(-2)).toMatchObject({ action: 'telegram_unlinked', by: 'phone', actor: byPhone.id })
  expect(await linkOf(byCode)).toMatchObject({ by: 'code' })
  await writeDue(database)
  const { rows } = await owner.query(
    `select letter -> 'before' ->> 0 as why from notifications where person_id = any ($1::uuid[]) and kind = 'telegram_unlinked'`,
    [[byPhone.id, byCode.id]],
  )
  expect(rows).toEqual([{ why: expect.stringContaining('Your phone number was changed, so the Telegram account') }])
})

test('/start without a code offers to share the own phone number', async () => {
  const telegramId = newTelegramId()
  await handleUpdate({ store, origin: 'https://edil.test', metrics }, updateOf(telegramId, { text: '/start' }))
  const { rows } = await owner.query('select text, keyboard from telegram_replies where chat = $1', [telegramId])
  expect(rows).toMatchObject([{ keyboard: 'contact' }])
  expect(rows[0].text).toContain('https://edil.test/profile/notifications')
})

test('the own phone number links the account that has it, in any notation, and warns of a number that was typed by someone else', async () => {
  const person = await givenPerson(database)
  const telegramId = newTelegramId()
  const answer = await answerTo(telegramId, ownContact(person.phone.replace('+', '')))
  expect(answer).toContain('If it is not yours')
  expect(await linkOf(person)).toEqual({ telegramId: String(telegramId), by: 'phone' })
  expect(await auditOf(person)).toEqual([{ action: 'telegram_linked', by: 'phone', actor: 'visitor' }])
})

test('the contact of another person is refused and counted, also when it was forwarded', async () => {
  const person = await givenPerson(database)
  const telegramId = newTelegramId()
  const contact = { phone_number: person.phone, user_id: newTelegramId() }
  expect(await answerTo(telegramId, { contact })).toContain(CONTACT_REFUSED)
  const forwarded = updateOf(telegramId, ownContact(person.phone))
  const message = { ...forwarded.message, forward_origin: { type: 'hidden_user' } }
  await handleUpdate({ store, origin: 'https://edil.test', metrics }, { ...forwarded, message })
  expect(await takeAnswers(telegramId)).toContain(CONTACT_REFUSED)
  expect(await refusals('contact')).toBe(2)
  expect(await linkOf(person)).toBeUndefined()
})

test('a contact without the id of a Telegram account is refused', async () => {
  const person = await givenPerson(database)
  const telegramId = newTelegramId()
  const update = updateOf(telegramId, {})
  const message = { ...update.message, contact: { phone_number: person.phone, first_name: 'Selam' } }
  await handleUpdate({ store, origin: 'https://edil.test', metrics }, { ...update, message })
  expect(await takeAnswers(telegramId)).toContain(CONTACT_REFUSED)
  expect(await linkOf(person)).toBeUndefined()
})

test.each([
  ['staff', { role: 'reviewer' }],
  ['a person whose address is not verified', { isVerified: false }],
  ['a locked person', { lockedReason: 'fraud' }],
] as const)(
  'a phone number does not link %s, with the same answer as for an unknown number',
  async (_whom, different) => {
    const person = await givenPerson(database, different)
    const unknown = await answerTo(newTelegramId(), ownContact('+251700000001'))
    expect(unknown).toContain(PHONE_REFUSED)
    expect(await answerTo(newTelegramId(), ownContact(person.phone))).toBe(unknown)
    expect(await answerTo(newTelegramId(), ownContact('+44 20 7946 0958'))).toBe(unknown)
    expect(await linkOf(person)).toBeUndefined()
  },
)

test('a phone number never replaces a link', async () => {
  const person = await givenPerson(database)
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${await codeOf(await signedIn(person))}` })
  expect(await answerTo(newTelegramId(), ownContact(person.phone))).toContain(PHONE_REFUSED)
  expect(await linkOf(person)).toEqual({ telegramId: String(telegramId), by: 'code' })
})

test('messages in groups, of channels and of bots are ignored', async () => {
  const person = await givenPerson(database)
  const code = await codeOf(await signedIn(person))
  const telegramId = newTelegramId()
  await answerTo(telegramId, { text: `/start ${code}`, inGroup: true })
  const update = updateOf(telegramId, { text: `/start ${code}` })
  const asBot = { ...update.message, from: { id: telegramId, is_bot: true } }
  for (const odd of [{ ...update, message: asBot }, { update_id: 5, channel_post: update.message }, {}, null, 'text']) {
    await handleUpdate({ store, origin: 'https://edil.test', metrics }, odd)
  }
  expect(await linkOf(person)).toBeUndefined()
  expect(await takeAnswers(telegramId)).toBe('')
})

test('without a bot nothing can be connected', async () => {
  const without = await testApp(database, { ...deps, telegram: { botName: undefined, webhookSecret: undefined } })
  const person = await givenPerson(database)
  const browser = browse(without)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  expect((await browser.get(LINK)).body).toEqual({ isLinked: false, isSilenced: false, botName: null })
  expect((await browser.send('POST', `${LINK}/code`)).code).toBe('telegram_off')
})
