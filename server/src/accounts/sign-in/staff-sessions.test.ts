import { expect, test, vi } from 'vitest'
import { totp } from '../../../../dev/totp.ts'
import { type Browser, browse, testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { givenGame } from '../../../test/games.ts'
import { givenPayment } from '../../../test/payments.ts'
import { givenPerson, PASSWORD } from '../../../test/people.ts'
import { giveSession, giveTwoFactor, stepUp, TOTP_BASE32 } from '../../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

async function signedIn(role: 'reviewer' | 'player'): Promise<{ browser: Browser; sessionId: string }> {
  const { secret } = deps.accounts
  const { id } = await givenPerson(database, { role, hasPassword: false })
  if (role !== 'player') await giveTwoFactor(owner, id, secret)
  const browser = browse(app)
  return { browser, sessionId: await giveSession(owner, browser, id, secret) }
}

const letPass = (sessionId: string, time: string) =>
  owner.query(
    `update sessions set last_seen_at = last_seen_at - $2::interval, signed_in_at = signed_in_at - $2::interval where id = $1`,
    [sessionId, time],
  )

test('staff sessions end after fifteen idle minutes, players’ do not', async () => {
  for (const [role, status] of [
    ['reviewer', 401],
    ['player', 200],
  ] as const) {
    const { browser, sessionId } = await signedIn(role)
    await letPass(sessionId, '14 minutes')
    expect((await browser.get('/api/account')).status).toBe(200)
    await letPass(sessionId, '15 minutes 1 second')
    expect((await browser.get('/api/account')).status, role).toBe(status)
  }
})

test('what a staff page sends automatically does not keep its session alive', async () => {
  const { browser, sessionId } = await signedIn('reviewer')
  const player = await givenPerson(database)
  const paymentId = await givenPayment(database, {
    personId: player.id,
    gameId: await givenGame(database),
    numbers: [],
  })
  await letPass(sessionId, '14 minutes')
  expect((await browser.get('/api/session')).body.person).not.toBeNull()
  expect((await browser.get('/api/review/payments')).status).toBe(200)
  expect((await browser.send('POST', `/api/review/payments/${paymentId}/presence`)).status).toBe(200)
  await letPass(sessionId, '1 minute 1 second')
  expect((await browser.get('/api/review/payments')).code).toBe('login_required')
})

test.each([
  ['a report of input', '/api/session/activity', undefined],
  ['a change', '/api/session/step-up', { code: '000000' }],
] as const)('%s keeps a staff session alive', async (_input, path, body) => {
  const { browser, sessionId } = await signedIn('reviewer')
  await letPass(sessionId, '14 minutes')
  await browser.send('POST', path, body)
  await letPass(sessionId, '14 minutes')
  expect((await browser.get('/api/review/payments')).status).toBe(200)
})

test('a busy staff session ends ten hours after the sign-in', async () => {
  const { browser, sessionId } = await signedIn('reviewer')
  await letPass(sessionId, '9 hours 59 minutes')
  await owner.query('update sessions set last_seen_at = now() where id = $1', [sessionId])
  expect((await browser.send('POST', '/api/session/activity')).status).toBe(200)
  await letPass(sessionId, '1 minute 1 second')
  expect((await browser.send('POST', '/api/session/activity')).code).toBe('login_required')
})

test('a process whose clock is slow extends neither a session nor a step-up', async () => {
  const idle = await signedIn('reviewer')
  await letPass(idle.sessionId, '15 minutes 1 second')
  const steppedUp = await signedIn('reviewer')
  await owner.query(`update sessions set stepped_up_at = now() - interval '5 minutes 1 second' where id = $1`, [
    steppedUp.sessionId,
  ])
  vi.setSystemTime(Date.now() - 3_600_000)
  try {
    expect((await idle.browser.get('/api/review/payments')).code).toBe('login_required')
    const approval = '/api/review/payments/00000000-0000-4000-8000-000000000000/approval-despite-checks'
    expect((await steppedUp.browser.send('POST', approval, { note: 'Support called the bank' })).code).toBe(
      'step_up_required',
    )
  } finally {
    vi.useRealTimers()
  }
})

test('audit entries of staff name their session, which no history shows', async () => {
  const { secret } = deps.accounts
  const [admin, player] = [await givenPerson(database, { role: 'admin' }), await givenPerson(database)]
  await giveTwoFactor(owner, admin.id, secret)
  const browser = browse(app)
  await browser.send('POST', '/api/session', { identifier: admin.email, password: PASSWORD })
  await browser.send('POST', '/api/session/second-factor', { code: totp(TOTP_BASE32) })
  await stepUp(owner, admin.id)
  expect((await browser.send('POST', `/api/people/${player.id}/lock`, { reason: 'stolen phone' })).status).toBe(200)

  const { rows } = await owner.query(
    `select sessions.id as session, signed_in.details->>'session' as "signedIn", locked.details->>'session' as locked
     from sessions
     join audit_log as signed_in on signed_in.subject = person_id::text and signed_in.action = 'signed_in'
     join audit_log as locked on locked.subject = $2 and locked.action = 'person_locked'
     where person_id = $1`,
    [admin.id, player.id],
  )
  expect(rows).toEqual([{ session: rows[0].session, signedIn: rows[0].session, locked: rows[0].session }])
  const { history } = (await browser.get(`/api/people/${player.id}`)).body
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'person_locked', details: { reason: 'stolen phone' } }),
  )
})
