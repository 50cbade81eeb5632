import { expect, test } from 'vitest'
import { totp } from '../../../../dev/totp.ts'
import { type Browser, browse, ORIGIN, testApp, testDeps } from '../../../test/app.ts'
import { type Authenticator, type Difference, newAuthenticator } from '../../../test/authenticator.ts'
import { testDatabase } from '../../../test/database.ts'
import { notifiedOf } from '../../../test/notifications.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../../../test/people.ts'
import { giveSession, giveTwoFactor, stepUp, TOTP_BASE32 } from '../../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

type Staff = { readonly person: GivenPerson; readonly browser: Browser; readonly device: Authenticator }

const ACCOUNT = '/api/account/passkeys'
const STEP_UP = '/api/session/step-up/passkey'
const SIGN_IN = '/api/session/passkey'

/** A reviewer in a session that has just stepped up. */
async function givenStaff(): Promise<Staff> {
  const person = await givenPerson(database, { role: 'reviewer' })
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const browser = browse(app)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  await stepUp(owner, person.id)
  return { person, browser, device: newAuthenticator({ origin: ORIGIN }) }
}

async function optionsOf(browser: Browser, path: string, body?: object) {
  const reply = await browser.send('POST', `${path}/options`, body)
  expect(reply).toMatchObject({ status: 200 })
  return reply.body.options
}

async function add({ browser, device }: Staff, different: Difference = {}) {
  const options = await optionsOf(browser, ACCOUNT, { password: PASSWORD })
  return browser.send('POST', ACCOUNT, { name: 'My laptop', credential: device.create(options, different) })
}

async function givenStaffWithPasskey(): Promise<Staff> {
  const staff = await givenStaff()
  expect(await add(staff)).toMatchObject({ status: 200 })
  await owner.query('update sessions set stepped_up_at = null where person_id = $1', [staff.person.id])
  return staff
}

/** A browser whose owner has just entered the password. */
async function withPassword({ email }: GivenPerson): Promise<Browser> {
  const browser = browse(app)
  const { body } = await browser.send('POST', '/api/session', { identifier: email, password: PASSWORD })
  expect(body.next).toBe('second_factor')
  return browser
}

const show = async (browser: Browser, path: string, device: Authenticator, different: Difference = {}) =>
  browser.send('POST', path, { credential: device.sign(await optionsOf(browser, path), different) })

const steppedUp = async ({ browser }: Staff): Promise<boolean> =>
  (await browser.send('POST', `${ACCOUNT}/options`, { password: PASSWORD })).status === 200

const auditOf = async ({ id }: GivenPerson): Promise<string[]> =>
  (await owner.query('select action from audit_log where subject = $1 order by seq', [id])).rows.map(
    ({ action }) => action,
  )

const sessionsOf = async ({ id }: GivenPerson): Promise<number> =>
  (await owner.query('select count(*)::int as count from sessions where person_id = $1', [id])).rows[0].count

test('staff add a passkey: it is listed, the other sessions end, the owner gets an email', async () => {
  const staff = await givenStaff()
  const { person, browser } = staff
  await giveSession(owner, browse(app), person.id, deps.accounts.secret)
  const options = await optionsOf(browser, ACCOUNT, { password: PASSWORD })
  expect(options).toMatchObject({
    rp: { id: 'edil.test', name: 'Edil' },
    authenticatorSelection: { userVerification: 'required' },
  })
  const credential = staff.device.create(options)
  expect(await browser.send('POST', ACCOUNT, { name: ' My laptop ', credential })).toMatchObject({ status: 200 })
  expect((await browser.get(ACCOUNT)).body.passkeys).toMatchObject([{ name: 'My laptop', lastUsedAt: null }])
  expect(await sessionsOf(person)).toBe(1)
  expect(await notifiedOf(owner, person.id)).toContain('passkey_added')
  expect(await auditOf(person)).toEqual(['passkey_added'])
})

test('adding and removing need a step-up and the password, also in a session that has just shown a code', async () => {
  const staff = await givenStaffWithPasskey()
  const { person, browser } = staff
  const { id } = (await browser.get(ACCOUNT)).body.passkeys[0]
  for (const path of [`${ACCOUNT}/options`, `${ACCOUNT}/${id}/removal`]) {
    expect((await browser.send('POST', path, { password: PASSWORD })).code).toBe('step_up_required')
    await stepUp(owner, person.id)
    expect((await browser.send('POST', path, { password: 'a guess' })).code).toBe('password_wrong')
    await owner.query('update sessions set stepped_up_at = null where person_id = $1', [person.id])
  }
})

test('a passkey completes a sign-in after the password, and the session has shown the second factor', async () => {
  const { person, device } = await givenStaffWithPasskey()
  const browser = browse(app)
  const login = { identifier: person.email, password: PASSWORD }
  expect((await browser.send('POST', '/api/session', login)).body).toEqual({ next: 'second_factor', hasPasskey: true })
  expect((await browser.get('/api/review/payments')).code).toBe('login_required')
  const options = await optionsOf(browser, SIGN_IN)
  expect(options).toMatchObject({
    rpId: 'edil.test',
    userVerification: 'required',
    allowCredentials: [{ id: device.credentialId, type: 'public-key', transports: ['internal'] }],
  })
  const signedIn = await browser.send('POST', SIGN_IN, { credential: device.sign(options) })
  expect(signedIn).toMatchObject({ status: 200, body: {} })
  expect((await browser.get('/api/review/payments')).status).toBe(200)
  expect((await browser.get(ACCOUNT)).body.passkeys[0].lastUsedAt).not.toBeNull()
  const { rows } = await owner.query(
    `select details->>'by' as by from audit_log where subject = $1 and action = 'signed_in'`,
    [person.id],
  )
  expect(rows).toEqual([{ by: 'password and passkey' }])
})

test('a passkey is no sign-in without the password, and one password is good for one sign-in', async () => {
  const { person, device } = await givenStaffWithPasskey()
  expect((await browse(app).send('POST', `${SIGN_IN}/options`)).code).toBe('login_required')
  const browser = await withPassword(person)
  const pending = new Map(browser.cookies)
  expect((await show(browser, SIGN_IN, device)).status).toBe(200)
  const again = browse(app)
  for (const [name, value] of pending) again.cookies.set(name, value)
  expect((await again.send('POST', `${SIGN_IN}/options`)).code).toBe('login_required')
})

test('a code still completes a sign-in of a person with a passkey, and the passkey no longer does then', async () => {
  const { person, device } = await givenStaffWithPasskey()
  const browser = await withPassword(person)
  const credential = device.sign(await optionsOf(browser, SIGN_IN))
  const cookies = new Map(browser.cookies)
  expect((await browser.send('POST', '/api/session/second-factor', { code: totp(TOTP_BASE32) })).status).toBe(200)
  const late = browse(app)
  for (const [name, value] of cookies) late.cookies.set(name, value)
  expect((await late.send('POST', SIGN_IN, { credential })).code).toBe('login_required')
})

test('a passkey steps up, in the same session', async () => {
  const staff = await givenStaffWithPasskey()
  expect(await steppedUp(staff)).toBe(false)
  expect(await show(staff.browser, STEP_UP, staff.device)).toMatchObject({ status: 200 })
  expect(await steppedUp(staff)).toBe(true)
  expect(await sessionsOf(staff.person)).toBe(1)
  expect(await auditOf(staff.person)).toEqual(['passkey_added', 'stepped_up'])
})

test('a challenge works once', async () => {
  const { browser, device } = await givenStaffWithPasskey()
  const options = await optionsOf(browser, STEP_UP)
  const cookies = new Map(browser.cookies)
  const credential = device.sign(options)
  expect((await browser.send('POST', STEP_UP, { credential })).status).toBe(200)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect((await browser.send('POST', STEP_UP, { credential })).code).toBe('passkey_refused')
  expect((await browser.send('POST', STEP_UP, { credential: device.sign(options) })).code).toBe('passkey_refused')
})

test('a challenge of another session, or for another use, is refused', async () => {
  const { person, browser, device } = await givenStaffWithPasskey()
  const other = browse(app)
  await giveSession(owner, other, person.id, deps.accounts.secret)
  const options = await optionsOf(other, STEP_UP)
  for (const [name, value] of other.cookies) if (name.includes('passkey')) browser.cookies.set(name, value)
  expect((await browser.send('POST', STEP_UP, { credential: device.sign(options) })).code).toBe('passkey_refused')

  const signingIn = await withPassword(person)
  const forSignIn = await optionsOf(signingIn, SIGN_IN)
  for (const [name, value] of signingIn.cookies) if (name.includes('passkey')) browser.cookies.set(name, value)
  expect((await browser.send('POST', STEP_UP, { credential: device.sign(forSignIn) })).code).toBe('passkey_refused')
})

test('a challenge is refused after two minutes', async () => {
  const { browser, device } = await givenStaffWithPasskey()
  const options = await optionsOf(browser, STEP_UP)
  await owner.query(`update verifications set expires_at = expires_at - interval '2 minutes'`)
  expect((await browser.send('POST', STEP_UP, { credential: device.sign(options) })).code).toBe('passkey_refused')
})

test('the passkey of another person is refused', async () => {
  const [one, other] = [await givenStaffWithPasskey(), await givenStaffWithPasskey()]
  expect((await show(one.browser, STEP_UP, other.device)).code).toBe('passkey_refused')
  expect((await show(await withPassword(one.person), SIGN_IN, other.device)).code).toBe('passkey_refused')
  expect(await steppedUp(one)).toBe(false)
})

test.each<[string, Difference]>([
  ['of another site', { origin: 'https://edil.test.evil.example' }],
  ['of another domain', { domain: 'evil.example' }],
  ['without fingerprint, face or PIN', { isUnverified: true }],
])('an answer %s is refused', async (_what, different) => {
  const staff = await givenStaffWithPasskey()
  expect((await show(staff.browser, STEP_UP, staff.device, different)).code).toBe('passkey_refused')
  expect(await steppedUp(staff)).toBe(false)
  const device = newAuthenticator({ origin: ORIGIN })
  await stepUp(owner, staff.person.id)
  expect((await add({ ...staff, device }, different)).code).toBe('passkey_refused')
  expect((await staff.browser.get(ACCOUNT)).body.passkeys).toHaveLength(1)
})

test('a counter that does not rise is refused', async () => {
  const { browser, device } = await givenStaffWithPasskey()
  expect((await show(browser, STEP_UP, device, { counter: 7 })).status).toBe(200)
  expect((await show(browser, STEP_UP, device, { counter: 7 })).code).toBe('passkey_refused')
  expect((await show(browser, STEP_UP, device, { counter: 6 })).code).toBe('passkey_refused')
  await expect(
    owner.query('update passkeys set counter = 7 where credential_id = $1', [device.credentialId]),
  ).rejects.toThrow(/does not rise/)
})

test('a removed passkey opens nothing, and the code of the app still does', async () => {
  const { person, browser, device } = await givenStaffWithPasskey()
  const pending = await withPassword(person)
  const credential = device.sign(await optionsOf(pending, SIGN_IN))
  const [{ id }] = (await browser.get(ACCOUNT)).body.passkeys
  await giveSession(owner, browse(app), person.id, deps.accounts.secret)
  await stepUp(owner, person.id)
  expect((await browser.send('POST', `${ACCOUNT}/${id}/removal`, { password: PASSWORD })).status).toBe(200)
  expect((await browser.get(ACCOUNT)).body.passkeys).toEqual([])
  expect(await sessionsOf(person)).toBe(1)
  expect(await notifiedOf(owner, person.id)).toContain('passkey_removed')
  expect(await auditOf(person)).toEqual(['passkey_added', 'passkey_removed'])
  expect((await pending.send('POST', SIGN_IN, { credential })).code).toBe('passkey_refused')
  const withCode = await withPassword(person)
  expect((await withCode.send('POST', `${SIGN_IN}/options`)).code).toBe('passkey_not_found')
  expect((await withCode.send('POST', '/api/session/second-factor', { code: totp(TOTP_BASE32) })).status).toBe(200)
})

test('the passkey of another person cannot be removed, and one passkey belongs to one account', async () => {
  const [one, other] = [await givenStaffWithPasskey(), await givenStaffWithPasskey()]
  const [{ id }] = (await other.browser.get(ACCOUNT)).body.passkeys
  await stepUp(owner, one.person.id)
  const removal = { password: PASSWORD }
  expect((await one.browser.send('POST', `${ACCOUNT}/${id}/removal`, removal)).code).toBe('passkey_not_found')
  expect((await add({ ...one, device: other.device })).code).toBe('passkey_refused')
  expect((await one.browser.get(ACCOUNT)).body.passkeys).toHaveLength(1)
})

test('an account has at most ten passkeys, also by requests at the same moment', async () => {
  const { person, browser } = await givenStaffWithPasskey()
  const insert = (count: number) =>
    owner.query(
      `insert into passkeys (person_id, name, credential_id, public_key, counter, device_type, backed_up)
       select $1, 'A key', gen_random_uuid(), 'key', 0, 'singleDevice', false from generate_series(1, $2)`,
      [person.id, count],
    )
  await insert(8)
  const results = await Promise.allSettled([insert(1), insert(1), insert(1)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await stepUp(owner, person.id)
  const start = { password: PASSWORD }
  expect((await browser.send('POST', `${ACCOUNT}/options`, start)).code).toBe('passkeys_full')
})

test('only staff with an authenticator app have passkeys', async () => {
  const { person, browser } = await givenStaffWithPasskey()
  const count = async () =>
    (await owner.query('select count(*)::int as count from passkeys where person_id = $1', [person.id])).rows[0].count
  await owner.query(`update people set role = 'player' where id = $1`, [person.id])
  expect(await count()).toBe(0)
  expect((await browser.get(ACCOUNT)).code).toBe('not_allowed')
  const insert = () =>
    owner.query(
      `insert into passkeys (person_id, name, credential_id, public_key, counter, device_type, backed_up)
       values ($1, 'A key', gen_random_uuid(), 'key', 0, 'singleDevice', false)`,
      [person.id],
    )
  await expect(insert()).rejects.toThrow(/belongs to staff/)
  await owner.query(`update people set role = 'host' where id = $1`, [person.id])
  await insert()
  await owner.query('delete from two_factors where person_id = $1', [person.id])
  expect(await count()).toBe(0)
})

test('a locked person does not sign in with a passkey', async () => {
  const { person, device } = await givenStaffWithPasskey()
  const browser = await withPassword(person)
  await owner.query(`update people set locked_at = now(), locked_reason = 'A thief' where id = $1`, [person.id])
  expect((await show(browser, SIGN_IN, device)).code).toBe('account_locked')
  expect((await browser.get('/api/review/payments')).code).toBe('login_required')
})
