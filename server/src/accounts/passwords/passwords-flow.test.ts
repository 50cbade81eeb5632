import { expect, test, vi } from 'vitest'
import { browse, testApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { waitingMails } from '../../../test/mails.ts'
import { notifiedOf } from '../../../test/notifications.ts'
import { givenPerson, PASSWORD } from '../../../test/people.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { hashToken, makeMailLink } from '../mail-link.ts'

const database = await testDatabase()
const { owner, store } = database
const app = await testApp(database)
const NEW_PASSWORD = 'a-brand-new-key'

async function resetToken(personId: string, ageSeconds = 0): Promise<string> {
  const token = await transaction(store, (tx) => makeMailLink(tx, personId, 'reset_password'))
  await owner.query('update mail_links set expires_at = expires_at - make_interval(secs => $2) where token_hash = $1', [
    hashToken(token),
    ageSeconds,
  ])
  return token
}

async function signedIn(identifier: string) {
  const browser = browse(app)
  await browser.send('POST', '/api/session', { identifier, password: PASSWORD })
  return browser
}

// proves: CALL-09, RESET-02
test('requesting a link gets the same response with and without an account', async () => {
  const person = await givenPerson(database)
  const ask = (email: string) => browse(app).send('POST', '/api/password/forgot', { email, language: 'en' })
  expect(await ask(person.email.toUpperCase())).toEqual(await ask('nobody@example.com'))
  const mails = await waitingMails(owner)
  for (const email of [person.email, 'nobody@example.com'])
    expect(mails).toContainEqual({ kind: 'password_reset', email, startedByStaff: false })
})

// proves: CALL-13, CALL-14, ENT-18
test('a link sets a new password once and ends every session', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person.email)
  const token = await resetToken(person.id)
  const visitor = browse(app)
  expect(await visitor.send('POST', '/api/password/reset/check', { token })).toMatchObject({
    status: 200,
    body: { minimumLength: 6 },
  })
  expect(await visitor.send('POST', '/api/password/reset', { token, password: 'password1' })).toMatchObject({
    code: 'password_too_common',
  })
  expect(await visitor.send('POST', '/api/password/reset', { token, password: NEW_PASSWORD })).toMatchObject({
    status: 200,
  })
  for (const path of ['/api/password/reset/check', '/api/password/reset'])
    expect(await visitor.send('POST', path, { token, password: NEW_PASSWORD })).toMatchObject({
      status: 410,
      code: 'link_invalid',
    })
  expect((await browser.get('/api/account')).code).toBe('login_required')
  const login = (password: string) => browse(app).send('POST', '/api/session', { identifier: person.email, password })
  expect((await login(PASSWORD)).code).toBe('login_failed')
  expect((await login(NEW_PASSWORD)).status).toBe(200)
  expect(await notifiedOf(owner, person.id)).toContain('password_changed')
})

// proves: RESET-13
test('a link is stored as a hash and expires after ten minutes', async () => {
  const person = await givenPerson(database)
  const late = await resetToken(person.id, 10 * 60 + 1)
  const inTime = await resetToken(person.id, 10 * 60 - 30)
  const check = (token: string) => browse(app).send('POST', '/api/password/reset/check', { token })
  expect((await check(late)).code).toBe('link_invalid')
  expect((await check(inTime)).status).toBe(200)
  const { rows } = await owner.query('select * from mail_links where token_hash = $1', [hashToken(inTime)])
  expect(JSON.stringify(rows)).not.toContain(inTime)
  const verification = await transaction(store, (tx) => makeMailLink(tx, person.id, 'verify_email'))
  expect((await check(verification)).code).toBe('link_invalid')
})

test('of a hundred concurrent uses of one link, one succeeds', async () => {
  const limitless = await testApp(database, { limits: { take: async () => 9, giveBack: async () => undefined } })
  const person = await givenPerson(database)
  const token = await resetToken(person.id)
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      browse(limitless).send('POST', '/api/password/reset', { token, password: `${NEW_PASSWORD}-${index}` }),
    ),
  )
  const winners = outcomes.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  expect(outcomes.filter(({ code }) => code === 'link_invalid')).toHaveLength(99)
  const password = `${NEW_PASSWORD}-${winners[0]}`
  expect((await browse(limitless).send('POST', '/api/session', { identifier: person.email, password })).status).toBe(
    200,
  )
}, 60_000)

// proves: CALL-05, CHPW-01
test('changing the password requires the current one and ends the other sessions', async () => {
  const person = await givenPerson(database)
  const [here, there] = [await signedIn(person.email), await signedIn(person.email)]
  const change = (currentPassword: string, password = NEW_PASSWORD) =>
    here.send('PUT', '/api/account/password', { currentPassword, password })
  expect(await change('wrong')).toMatchObject({ status: 403, code: 'password_wrong' })
  expect(await change(PASSWORD, person.username)).toMatchObject({ code: 'password_too_common' })
  expect(await change(PASSWORD)).toMatchObject({ status: 200 })
  expect((await here.get('/api/account')).status).toBe(200)
  expect((await there.get('/api/account')).code).toBe('login_required')
})

test('allows ten wrong current passwords an hour', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person.email)
  const change = (currentPassword: string) =>
    browser.send('PUT', '/api/account/password', { currentPassword, password: NEW_PASSWORD })
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await change('wrong')).code).toBe('password_wrong')
  expect(await change(PASSWORD)).toMatchObject({ status: 429, code: 'too_many_attempts' })
})

test('staff need twelve characters, and an account without a password gets a refusal that says so', async () => {
  const host = await givenPerson(database, { role: 'host' })
  const token = await resetToken(host.id)
  const visitor = browse(app)
  expect((await visitor.send('POST', '/api/password/reset/check', { token })).body).toEqual({ minimumLength: 12 })
  expect((await visitor.send('POST', '/api/password/reset', { token, password: 'short-one' })).code).toBe(
    'password_too_short',
  )
})

test('a mailed link lives as long by the database’s clock, whatever the clock of the worker says', async () => {
  const person = await givenPerson(database)
  vi.setSystemTime(Date.now() + 86_400_000)
  try {
    await resetToken(person.id)
  } finally {
    vi.useRealTimers()
  }
  const { rows } = await owner.query(
    `select expires_at <= now() + interval '10 minutes' as "isShort" from mail_links where person_id = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ isShort: true }])
})

test('a new password lets its owner in, however many wrong ones others have typed', async () => {
  const person = await givenPerson(database)
  const guess = () => browse(app).send('POST', '/api/session', { identifier: person.email, password: 'wrong' })
  await Promise.all(Array.from({ length: 20 }, guess))
  const browser = browse(app)
  const logIn = (password: string) => browser.send('POST', '/api/session', { identifier: person.email, password })
  expect((await logIn(PASSWORD)).code).toBe('too_many_attempts')
  await browser.send('POST', '/api/password/reset', { token: await resetToken(person.id), password: NEW_PASSWORD })
  expect((await logIn(NEW_PASSWORD)).status).toBe(200)
})
