import { shortName } from '@edil/domain/people'
import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { waitingMails } from '../../test/mails.ts'
import { notifiedOf } from '../../test/notifications.ts'
import { givenWonPrizes } from '../../test/payouts.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../../test/people.ts'
import { giveSession } from '../../test/sessions.ts'
import { transaction } from '../platform/database/transaction.ts'
import { purgeUnverifiedAccounts } from './accounts.queries.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

async function signedIn(person: GivenPerson) {
  const browser = browse(app)
  await browser.send('POST', '/api/session', { identifier: person.email, password: PASSWORD })
  return browser
}

const change = (person: GivenPerson, different: object = {}) => ({
  fullName: 'Selam B. Tesfaye',
  username: person.username,
  phone: person.phone,
  language: 'am',
  calendar: 'ethiopian',
  showsName: false,
  ...different,
})

test('changes an account, and refuses a username or phone number that another account has', async () => {
  const [person, other] = [await givenPerson(database), await givenPerson(database)]
  const browser = await signedIn(person)
  const put = (different: object) => browser.send('PUT', '/api/account', change(person, different))
  expect((await put({})).body).toMatchObject({ fullName: 'Selam B. Tesfaye', calendar: 'ethiopian', showsName: false })
  expect(await put({ username: other.username.toUpperCase() })).toMatchObject({ status: 409, code: 'username_taken' })
  const taken = { phone: other.phone.replace('+251', '0'), password: PASSWORD }
  expect(await put(taken)).toMatchObject({ status: 409, code: 'phone_taken' })
  expect(await put({ username: 'edil' })).toMatchObject({ code: 'username_taken' })
  expect((await browser.get('/api/account')).body.username).toBe(person.username)
})

test('a new phone number needs the password, and the owner gets a mail', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  const phone = person.phone.replace('+2519', '+2517')
  const put = (different: object) => browser.send('PUT', '/api/account', change(person, { phone, ...different }))
  expect(await put({})).toMatchObject({ status: 403, code: 'password_wrong' })
  expect(await put({ password: 'wrong' })).toMatchObject({ status: 403, code: 'password_wrong' })
  expect((await browser.get('/api/account')).body.phone).toBe(person.phone)
  expect((await put({ phone: person.phone.replace('+251', '0') })).status, 'the same number, spelled otherwise').toBe(
    200,
  )
  expect(await notifiedOf(owner, person.id)).not.toContain('phone_changed')
  expect((await put({ password: PASSWORD })).body).toMatchObject({ phone })
  expect(await notifiedOf(owner, person.id)).toContain('phone_changed')
})

test('five phone numbers an hour can be tried', async () => {
  const [person, other] = [await givenPerson(database), await givenPerson(database)]
  const browser = await signedIn(person)
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 6; count += 1) {
    const taken = change(person, { phone: other.phone, password: PASSWORD })
    codes.push((await browser.send('PUT', '/api/account', taken)).code)
  }
  expect(codes).toEqual([...Array<string>(5).fill('phone_taken'), 'too_many_attempts'])
  expect((await browser.send('PUT', '/api/account', change(person))).status, 'other changes').toBe(200)
})

test('an account without a password sets one before it gets another phone number', async () => {
  const person = await givenPerson(database, { hasPassword: false })
  const browser = browse(app)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  expect(await browser.send('PUT', '/api/account', change(person, { phone: '0712000009' }))).toMatchObject({
    status: 409,
    code: 'password_required',
  })
})

test.each(['Selam Bekele', 'Selam', ' ሰላም  በቀለ ታደሰ ', 'Selam\tBekele'])(
  'others see %j as on the ticket, or not at all',
  async (fullName) => {
    const { id } = await givenPerson(database, { fullName })
    const publicName = async () =>
      (await owner.query('select public_name from people where id = $1', [id])).rows[0].public_name
    expect(await publicName()).toBe(shortName(fullName))
    await owner.query('update people set shows_name = false where id = $1', [id])
    expect(await publicName()).toBe(null)
  },
)

test('an account created by Google is completed once', async () => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into people (full_name, email, email_verified) values ('G', 'google@example.com', true) returning id`,
  )
  const id = rows[0]?.id ?? ''
  const browser = browse(app)
  await giveSession(owner, browser, id, deps.accounts.secret)
  expect((await browser.get('/api/session')).body.person).toMatchObject({ isComplete: false, username: null })
  const completion = {
    fullName: 'Gelila',
    username: 'gelila',
    phone: '0912000001',
    bornOn: '2012-01-01',
    agreesToTerms: true,
  }
  const complete = (different: object) =>
    browser.send('POST', '/api/account/completion', { ...completion, ...different })
  expect(await complete({})).toMatchObject({ code: 'too_young' })
  expect(
    (await browser.send('PUT', '/api/account', change({ id, email: '', username: 'gelila', phone: '0912000001' })))
      .code,
  ).toBe('profile_incomplete')
  expect(await complete({ bornOn: '2000-01-01' }), 'another date of birth').toMatchObject({ code: 'too_young' })
  await owner.query(`update age_refusals set refused_at = refused_at - interval '1 day'`)
  expect((await complete({ bornOn: '2000-01-01' })).body).toMatchObject({ username: 'gelila', phone: '+251912000001' })
  expect((await complete({ bornOn: '2000-01-01', username: 'another' })).body.username).toBe('gelila')
})

test('a download contains the data of its own account only', async () => {
  const [person, other] = [await givenPerson(database), await givenPerson(database)]
  const browser = await signedIn(person)
  const { body } = await browser.get('/api/account/download')
  expect(body).toMatchObject({ people: [{ email: person.email }], sign_in_methods: [{ provider_id: 'credential' }] })
  expect(body.history.map(({ action }: { action: string }) => action)).toContain('signed_in')
  expect(JSON.stringify(body)).not.toContain(other.email)
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('ten downloads an hour', async () => {
  const browser = await signedIn(await givenPerson(database))
  const download = () => browser.get('/api/account/download')
  for (let count = 0; count < 10; count += 1) expect((await download()).status).toBe(200)
  expect(await download()).toMatchObject({ status: 429, code: 'too_many_attempts' })
})

test('closing keeps the id, erases the name, and frees the address', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  const close = (different: object) =>
    browser.send('POST', '/api/account/closure', { password: PASSWORD, username: person.username, ...different })
  expect(await close({ password: 'wrong' })).toMatchObject({ code: 'password_wrong' })
  expect(await close({ username: 'somebody_else' })).toMatchObject({ code: 'request_invalid' })
  expect(await close({})).toMatchObject({ status: 200 })
  expect([...browser.cookies.keys()]).toEqual(['edil.known_browser'])
  const { rows } = await owner.query('select * from people where id = $1', [person.id])
  expect(rows[0].closed_at).not.toBeNull()
  for (const value of [person.email, person.username, person.phone, 'Selam'])
    expect(JSON.stringify(rows)).not.toContain(value)
  expect(await waitingMails(owner)).toContainEqual(
    expect.objectContaining({ kind: 'account_closed', email: person.email }),
  )
  const again = { identifier: person.email, password: PASSWORD }
  expect((await browse(app).send('POST', '/api/session', again)).code).toBe('login_failed')
})

test('closing erases every column of a person that is not listed as kept', async () => {
  const kept = ['id', 'email_verified', 'role', 'language', 'calendar', 'created_at', 'updated_at', 'closed_at']
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  const before = await owner.query('select * from people where id = $1', [person.id])
  await owner.query(`update people set born_on = '1990-01-01', shows_name = true where id = $1`, [person.id])
  await browser.send('POST', '/api/account/closure', { password: PASSWORD, username: person.username })
  const { rows } = await owner.query('select * from people where id = $1', [person.id])
  const erased = { full_name: '', email: `closed-${person.id}@closed.invalid` }
  const flags = { shows_name: false, two_factor_enabled: false }
  const missing = 'a new personal column belongs in anonymisePerson, people_closed_is_anonymous and the privacy texts'
  for (const column of Object.keys(before.rows[0]).filter((name) => !kept.includes(name))) {
    const expected = column in erased ? erased[column as keyof typeof erased] : column in flags ? false : null
    expect({ [column]: rows[0][column] }, missing).toEqual({ [column]: expected })
  }
})

test('does not close an account while a prize is owed to it', async () => {
  const person = await givenPerson(database)
  const [prize] = await givenWonPrizes(database)
  await owner.query('update payouts set person_id = $1 where id = $2', [person.id, prize?.id])
  const closing = { password: PASSWORD, username: person.username }
  const browser = await signedIn(person)
  expect(await browser.send('POST', '/api/account/closure', closing)).toMatchObject({ code: 'account_in_use' })
})

test('closing an account starts the erasure of payer names, screenshots and prize accounts, in the same transaction', async () => {
  const person = await givenPerson(database)
  const browser = await signedIn(person)
  await browser.send('POST', '/api/account/closure', { password: PASSWORD, username: person.username })
  const { rows } = await owner.query(`select name, data from pgboss.job where name like 'erase-%'`)
  for (const name of ['erase-payer', 'erase-prize-accounts']) {
    expect(rows).toContainEqual({ name, data: { personId: person.id } })
  }
})

test('staff cannot close their account until a colleague has removed their role', async () => {
  const host = await givenPerson(database, { role: 'host' })
  const browser = await signedIn(host)
  const closing = { password: PASSWORD, username: host.username }
  expect(await browser.send('POST', '/api/account/closure', closing)).toMatchObject({
    status: 403,
    code: 'not_allowed',
  })
})

test('the database refuses to delete verified people; unverified ones are deleted after a week', async () => {
  const verified = await givenPerson(database)
  const fresh = await givenPerson(database, { isVerified: false })
  const stale = await givenPerson(database, { isVerified: false })
  await owner.query(`update people set created_at = now() - interval '8 days' where id = any($1)`, [
    [verified.id, stale.id],
  ])
  await expect(store.db.deleteFrom('people').where('id', '=', verified.id).execute()).rejects.toThrow(
    'closed, not deleted',
  )
  expect(await transaction(store, (tx) => purgeUnverifiedAccounts(tx, 7, 100))).toBe(1)
  const { rows } = await owner.query('select id from people where id = any($1)', [[verified.id, fresh.id, stale.id]])
  expect(rows.map(({ id }) => id).toSorted()).toEqual([verified.id, fresh.id].toSorted())
})

test("the application's role cannot create a person with a role", async () => {
  const insert = store.db.insertInto('people').values({ full_name: 'M', email: 'm@example.com', role: 'admin' })
  await expect(insert.execute()).rejects.toThrow('permission denied')
})
