import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { serviceFolder } from '../../../../dev/folder.ts'
import { socialCallbacks, socialEnvironment, startOpenIdProvider } from '../../../../dev/openid.ts'
import { visitProvider } from '../../../../dev/openid-visitor.ts'
import { stop } from '../../../../dev/process.ts'
import { type Browser, browse, ORIGIN, testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { waitingMails } from '../../../test/mails.ts'
import { givenPerson, PASSWORD } from '../../../test/people.ts'
import { readApiConfig } from '../../config.ts'

const database = await testDatabase()
const { owner } = database
const folder = serviceFolder(`test-social-${randomBytes(4).toString('hex')}`)
const { running, issuer } = await startOpenIdProvider(folder, { redirectUris: socialCallbacks([ORIGIN]) })
afterAll(async () => {
  await stop(folder, running)
  rmSync(folder, { recursive: true, force: true })
})
const { accounts } = readApiConfig({
  ...socialEnvironment(issuer),
  EDIL_ORIGIN: ORIGIN,
  DATABASE_URL: database.urls.app,
  REDIS_URL: 'redis://:password@127.0.0.1:6379',
  LIVE_PUBLISH_URLS: 'http://127.0.0.1:1',
  LIVE_PUBLISH_SECRET: randomBytes(32).toString('hex'),
  AUTH_SECRET: randomBytes(32).toString('hex'),
  FILES_FOLDER: folder,
})
const app = await testApp(database, { ...(await testDeps(database)), accounts })

type At = { readonly email: string; readonly name?: string; readonly verified?: boolean }

/** Follows the redirects to the provider and back, and returns the final address on our site. */
async function socialSignIn(
  browser: Browser,
  provider: 'google' | 'facebook',
  at: At,
  to = '/select-numbers?type=daily',
): Promise<string> {
  const start = await browser.send('POST', '/api/session/social', { provider, to, language: 'am' })
  expect(start).toMatchObject({ status: 200 })
  const { email, name = 'Gelila Tadesse', verified = true } = at
  const back = await visitProvider(new URL(start.body.url), { email, name, ...(verified ? { verified: 'on' } : {}) })
  expect(back.origin).toBe(ORIGIN)
  const reply = await browser.get(`${back.pathname}${back.search}`)
  expect(reply.status).toBe(302)
  return reply.location ?? ''
}

const countPeople = async (email: string) =>
  (await owner.query('select count(*)::int as people from people where email = $1', [email])).rows[0].people

// proves: LOGIN-06, REG-08
test('the configuration decides which buttons are shown', async () => {
  expect((await browse(app).get('/api/session/options')).body).toEqual({
    providers: ['google', 'facebook'],
    minimumAge: 18,
  })
})

// proves: CALL-03
test('a new person by Google gets an account to complete, and is recognised the next time', async () => {
  const browser = browse(app)
  const completion = '/am/profile/complete?to=%2Fselect-numbers%3Ftype%3Ddaily'
  expect(await socialSignIn(browser, 'google', { email: 'gelila@mail.example' })).toBe(completion)
  expect((await browser.get('/api/session')).body.person).toMatchObject({
    email: 'gelila@mail.example',
    fullName: 'Gelila Tadesse',
    isComplete: false,
    hasPassword: false,
  })
  expect(browser.cookies.get('edil_signed_in')).toBe('1')
  const again = browse(app)
  expect(await socialSignIn(again, 'google', { email: 'gelila@mail.example' })).toBe('/am/select-numbers?type=daily')
  expect(await countPeople('gelila@mail.example')).toBe(1)
  const { rows } = await owner.query(
    `select access_token, refresh_token, id_token from sign_in_methods where provider_id = 'google'`,
  )
  expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
})

test.each(['/payment?type=daily&numbers=7,42,93&amount=1500', '/profile/tickets', '/verify?key=a:b~c', '/'])(
  'keeps the return address with all its characters: %s',
  async (to) => {
    const person = await givenPerson(database)
    expect(await socialSignIn(browse(app), 'google', { email: person.email }, to)).toBe(`/am${to}`)
  },
)

test('a verified address is linked to its existing account instead of creating a second one', async () => {
  const person = await givenPerson(database)
  const browser = browse(app)
  expect(await socialSignIn(browser, 'google', { email: person.email })).toBe('/am/select-numbers?type=daily')
  expect((await browser.get('/api/session')).body.person).toMatchObject({ id: person.id, hasPassword: true })
  expect(await countPeople(person.email)).toBe(1)
})

test('an address that the provider has not verified cannot take over an account', async () => {
  const person = await givenPerson(database)
  for (const [provider, verified] of [
    ['google', false],
    ['facebook', true],
  ] as const) {
    const browser = browse(app)
    expect(await socialSignIn(browser, provider, { email: person.email, verified })).toBe(
      '/am/login?error=account_not_linked',
    )
    expect((await browser.get('/api/session')).body.person).toBeNull()
  }
})

test("an unverified account with someone else's address gives way to the owner of the mailbox", async () => {
  const squatter = await givenPerson(database, { isVerified: false })
  const notProved = browse(app)
  await socialSignIn(notProved, 'facebook', { email: squatter.email })
  expect((await notProved.get('/api/session')).body.person).toBeNull()
  expect(await countPeople(squatter.email)).toBe(1)

  const gelila = browse(app)
  expect(await socialSignIn(gelila, 'google', { email: squatter.email })).toContain('/am/profile/complete')
  const { person } = (await gelila.get('/api/session')).body
  expect(person).toMatchObject({ email: squatter.email, hasPassword: false })
  expect(person.id).not.toBe(squatter.id)
  const login = { identifier: squatter.email, password: PASSWORD }
  expect(await browse(app).send('POST', '/api/session', login)).toMatchObject({ code: 'login_failed' })
})

test('a new person by Facebook verifies the address by mail first', async () => {
  const browser = browse(app)
  const ended = await socialSignIn(browser, 'facebook', { email: 'fb@mail.example' })
  expect(ended).toBe('/am/login?error=email_not_verified')
  const { rows } = await owner.query(`select id from people where email = 'fb@mail.example'`)
  expect(await waitingMails(owner)).toContainEqual({ kind: 'verification', personId: rows[0].id })
  await owner.query('update people set email_verified = true where id = $1', [rows[0].id])
  expect(await socialSignIn(browser, 'facebook', { email: 'fb@mail.example' })).toBe('/am/select-numbers?type=daily')
})

test('refuses staff and accounts with a second factor', async () => {
  const host = await givenPerson(database, { role: 'host' })
  const careful = await givenPerson(database)
  await owner.query('update people set two_factor_enabled = true where id = $1', [careful.id])
  for (const person of [host, careful]) {
    const browser = browse(app)
    expect(await socialSignIn(browser, 'google', { email: person.email })).toContain('/am/login?error=social_refused')
    expect((await browser.get('/api/session')).body.person).toBeNull()
  }
})

test('a locked account stays locked', async () => {
  const person = await givenPerson(database, { lockedReason: 'fraud' })
  expect(await socialSignIn(browse(app), 'google', { email: person.email })).toContain('/am/login?error=account_locked')
})

test("refuses a provider's response without a matching request from the same browser", async () => {
  const stranger = browse(app)
  const reply = await stranger.get('/api/auth/callback/google?code=abc&state=invented')
  expect(reply).toMatchObject({ status: 302, location: expect.stringContaining('/login?error=') })
  const victim = browse(app)
  const start = await victim.send('POST', '/api/session/social', {
    provider: 'google',
    to: '/dashboard',
    language: 'en',
  })
  const back = await visitProvider(new URL(start.body.url), {
    email: 'attacker@mail.example',
    verified: 'on',
    name: 'A',
  })
  await stranger.get(`${back.pathname}${back.search}`)
  expect((await stranger.get('/api/session')).body.person).toBeNull()
})

test('the address for providers leads to no other route of the sign-in library', async () => {
  const person = await givenPerson(database)
  const browser = browse(app)
  await browser.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  for (const path of ['..\\get-session', '..%5Cget-session', '%2e%2e%5Clist-sessions', 'credential'])
    expect(await browser.get(`/api/auth/callback/${path}`), path).toMatchObject({
      status: 404,
      code: 'route_not_found',
    })
})

test('refuses a return address on another site', async () => {
  for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'dashboard'])
    expect(
      await browse(app).send('POST', '/api/session/social', { provider: 'google', to, language: 'en' }),
    ).toMatchObject({
      status: 400,
    })
})

test('stores a hostile name as plain text of bounded length', async () => {
  const name = `<script>alert(1)</script>\u202e${'x'.repeat(300)}`
  await socialSignIn(browse(app), 'google', { email: 'tricky@mail.example', name })
  const { rows } = await owner.query(`select full_name from people where email = 'tricky@mail.example'`)
  expect(rows[0].full_name).not.toContain('\u202e')
  expect(rows[0].full_name.length).toBeLessThanOrEqual(100)
})
