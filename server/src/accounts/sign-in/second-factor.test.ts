import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { totp } from '../../../../dev/totp.ts'
import { type Browser, browse, testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../../../test/people.ts'
import { giveSession, giveTwoFactor, TOTP_BASE32 } from '../../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

const signIn = async ({ email }: GivenPerson, browser = browse(app)): Promise<Browser> => {
  await browser.send('POST', '/api/session', { identifier: email, password: PASSWORD })
  return browser
}

/** A session that has shown the second factor. */
async function withSecondFactor(): Promise<{ person: GivenPerson; browser: Browser }> {
  const person = await givenPerson(database)
  const browser = browse(app)
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  return { person, browser }
}

async function setUp(browser: Browser): Promise<string> {
  const { body } = await browser.send('POST', '/api/account/two-factor', { password: PASSWORD })
  const confirmation = { code: totp(body.secret) }
  expect((await browser.send('POST', '/api/account/two-factor/confirmation', confirmation)).status).toBe(200)
  return body.secret
}

const openSessions = async (personId: string): Promise<number> =>
  (await owner.query('select count(*)::int as count from sessions where person_id = $1', [personId])).rows[0].count

test('setting up two-factor login ends the sessions that came in without it', async () => {
  const person = await givenPerson(database, { role: 'reviewer' })
  const thief = await signIn(person, browse(app, '196.188.0.66'))
  const honest = await signIn(person)
  expect((await thief.get('/api/review/payments')).code).toBe('second_factor_required')
  await setUp(honest)
  expect(await openSessions(person.id)).toBe(1)
  expect((await honest.get('/api/review/payments')).status).toBe(200)
  expect((await thief.get('/api/review/payments')).status).toBe(401)
})

test('a session that never showed the second factor ends at its next request', async () => {
  const person = await givenPerson(database, { role: 'admin' })
  const [reading, asking] = [await signIn(person), await signIn(person)]
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  await owner.query('update sessions set second_factor_at = null where person_id = $1', [person.id])
  expect((await reading.get('/api/people')).code).toBe('login_required')
  expect((await asking.get('/api/session')).body).toEqual({ person: null })
  expect(await openSessions(person.id)).toBe(0)
})

test('a session that another device ends while it begins needs a new login', async () => {
  const { person, browser } = await withSecondFactor()
  const own = `sessions.person_id = '${person.id}'`
  const joining = await signIn(person)
  await owner.query(`
    create function end_at_once() returns trigger language plpgsql security definer as $$
    begin
      delete from sessions where id = new.id and ${own};
      return null;
    end $$;
    create trigger end_at_once after insert on sessions for each row execute function end_at_once()`)
  const login = { code: totp(TOTP_BASE32, 1), isRecoveryCode: false }
  const { status, code } = await joining.send('POST', '/api/session/second-factor', login)
  await owner.query('drop trigger end_at_once on sessions; drop function end_at_once()')
  expect([status, code]).toEqual([401, 'login_required'])
  expect((await browser.get('/api/account')).status).toBe(200)
})

test('new recovery codes and switching two-factor login off end all other sessions', async () => {
  const { person, browser } = await withSecondFactor()
  await giveSession(owner, browse(app), person.id, deps.accounts.secret)
  const proof = (ahead: 0 | 1) => ({ password: PASSWORD, code: totp(TOTP_BASE32, ahead) })
  const renewed = await browser.send('POST', '/api/account/two-factor/recovery-codes', proof(0))
  expect(renewed.status).toBe(200)
  expect(await openSessions(person.id)).toBe(1)

  await giveSession(owner, browse(app), person.id, deps.accounts.secret)
  expect((await browser.send('POST', '/api/account/two-factor/deactivation', proof(1))).status).toBe(200)
  expect(await openSessions(person.id)).toBe(1)
  expect((await browser.get('/api/account')).body).toMatchObject({ hasTwoFactor: false })
})

test('a session cannot be used to try codes without counting them', async () => {
  const { browser } = await withSecondFactor()
  const code = totp(TOTP_BASE32)
  expect(await browser.send('POST', '/api/session/second-factor', { code })).toMatchObject({ code: 'login_required' })
})

test('a step-up with a recovery code is recorded as one', async () => {
  const { person, browser } = await withSecondFactor()
  const recorded = async () =>
    (await owner.query('select action from audit_log where subject = $1 order by seq', [person.id])).rows.map(
      ({ action }) => action,
    )
  expect((await browser.send('POST', '/api/session/step-up', { code: totp(TOTP_BASE32) })).status).toBe(200)
  expect(await recorded()).toEqual(['stepped_up'])
  expect((await browser.send('POST', '/api/session/step-up', { code: 'aaaaa-bbbbb' })).status).toBe(200)
  expect(await recorded()).toEqual(['stepped_up', 'recovery_code_used', 'stepped_up'])
})

test('right and wrong passwords are recorded', async () => {
  const person = await givenPerson(database)
  const recorded = async () =>
    (await owner.query('select action from audit_log where subject = $1', [person.id])).rows.map(({ action }) => action)
  await browse(app).send('POST', '/api/session', { identifier: person.email, password: 'wrong' })
  await expect.poll(recorded).toEqual(['sign_in_refused'])
  await signIn(person)
  expect(await recorded()).toEqual(['sign_in_refused', 'signed_in'])
})

test('a wrong second factor is recorded, at the login and at a step-up, also a code that was used before', async () => {
  const { person, browser } = await withSecondFactor()
  const refused = async () =>
    (
      await owner.query(`select actor from audit_log where subject = $1 and action = 'second_factor_refused'`, [
        person.id,
      ])
    ).rows.map(({ actor }) => actor)
  const other = await signIn(person)
  const show = (code: string) => other.send('POST', '/api/session/second-factor', { code })
  expect((await show('000000')).code).toBe('second_factor_wrong')
  expect(await refused()).toEqual(['visitor'])
  expect((await browser.send('POST', '/api/session/step-up', { code: '000000' })).code).toBe('second_factor_wrong')
  expect(await refused()).toEqual(['visitor', person.id])
  const code = totp(TOTP_BASE32)
  expect((await browser.send('POST', '/api/session/step-up', { code })).status).toBe(200)
  expect((await show(code)).code).toBe('second_factor_wrong')
  expect(await refused()).toEqual(['visitor', person.id, 'visitor'])
})

test('a changed secret ends the sessions and keeps the second factors', async () => {
  const { person, browser: before } = await withSecondFactor()
  const old = { version: 1, value: deps.accounts.secret }

  const accounts = { ...deps.accounts, secret: randomBytes(32).toString('hex'), secretVersion: 2, secretsBefore: [old] }
  const changed = await testApp(database, { ...deps, accounts })
  const sameCookies = browse(changed)
  for (const [name, value] of before.cookies) sameCookies.cookies.set(name, value)
  expect((await sameCookies.get('/api/account')).code).toBe('login_required')

  const browser = browse(changed)
  await browser.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  const code = { code: totp(TOTP_BASE32) }
  expect((await browser.send('POST', '/api/session/second-factor', code)).status).toBe(200)
  const renewed = await browser.send('POST', '/api/account/two-factor/recovery-codes', {
    password: PASSWORD,
    code: totp(TOTP_BASE32, 1),
  })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  const { rows } = await owner.query('select backup_codes from two_factors where person_id = $1', [person.id])
  expect(rows[0].backup_codes).toMatch(/^\$ba\$2\$/)
})
