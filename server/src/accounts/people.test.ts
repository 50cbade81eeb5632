import { expect, test } from 'vitest'
import { totp } from '../../../dev/totp.ts'
import { type Browser, browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { waitingMails } from '../../test/mails.ts'
import { givenPayment, givenRejectedWithMoney } from '../../test/payments.ts'
import { givenWonPrizes } from '../../test/payouts.ts'
import { type GivenPerson, givenPerson, PASSWORD, type PersonDifference } from '../../test/people.ts'
import { giveSession, giveTwoFactor, stepUp, TOTP_BASE32 } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

async function staff(role: PersonDifference['role']): Promise<{ browser: Browser; person: GivenPerson }> {
  const person = await givenPerson(database, role ? { role } : {})
  const browser = browse(app)
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  return { browser, person }
}

async function historyOf(browser: Browser, personId: string) {
  const { body } = await browser.get(`/api/people/${personId}`)
  return body.history as { action: string; by: string | null; details: object }[]
}

test('finds people by part of a name or username, a complete email, or a phone number in any spelling', async () => {
  const { browser } = await staff('reviewer')
  const person = await givenPerson(database)
  await owner.query(`update people set full_name = 'ሰላም በቀለ 100%_real' where id = $1`, [person.id])
  const find = async (search: string) =>
    (await browser.get(`/api/people?search=${encodeURIComponent(search)}`)).body.people.map(
      ({ id }: { id: string }) => id,
    )
  for (const search of [
    'ሰላም በ',
    '100%_',
    person.username.slice(2, 9).toUpperCase(),
    person.email.toUpperCase(),
    person.phone.replace('+251', '0'),
  ])
    expect(await find(search), search).toContain(person.id)
  expect(await find('100x_')).not.toContain(person.id)
  expect(await find(person.email.slice(0, -1))).not.toContain(person.id)
  const [summary] = (await browser.get(`/api/people?search=${person.username}`)).body.people
  expect(JSON.stringify(summary)).not.toContain(person.phone)
})

test('a person can search 300 times an hour', async () => {
  const { browser, person } = await staff('reviewer')
  const find = () => browser.get('/api/people?search=selam@example.com')
  expect((await find()).status).toBe(200)
  await deps.limits.take('people_search', person.id, 299)
  expect(await find()).toMatchObject({ status: 429, code: 'too_many_attempts' })
  expect((await browser.get('/api/people')).status, 'the list without a search').toBe(200)
})

test('lists people in pages', async () => {
  const { browser } = await staff('admin')
  for (let count = 0; count < 30; count += 1) await givenPerson(database)
  await owner.query(`update people set created_at = date_trunc('second', created_at)`)
  const first = (await browser.get('/api/people')).body
  expect(first).toMatchObject({ hasMore: true })
  expect(first.people).toHaveLength(25)
  const second = (await browser.get(`/api/people?before=${first.people.at(-1).id}`)).body
  const ids = [...first.people, ...second.people].map(({ id }) => id)
  const { rows } = await owner.query(
    `select id from people where id <> '00000000-0000-4000-8000-000000000000' order by created_at desc, id desc limit 50`,
  )
  expect(ids).toEqual(rows.slice(0, ids.length).map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(30)
})

test('an admin locks a person, which ends their sessions, and unlocks them; the history shows who did it and why', async () => {
  const { browser, person: admin } = await staff('admin')
  const person = await givenPerson(database)
  const theirs = browse(app)
  await giveSession(owner, theirs, person.id, deps.accounts.secret)
  const lock = () => browser.send('POST', `/api/people/${person.id}/lock`, { reason: 'stolen phone' })
  expect(await lock(), 'a stolen session is not enough').toMatchObject({ code: 'step_up_required' })
  await stepUp(owner, admin.id)
  expect(await lock()).toMatchObject({ status: 200 })
  expect((await theirs.get('/api/account')).code).toBe('login_required')
  const login = { identifier: person.email, password: PASSWORD }
  expect((await browse(app).send('POST', '/api/session', login)).code).toBe('account_locked')
  expect(await browser.send('POST', `/api/people/${person.id}/unlock`)).toMatchObject({ status: 200 })
  expect((await browse(app).send('POST', '/api/session', login)).status).toBe(200)
  const history = await historyOf(browser, person.id)
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'person_locked', by: admin.username, details: { reason: 'stolen phone' } }),
  )
  expect(history.map(({ action }) => action)).toContain('person_unlocked')
  expect(await browser.send('POST', `/api/people/${admin.id}/lock`, { reason: 'myself' })).toMatchObject({
    code: 'not_allowed',
  })
})

test('a role change requires the second factor and ends the sessions of the changed person', async () => {
  const { browser, person: admin } = await staff('admin')
  const person = await givenPerson(database)
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const theirs = browse(app)
  await giveSession(owner, theirs, person.id, deps.accounts.secret)
  const change = (personId = person.id) => browser.send('PUT', `/api/people/${personId}/role`, { role: 'reviewer' })
  expect(await change()).toMatchObject({ status: 403, code: 'step_up_required' })
  expect(await browser.send('POST', '/api/session/step-up', { code: '000000' })).toMatchObject({
    code: 'second_factor_wrong',
  })
  const code = totp(TOTP_BASE32)
  expect(await browser.send('POST', '/api/session/step-up', { code })).toMatchObject({ status: 200 })
  expect(await browser.send('POST', '/api/session/step-up', { code })).toMatchObject({ code: 'second_factor_wrong' })
  expect(await change(admin.id)).toMatchObject({ code: 'not_allowed' })
  expect(await change()).toMatchObject({ status: 200 })
  expect((await theirs.get('/api/account')).code).toBe('login_required')
  expect(await historyOf(browser, person.id)).toContainEqual(
    expect.objectContaining({ action: 'role_changed', details: { from: 'player', to: 'reviewer' } }),
  )
  await owner.query(`update sessions set stepped_up_at = now() - interval '5 minutes 1 second' where person_id = $1`, [
    admin.id,
  ])
  expect(await change()).toMatchObject({ code: 'step_up_required' })
})

test('a person becomes staff only with two-factor login and a password of at least 12 characters', async () => {
  const { browser, person: admin } = await staff('admin')
  await stepUp(owner, admin.id)
  const promote = (personId: string) => browser.send('PUT', `/api/people/${personId}/role`, { role: 'reviewer' })

  const person = await givenPerson(database)
  expect(await promote(person.id)).toMatchObject({ status: 409, code: 'person_needs_second_factor' })
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const theirs = browse(app)
  await giveSession(owner, theirs, person.id, deps.accounts.secret)
  const change = (currentPassword: string, password: string) =>
    theirs.send('PUT', '/api/account/password', { currentPassword, password })
  expect((await change(PASSWORD, 'w0t-tibs')).status).toBe(200)
  expect(await promote(person.id)).toMatchObject({ status: 409, code: 'person_needs_longer_password' })
  expect((await change('w0t-tibs', 'another-w0t-every-day')).status).toBe(200)
  expect(await promote(person.id)).toMatchObject({ status: 200 })
})

// proves: CALL-06
test('staff can mail a reset link to a player, but not to a colleague', async () => {
  const { browser, person: host } = await staff('host')
  const player = await givenPerson(database)
  expect(await browser.send('POST', `/api/people/${player.id}/password-reset`)).toMatchObject({ status: 200 })
  expect(await waitingMails(owner)).toContainEqual({
    kind: 'password_reset',
    email: player.email,
    startedByStaff: true,
  })
  expect(await browser.send('POST', `/api/people/${host.id}/password-reset`)).toMatchObject({ code: 'not_allowed' })
})

test("opening a person's page is recorded in their history", async () => {
  const { browser, person: admin } = await staff('admin')
  const person = await givenPerson(database)
  await browser.get(`/api/people/${person.id}`)
  expect(await historyOf(browser, person.id)).toContainEqual(
    expect.objectContaining({ action: 'person_viewed', by: admin.username }),
  )
})

test('shows a reviewer the payments, tickets, refunds and prizes of a person, and a host none', async () => {
  const { browser } = await staff('reviewer')
  const { browser: host } = await staff('host')
  const [payout] = await givenWonPrizes(database)
  if (!payout) throw new Error('a prize is won')
  const { personId } = payout
  const gameId = await givenGame(database)
  await givenRejectedWithMoney(database, { personId, gameId, numbers: [] }, 50_000n)
  const pending = await givenPayment(database, { personId, gameId, numbers: [1] })
  const { body } = await browser.get(`/api/people/${personId}/play`)
  const countOf = async (table: string) =>
    (await owner.query(`select count(*)::int as count from ${table} where person_id = $1`, [personId])).rows[0].count
  expect(body.payments).toHaveLength(await countOf('payments'))
  expect(body.payments[0]).toMatchObject({ id: pending, status: 'pending', gameId })
  expect(body.tickets).toHaveLength(await countOf('tickets'))
  expect(body.refunds).toMatchObject([{ amountSantim: 50_000, reason: 'rejected', paidAt: null }])
  expect(body.prizes).toHaveLength(await countOf('payouts'))
  expect(body.prizes).toContainEqual(expect.objectContaining({ id: payout.id, status: 'owed' }))
  expect(await host.get(`/api/people/${personId}/play`)).toMatchObject({ code: 'not_allowed' })
})

test('a person was last seen at the latest session, login or payment, also after logging out', async () => {
  const { browser } = await staff('admin')
  const lastSeen = async (personId: string) => (await browser.get(`/api/people/${personId}`)).body.lastSeenAt
  const player = await givenPerson(database)
  expect(await lastSeen(player.id)).toBeNull()

  const paymentId = await givenPayment(database, {
    personId: player.id,
    gameId: await givenGame(database),
    numbers: [],
  })
  const { rows } = await owner.query('select submitted_at from payments where id = $1', [paymentId])
  expect(await lastSeen(player.id)).toBe(rows[0].submitted_at.toISOString())

  const theirs = browse(app)
  await theirs.send('POST', '/api/session', { identifier: player.email, password: PASSWORD })
  await theirs.send('DELETE', '/api/session')
  expect(Date.parse(await lastSeen(player.id))).toBeGreaterThan(rows[0].submitted_at.getTime())
})

test('an id in capitals is the same person: not the own account, and in the history', async () => {
  const { browser, person: admin } = await staff('admin')
  await stepUp(owner, admin.id)
  const lock = (id: string) => browser.send('POST', `/api/people/${id}/lock`, { reason: 'fraud' })
  expect(await lock(admin.id.toUpperCase())).toMatchObject({ status: 403, code: 'not_allowed' })
  const change = await browser.send('PUT', `/api/people/${admin.id.toUpperCase()}/role`, { role: 'player' })
  expect(change).toMatchObject({ status: 403, code: 'not_allowed' })
  const { id: playerId } = await givenPerson(database)
  expect((await lock(playerId.toUpperCase())).status).toBe(200)
  expect((await historyOf(browser, playerId)).map(({ action }) => action)).toContain('person_locked')
})
