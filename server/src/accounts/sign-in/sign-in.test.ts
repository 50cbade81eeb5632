import { expect, test } from 'vitest'
import { totp } from '../../../../dev/totp.ts'
import { browse, testApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { waitingMails } from '../../../test/mails.ts'
import { givenPerson, PASSWORD } from '../../../test/people.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { makeMailLink } from '../mail-link.ts'

const database = await testDatabase()
const { owner, store } = database
const app = await testApp(database)

let phoneCount = 0
function registration(different: Record<string, unknown> = {}) {
  phoneCount += 1
  return {
    fullName: 'Selam Bekele',
    username: `selam_${phoneCount}`,
    email: `selam${phoneCount}@example.com`,
    phone: `09${String(phoneCount).padStart(8, '0')}`,
    bornOn: '1998-04-02',
    password: PASSWORD,
    agreesToTerms: true,
    language: 'am',
    ...different,
  }
}

// proves: CALL-01, CALL-02, VALID-02
test('a person registers, verifies the address, and signs in by email, username and phone in any spelling', async () => {
  const visitor = browse(app)
  const given = registration({ username: 'Abebe_B', email: ' Abebe@Example.com ', phone: '+251 91 122-33 44' })
  expect(await visitor.send('POST', '/api/accounts', given)).toMatchObject({ status: 200, body: {} })
  const { rows } = await owner.query(`select * from people where username = 'Abebe_B'`)
  expect(rows).toMatchObject([{ email: 'abebe@example.com', phone: '+251911223344', role: 'player' }])
  expect(rows, 'the calendar of the language').toMatchObject([{ language: 'am', calendar: 'ethiopian' }])
  const personId = rows[0].id
  expect(await waitingMails(owner)).toContainEqual({ kind: 'verification', personId })

  const login = (identifier: string, password = PASSWORD) =>
    browse(app).send('POST', '/api/session', { identifier, password })
  expect(await login('abebe@example.com')).toMatchObject({ status: 403, code: 'email_not_verified' })
  const fromBoard = { identifier: 'abebe_b', password: PASSWORD, to: '/select-numbers?type=daily' }
  expect(await browse(app).send('POST', '/api/session', fromBoard)).toMatchObject({ code: 'email_not_verified' })
  expect(await waitingMails(owner)).toContainEqual({ kind: 'verification', personId, to: fromBoard.to })
  const token = await transaction(store, (tx) => makeMailLink(tx, personId, 'verify_email'))
  const verified = (isSignedIn: boolean) => ({ status: 200, body: { isSignedIn } })
  expect(await visitor.send('POST', '/api/accounts/verify-email', { token })).toMatchObject(verified(true))
  expect((await visitor.get('/api/session')).body.person).toMatchObject({ id: personId })
  expect(await visitor.send('POST', '/api/accounts/verify-email', { token })).toMatchObject(verified(false))

  for (const identifier of [
    'abebe@example.com',
    'ABEBE@example.com',
    'abebe_b',
    'Abebe_B',
    '0911223344',
    '+251 911 22 33 44',
  ])
    expect(await login(identifier), identifier).toMatchObject({ status: 200, body: { next: 'signed_in' } })
  expect(await login('abebe_b', 'wrong-password')).toMatchObject({ status: 401, code: 'login_failed' })
  expect(await login('nobody_here', PASSWORD)).toMatchObject({ status: 401, code: 'login_failed' })
})

const personWith = async (email: string) =>
  (await owner.query<{ id: string }>('select id from people where email = $1', [email])).rows[0]?.id ?? ''
const linkFor = (personId: string) => transaction(store, (tx) => makeMailLink(tx, personId, 'verify_email'))

test('a mailed link signs in only in the browser that registered, and once', async () => {
  const [registering, other] = [browse(app), browse(app)]
  const given = registration()
  await registering.send('POST', '/api/accounts', given)
  await other.send('POST', '/api/accounts', registration())
  const token = await linkFor(await personWith(given.email))
  const attempts = await Promise.all(
    [other, registering, registering, registering].map((browser) =>
      browser.send('POST', '/api/accounts/verify-email', { token }),
    ),
  )
  expect(attempts.every(({ status }) => status === 200)).toBe(true)
  expect(attempts.filter(({ body }) => body.isSignedIn).length).toBeLessThanOrEqual(1)
  expect(attempts[0]?.body).toEqual({ isSignedIn: false })
  expect(other.cookies.has('edil_signed_in')).toBe(false)
})

test('a link opened elsewhere verifies the address and signs no one in, then or later', async () => {
  const registering = browse(app)
  const given = registration()
  await registering.send('POST', '/api/accounts', given)
  const token = await linkFor(await personWith(given.email))
  const elsewhere = await browse(app).send('POST', '/api/accounts/verify-email', { token })
  expect(elsewhere.body).toEqual({ isSignedIn: false })
  expect((await registering.send('POST', '/api/accounts/verify-email', { token })).body).toEqual({ isSignedIn: false })
  expect((await registering.get('/api/session')).body).toEqual({ person: null })
})

test('registering an address that has a verified account gives a cookie that signs in to nothing', async () => {
  const person = await givenPerson(database)
  const second = browse(app)
  await second.send('POST', '/api/accounts', registration({ email: person.email }))
  const token = await linkFor(person.id)
  expect((await second.send('POST', '/api/accounts/verify-email', { token })).body).toEqual({ isSignedIn: false })
})

test('a wrong address is corrected in the browser that registered, and links to the first address end', async () => {
  const browser = browse(app)
  const given = registration()
  await browser.send('POST', '/api/accounts', given)
  const personId = await personWith(given.email)
  const first = await linkFor(personId)
  const change = { email: `right-${given.email}`, to: '/select-numbers?type=daily' }
  expect(await browse(app).send('POST', '/api/accounts/verification-mail', change)).toMatchObject({
    code: 'link_invalid',
  })
  expect(await browser.send('POST', '/api/accounts/verification-mail', change)).toMatchObject({ status: 200 })
  expect(await personWith(change.email)).toBe(personId)
  expect(await waitingMails(owner)).toContainEqual({ kind: 'verification', personId, to: change.to })
  expect(await browser.send('POST', '/api/accounts/verify-email', { token: first })).toMatchObject({
    code: 'link_invalid',
  })

  const taken = await givenPerson(database)
  expect(await browser.send('POST', '/api/accounts/verification-mail', { email: taken.email })).toMatchObject({
    status: 200,
  })
  expect(await personWith(change.email)).toBe(personId)
  expect(await waitingMails(owner)).toContainEqual({ kind: 'already_registered', personId: taken.id })

  await browser.send('POST', '/api/accounts/verify-email', { token: await linkFor(personId) })
  await browser.send('POST', '/api/accounts/verification-mail', { email: 'later@example.com' })
  expect(await personWith(change.email)).toBe(personId)
})

test.each([
  ['username', { username: 'ab' }, 400, 'request_invalid'],
  ['username', { username: 'has space' }, 400, 'request_invalid'],
  ['username', { username: 'Admin' }, 409, 'username_taken'],
  ['email', { email: 'nonsense' }, 400, 'request_invalid'],
  ['phone', { phone: '+254 711 223 344' }, 400, 'request_invalid'],
  ['password', { password: '12345' }, 400, 'request_invalid'],
  ['password', { password: 'password' }, 422, 'password_too_common'],
  ['terms', { agreesToTerms: false }, 400, 'request_invalid'],
  ['age', { bornOn: '2015-01-01' }, 422, 'too_young'],
  ['name', { fullName: 'line\u0000break' }, 400, 'request_invalid'],
])('a registration is refused for its %s: %j', async (_field, different, status, code) => {
  expect(await browse(app).send('POST', '/api/accounts', registration(different))).toMatchObject({ status, code })
})

test.each(['email', 'username', 'phone'] as const)(
  'fifty concurrent registrations with the same %s create one account',
  async (field) => {
    const limitless = await testApp(database, { limits: { take: async () => 9, giveBack: async () => undefined } })
    const same = registration()[field]
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const shouted = index % 2 === 1 && field !== 'phone' ? same.toUpperCase() : same
        return browse(limitless).send('POST', '/api/accounts', registration({ [field]: shouted }))
      }),
    )
    const { rows } = await owner.query(`select count(*)::int as made from people where lower(${field}) = lower($1)`, [
      field === 'phone' ? `+251${same.slice(1)}` : same,
    ])
    expect(rows).toEqual([{ made: 1 }])
    const refused = outcomes.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(field === 'username' ? 49 : 0)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(field === 'username' ? ['username_taken'] : []))
  },
)

test('an address or phone number that has an account gets the same response as a new one; only the mail differs', async () => {
  const person = await givenPerson(database)
  const answer = (different: object) => browse(app).send('POST', '/api/accounts', registration({ ...different }))
  const fresh = await answer({})
  expect(await answer({ email: person.email })).toEqual(fresh)
  expect(await answer({ phone: person.phone, email: 'someone@new.example' })).toEqual(fresh)
  const mails = await waitingMails(owner)
  expect(mails).toContainEqual({ kind: 'already_registered', personId: person.id })
  expect(mails).toContainEqual(expect.objectContaining({ kind: 'phone_taken', email: 'someone@new.example' }))
})

// proves: CALL-04, STATE-34, STATE-35, STATE-36
test('a session cookie is unreadable for scripts, is extended by use, and ends at logout', async () => {
  const person = await givenPerson(database)
  const response = await app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { origin: 'https://edil.test' },
    payload: { identifier: person.email, password: PASSWORD },
  })
  expect(response.headers['cache-control']).toBe('no-store')
  const [session] = [response.headers['set-cookie'] ?? []].flat().filter((cookie) => cookie.includes('session_token'))
  expect(session).toMatch(/^__Secure-edil\.session_token=.*Max-Age=2592000.*HttpOnly.*Secure.*SameSite=Lax/)

  const browser = browse(app)
  expect(await browser.get('/api/session')).toMatchObject({ body: { person: null } })
  await browser.send('POST', '/api/session', { identifier: person.username, password: PASSWORD })
  expect(browser.cookies.get('edil_signed_in')).toBe('1')
  expect((await browser.get('/api/session')).body.person).toMatchObject({ id: person.id, email: person.email })

  await owner.query(`update sessions set expires_at = now() + interval '5 days' where person_id = $1`, [person.id])
  await browser.get('/api/session')
  const { rows } = await owner.query(
    `select extract(day from expires_at - now())::int as days from sessions where person_id = $1 order by expires_at desc limit 1`,
    [person.id],
  )
  expect(rows[0].days).toBe(29)

  expect(await browser.send('DELETE', '/api/session')).toMatchObject({ status: 200 })
  expect([...browser.cookies.keys()]).toEqual(['edil.known_browser'])
  expect((await browser.get('/api/session')).body).toEqual({ person: null })
})

test('a login ends the session that the browser had before, with and without a second factor', async () => {
  const person = await givenPerson(database)
  const browser = browse(app)
  const logIn = () => browser.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  const withCookies = (cookies: ReadonlyMap<string, string>) => {
    const thief = browse(app)
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    return thief
  }
  await logIn()
  const first = withCookies(browser.cookies)
  expect((await first.get('/api/account')).status).toBe(200)
  await browser.send('POST', '/api/session', { identifier: person.email, password: 'wrong' })
  expect((await first.get('/api/account')).status, 'a refused login ends nothing').toBe(200)
  await logIn()
  expect((await first.get('/api/account')).code).toBe('login_required')
  expect((await browser.get('/api/account')).status).toBe(200)

  const { body: start } = await browser.send('POST', '/api/account/two-factor', { password: PASSWORD })
  await browser.send('POST', '/api/account/two-factor/confirmation', { code: totp(start.secret) })
  const second = withCookies(browser.cookies)
  expect((await second.get('/api/account')).status).toBe(200)
  await logIn()
  await browser.send('POST', '/api/session/second-factor', { code: start.recoveryCodes[0], isRecoveryCode: true })
  expect((await browser.get('/api/account')).status).toBe(200)
  expect((await second.get('/api/account')).code).toBe('login_required')
})

test('a session ends ninety days after the login, however often it is used', async () => {
  const person = await givenPerson(database)
  const browser = browse(app)
  await browser.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  const signedInBefore = (time: string) =>
    owner.query(`update sessions set signed_in_at = now() - $2::interval where person_id = $1`, [person.id, time])
  await signedInBefore('89 days 23 hours')
  expect((await browser.get('/api/session')).body.person).toMatchObject({ id: person.id })
  await signedInBefore('90 days 1 second')
  expect((await browser.get('/api/session')).body.person).toBeNull()
  expect((await owner.query('select from sessions where person_id = $1', [person.id])).rowCount).toBe(0)
})

test('devices are listed, and one can be logged out from another', async () => {
  const person = await givenPerson(database)
  const [phone, laptop] = [browse(app), browse(app)]
  for (const browser of [phone, laptop])
    await browser.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  const { devices } = (await phone.get('/api/account/devices')).body
  expect(devices).toHaveLength(2)
  expect(devices[0]).toMatchObject({ name: 'Chrome, Android', address: '196.188.0.1' })
  const other = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  expect(await phone.send('DELETE', `/api/account/devices/${other.id}`)).toMatchObject({ status: 200 })
  expect((await laptop.get('/api/account')).code).toBe('login_required')
  expect((await phone.get('/api/account')).status).toBe(200)
  const stranger = await givenPerson(database)
  const strangers = browse(app)
  await strangers.send('POST', '/api/session', { identifier: stranger.email, password: PASSWORD })
  const [mine] = (await phone.get('/api/account/devices')).body.devices
  expect(await strangers.send('DELETE', `/api/account/devices/${mine.id}`)).toMatchObject({ code: 'session_not_found' })
})

// proves: CALL-07, ENT-20
test('two-factor login: set up, required, each code works once, each recovery code works once, switched off', async () => {
  const person = await givenPerson(database)
  const browser = browse(app)
  const login = (from = browser) => from.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  await login()
  expect(await browser.send('POST', '/api/account/two-factor', { password: 'wrong' })).toMatchObject({
    code: 'password_wrong',
  })
  const { body: start } = await browser.send('POST', '/api/account/two-factor', { password: PASSWORD })
  expect(start.uri).toContain('otpauth://totp/Edil')
  expect(start.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(start.recoveryCodes).toHaveLength(10)
  expect(start.recoveryCodes.join()).not.toMatch(/[01OoIil]/)
  expect((await login()).body).toEqual({ next: 'signed_in', hasPasskey: false })
  expect(await browser.send('POST', '/api/account/two-factor/confirmation', { code: '000000' })).toMatchObject({
    code: 'second_factor_wrong',
  })
  const confirmed = await browser.send('POST', '/api/account/two-factor/confirmation', { code: totp(start.secret) })
  expect(confirmed).toMatchObject({ status: 200 })
  expect((await browser.get('/api/account')).body).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 10 })

  const next = browse(app)
  const prove = (code: string, isRecoveryCode = false, from = next) =>
    from.send('POST', '/api/session/second-factor', { code, isRecoveryCode })
  expect(await prove('123456')).toMatchObject({ code: 'login_required' })
  expect((await login(next)).body).toEqual({ next: 'second_factor', hasPasskey: false })
  expect((await next.get('/api/account')).code).toBe('login_required')
  expect(await prove('000000')).toMatchObject({ code: 'second_factor_wrong' })
  const code = totp(start.secret, 1)
  expect(await prove(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 })
  expect((await next.get('/api/account')).status).toBe(200)

  const thief = browse(app)
  await login(thief)
  expect(await prove(code, false, thief)).toMatchObject({ code: 'second_factor_wrong' })
  expect((await thief.get('/api/account')).code).toBe('login_required')

  const lost = browse(app)
  await login(lost)
  expect(await prove(start.recoveryCodes[0], true, lost)).toMatchObject({ status: 200 })
  expect((await lost.get('/api/account')).body.recoveryCodesLeft).toBe(9)
  await login(thief)
  expect(await prove(start.recoveryCodes[0], true, thief)).toMatchObject({ code: 'second_factor_wrong' })

  const renew = (code: string) =>
    lost.send('POST', '/api/account/two-factor/recovery-codes', { password: PASSWORD, code })
  expect(await renew(start.recoveryCodes[0])).toMatchObject({ code: 'second_factor_wrong' })
  const renewed = await renew(start.recoveryCodes[1])
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect(await renew(start.recoveryCodes[2])).toMatchObject({ code: 'second_factor_wrong' })

  const end = { password: PASSWORD, code: renewed.body.recoveryCodes[0] }
  expect(await lost.send('POST', '/api/account/two-factor/deactivation', end)).toMatchObject({ status: 200 })
  expect((await login(browse(app))).body).toEqual({ next: 'signed_in', hasPasskey: false })
})

test('five wrong codes end a sign-in, and ten in a row pause the account', async () => {
  const person = await givenPerson(database)
  const browser = browse(app)
  const login = (from = browser) => from.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  await login()
  const { body: start } = await browser.send('POST', '/api/account/two-factor', { password: PASSWORD })
  await browser.send('POST', '/api/account/two-factor/confirmation', { code: totp(start.secret) })
  for (let round = 0; round < 2; round += 1) {
    const guesser = browse(app)
    await login(guesser)
    for (let guess = 0; guess < 5; guess += 1)
      await guesser.send('POST', '/api/session/second-factor', { code: `00000${guess}` })
    expect(await guesser.send('POST', '/api/session/second-factor', { code: totp(start.secret, 1) })).toMatchObject({
      status: 429,
    })
  }
  const honest = browse(app)
  await login(honest)
  expect(await honest.send('POST', '/api/session/second-factor', { code: totp(start.secret, 1) })).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
  })
})

test('only the right password reveals that an account is locked', async () => {
  const person = await givenPerson(database, { lockedReason: 'fraud' })
  const login = (password: string) => browse(app).send('POST', '/api/session', { identifier: person.email, password })
  expect(await login(PASSWORD)).toMatchObject({ status: 403, code: 'account_locked' })
  expect(await login('wrong-password')).toMatchObject({ status: 401, code: 'login_failed' })
})
