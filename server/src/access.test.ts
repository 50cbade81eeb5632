import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '@edil/domain/people'
import { expect, test } from 'vitest'
import { type Browser, browse, testApp, testDeps } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { givenGame } from '../test/games.ts'
import { givenApproved } from '../test/payments.ts'
import { DESTINATION } from '../test/payouts.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../test/people.ts'
import { listRoutes } from '../test/routes.ts'
import { giveSession, giveTwoFactor } from '../test/sessions.ts'
import { SMALL_JPEG } from '../test/uploads.ts'
import { screenshotLink, screenshotLinkKey } from './uploads/screenshot-link.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
// Limits count per address and account; this test sends every request from one address.
const app = await testApp(database, { ...deps, limits: { take: async () => 9, giveBack: async () => undefined } })
const gameId = await givenGame(database)
let playedGameId = await givenGame(database)
let taken = 0
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8')
const [header = [], , ...lines] = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
const PEOPLE = header.slice(1).map((cell) => cell.trim())
const TABLE = new Map(
  lines.map(([route = '', ...cells]) => [route.replaceAll('`', '').trim(), cells.map((cell) => cell.trim())]),
)

/** The caller, and the person whom the call concerns. */
type Scene = {
  readonly browser: Browser
  readonly self: GivenPerson
  readonly subject: GivenPerson
  readonly deviceId: string
  /** An approved payment of the subject whose ticket is still to be chosen, and a ticket of theirs. */
  readonly paymentId: string
  readonly ticketKey: string
  /** An upload of the subject: complete, not yet stored as a screenshot. */
  readonly uploadId: string
  /** A screenshot of the subject. */
  readonly screenshotId: string
}

const ROLE_OF: Record<string, Role> = {
  reviewer: 'reviewer',
  host: 'host',
  admin: 'admin',
  'staff without second factor': 'admin',
}

/**
 * GET routes change nothing, so they share one scene for each kind of person. A locked person gets a new scene each time, because a
 * request ends their session.
 */
const scenesForReading = new Map<string, Promise<Scene>>()

function sceneFor(who: string, route: string): Promise<Scene> {
  if (!route.startsWith('GET ') || who === 'locked') return newScene(who, route)
  const scene = scenesForReading.get(who) ?? newScene(who, 'every payment, ticket and upload')
  scenesForReading.set(who, scene)
  return scene
}

/** Creates only what this route names, because creating a scene takes longer than its requests. */
async function newScene(who: string, route: string): Promise<Scene> {
  const { secret } = deps.accounts
  const subject = await givenPerson(database)
  const deviceId = await giveSession(owner, browse(app), subject.id, secret)
  const uploadId = /upload/.test(route) ? await giveUpload(subject.id) : UNKNOWN_ID
  const screenshotId = /upload|screenshot|payment/.test(route) ? await giveScreenshot(subject.id) : UNKNOWN_ID
  const browser = browse(app)
  const theirs = /payment|ticket/.test(route) ? await paidBy(subject.id) : NOTHING_PAID
  const about = { subject, deviceId, uploadId, screenshotId, ...theirs }
  if (who === 'visitor') return { browser, self: subject, ...about }
  const role = ROLE_OF[who] ?? 'player'
  const self = who === 'player' ? subject : await givenPerson(database, { role })
  if (ROLE_OF[who] && who !== 'staff without second factor') await giveTwoFactor(owner, self.id, secret)
  await giveSession(owner, browser, self.id, secret)
  if (who === 'locked') {
    await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [self.id])
  }
  return { browser, self, ...about }
}

const NOTHING_PAID = { paymentId: UNKNOWN_ID, ticketKey: '' }

async function paidBy(personId: string) {
  // A board has 100 numbers.
  if (taken >= 100) [playedGameId, taken] = [await givenGame(database), 0]
  taken += 1
  await givenApproved(database, { personId, gameId: playedGameId, numbers: [taken] })
  const { rows } = await owner.query('select key from tickets where person_id = $1', [personId])
  return {
    ticketKey: rows[0].key.toString('hex'),
    paymentId: await givenApproved(database, { personId, gameId, numbers: [] }),
  }
}

async function giveUpload(personId: string): Promise<string> {
  const id = randomUUID()
  await owner.query(
    `with upload as (insert into uploads (id, person_id, size, received, file) values ($1, $2, $3, $3, $4))
     insert into upload_parts (upload_id, byte_offset, bytes) values ($1, 0, $5)`,
    [id, personId, SMALL_JPEG.length, fileName(), SMALL_JPEG],
  )
  return id
}

async function giveScreenshot(personId: string): Promise<string> {
  const [id, file] = [randomUUID(), fileName()]
  await deps.files.put(file, SMALL_JPEG, 'image/jpeg')
  await owner.query(
    `insert into screenshots (id, person_id, file, original_sha256, perceptual_hash, width, height, bytes)
     values ($1, $2, $3, sha256(convert_to($3, 'UTF8')), 0, 8, 8, $4)`,
    [id, personId, file, SMALL_JPEG.length],
  )
  return id
}

const fileName = () => `${randomBytes(16).toString('hex')}.jpg`
const linkKey = screenshotLinkKey(deps.accounts.secret)

let made = 0
const TOKEN = 'x'.repeat(43)
const CREDENTIAL = {
  id: 'unknown',
  rawId: 'unknown',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30' },
}

/** A valid request, so that only the caller's role decides the outcome. */
const BODIES: Record<string, (scene: Scene) => object> = {
  'POST /api/notifications/read': () => ({ upTo: '1' }),
  'PUT /api/notifications/choices': () => ({
    ways: { payments: [], prizes: [], results: [], reminders: [] },
    quietHours: null,
    invitations: true,
  }),
  'POST /api/rehearsals': () => ({ type: 'daily' }),
  'POST /api/accounts': () => {
    made += 1
    return {
      fullName: 'Selam',
      username: `fresh_${made}`,
      email: `fresh${made}@example.com`,
      phone: `07${String(made).padStart(8, '0')}`,
      bornOn: '1990-01-01',
      password: PASSWORD,
      agreesToTerms: true,
      language: 'en',
    }
  },
  'POST /api/accounts/verification-mail': () => ({ email: 'selam@example.com' }),
  'POST /api/accounts/verify-email': () => ({ token: TOKEN }),
  'POST /api/password/forgot': () => ({ email: 'nobody@example.com', language: 'en' }),
  'POST /api/password/reset/check': () => ({ token: TOKEN }),
  'POST /api/password/reset': () => ({ token: TOKEN, password: PASSWORD }),
  'POST /api/session': () => ({ identifier: 'nobody@example.com', password: PASSWORD }),
  'POST /api/session/second-factor': () => ({ code: '000000' }),
  'POST /api/session/social': () => ({ provider: 'google', to: '/dashboard', language: 'en' }),
  'POST /api/session/telegram': () => ({ initData: 'hash=unknown' }),
  'POST /api/account/telegram/link': () => ({ initData: 'hash=unknown' }),
  'POST /api/session/step-up': () => ({ code: '000000' }),
  'PUT /api/account': ({ self }) => ({
    fullName: 'Selam',
    username: self.username,
    phone: self.phone,
    language: 'en',
    calendar: 'gregorian',
    showsName: true,
  }),
  'POST /api/account/completion': ({ self }) => ({
    fullName: 'Selam',
    username: self.username,
    phone: self.phone,
    bornOn: '1990-01-01',
    agreesToTerms: true,
  }),
  'POST /api/account/closure': ({ self }) => ({ password: PASSWORD, username: self.username }),
  'PUT /api/account/password': () => ({ currentPassword: PASSWORD, password: 'another-good-key' }),
  'POST /api/account/two-factor': () => ({ password: PASSWORD }),
  'POST /api/account/two-factor/confirmation': () => ({ code: '000000' }),
  'POST /api/account/two-factor/deactivation': () => ({ password: PASSWORD, code: '000000' }),
  'POST /api/account/two-factor/recovery-codes': () => ({ password: PASSWORD, code: '000000' }),
  'POST /api/account/passkeys/options': () => ({ password: PASSWORD }),
  'POST /api/account/passkeys': () => ({ name: 'My laptop', credential: CREDENTIAL }),
  'POST /api/account/passkeys/:passkeyId/removal': () => ({ password: PASSWORD }),
  'POST /api/telegram/webhook': () => ({ update_id: 1 }),
  'POST /api/session/passkey': () => ({ credential: CREDENTIAL }),
  'POST /api/session/step-up/passkey': () => ({ credential: CREDENTIAL }),
  'POST /api/games/:gameId/holds': () => ({ key: randomUUID(), random: 1 }),
  'POST /api/games/:gameId/draw': () => ({ closesEarly: true, reason: 'a reason' }),
  'POST /api/games/:gameId/signature': () => ({ signature: '00'.repeat(48) }),
  'POST /api/payments': ({ screenshotId }) => ({
    key: randomUUID(),
    gameId,
    method: 'telebirr',
    accountName: 'Selam',
    screenshotId,
    numbers: [],
  }),
  'POST /api/my/payments/:paymentId/ticket': () => ({ random: true }),
  'POST /api/review/payments/:paymentId/approval-despite-checks': () => ({
    note: 'Support called the bank',
    reference: 'CHV4K8Q2ZT',
  }),
  'POST /api/review/payments/:paymentId/approval': () => ({ reference: 'CHV4K8Q2ZT' }),
  'POST /api/review/payments/:paymentId/withdrawal': () => ({ reason: 'a reason' }),
  'PUT /api/review/payments/:paymentId/reference': () => ({ reference: 'CHV4K8Q2ZT' }),
  'POST /api/review/payments/:paymentId/rejection': () => ({ reason: 'fraud' }),
  'POST /api/review/numbers/approval': ({ subject }) => ({ gameId, personId: subject.id }),
  'POST /api/review/numbers/cancellation': ({ subject }) => ({ gameId, personId: subject.id }),
  'POST /api/review/refunds/:refundId/transfer': () => ({ transferReference: 'CHX9K1P2MM' }),
  'PUT /api/my/prizes/:prizeId/claim': () => DESTINATION,
  'POST /api/prizes/:prizeId/transfers': () => ({ amountSantim: 1, transferReference: 'CHX9K1P2MM' }),
  'POST /api/prizes/:prizeId/failure': () => ({ failure: 'other' }),
  'PUT /api/tax-rules/:appliesFrom': () => ({ rate: 2_000 }),
  'POST /api/sales-stops': () => ({ scope: 'everything', textEn: 'Sales are stopped.', textAm: 'ሽያጩ ቆሟል።' }),
  'PUT /api/plan-settings/:planId': () => ({
    version: 1,
    feeSantim: 50_000,
    prizesSantim: [3_500_000, 300_000, 200_000],
    drawsOn: null,
    drawsAt: '18:00',
    closeMinutesBefore: 10,
    holdMinutes: 15,
    claimDays: 90,
    drawsWhenFull: false,
  }),
  'POST /api/notices': () => ({
    textEn: 'A notice',
    textAm: 'ማስታወቂያ',
    showsFrom: '2030-01-01T00:00:00.000Z',
    showsUntil: '2030-01-02T00:00:00.000Z',
  }),
  'PUT /api/settings/help': () => ({
    version: 1,
    helpCenter: '',
    telegram: '',
    instagram: '',
    phone: '8989',
    email: '',
  }),
  'PUT /api/settings/licence': () => ({ version: 1, number: '', authority: '', validFrom: '', validUntil: '' }),
  'PUT /api/settings/desk': () => ({ version: 1, paymentLateMinutes: 5 }),
  'PUT /api/settings/security': () => ({ version: 1, contact: '' }),
  'PUT /api/payout-settings': () => ({ adminApprovesAboveSantim: 0, unclaimedGoTo: '' }),
  'PUT /api/receiving-accounts/:method': () => ({ accountName: 'Edil Games', accountNumber: '0900123456' }),
  'POST /api/uploads': () => ({ size: 1_000 }),
  'PUT /api/uploads/:uploadId/parts/:offset': () => SMALL_JPEG,
  'POST /api/people/:personId/lock': () => ({ reason: 'a reason' }),
  'PUT /api/people/:personId/role': () => ({ role: 'host' }),
}

/** Created for the caller: owning it must not be enough. */
function linkOf({ screenshotId, self }: Scene): string {
  return screenshotLink(linkKey, { screenshotId, viewerId: self.id }, new Date())
}

async function answerTo(route: string, scene: Scene): Promise<string> {
  const [method = '', path = ''] = route.split(' ')
  const url = path
    .replace(':gameId', gameId)
    .replace(':personId', scene.subject.id)
    .replace(':deviceId', scene.deviceId)
    .replace(':passkeyId', UNKNOWN_ID)
    .replace(':number', '42')
    .replace(':paymentId', scene.paymentId)
    .replace(':refundId', UNKNOWN_ID)
    .replace(':prizeId', UNKNOWN_ID)
    .replace(':stopId', UNKNOWN_ID)
    .replace(':planId', 'daily')
    .replace(':noticeId', UNKNOWN_ID)
    .replace(':withdrawalId', UNKNOWN_ID)
    .replace(':proposalId', UNKNOWN_ID)
    .replace(':appliesFrom', '2030-01-01')
    .replace('/money/export', '/money/export?year=2026')
    .replace('/api/prizes/export', '/api/prizes/export?from=2026-01-01&to=2026-12-31')
    .replace(/^(\/api\/staff\/figures.*)$/, '$1?from=2026-01-01&to=2026-12-31')
    .replace('/figures/export?', '/figures/export?table=days&')
    .replace(':key', scene.ticketKey)
    .replace(':method', 'telebirr')
    .replace(':uploadId', scene.uploadId)
    .replace(':offset', '0')
    .replace('/api/screenshots/:screenshotId', linkOf(scene))
    .replace(':provider', 'google')
    .replace('*', 'static/swagger-ui.css')
    .replace('/api/live/viewers', '/api/live/viewers?channel=games')
    .replace('/api/live/access', '/api/live/access?channel=review')
  const { status, code } =
    method === 'GET'
      ? await scene.browser.get(url)
      : await scene.browser.send(method as 'POST', url, BODIES[route]?.(scene))
  if (status === 302) return 'redirect'
  return status === 200 ? 'ok' : (code ?? String(status))
}

test('the table lists every route and nothing else', () => {
  const named = [...TABLE.keys()].map((route) => route.replace(/(\/api\/staff\/pages\/)\w+/, '$1:page'))
  expect(PEOPLE).toHaveLength(8)
  expect([...new Set(named)].toSorted()).toEqual(listRoutes(app).toSorted())
})

test.each([...TABLE.keys()])('%s', async (route) => {
  const answers = await Promise.all(PEOPLE.map(async (who) => answerTo(route, await sceneFor(who, route))))
  const said = Object.fromEntries(PEOPLE.map((who, index) => [who, TABLE.get(route)?.[index]]))
  const hint = 'request_invalid for everybody: a new required field of the body is missing in BODIES'
  expect(Object.fromEntries(PEOPLE.map((who, index) => [who, answers[index]])), hint).toEqual(said)
})

const changing = listRoutes(app).filter((route) => !route.startsWith('GET '))

test.each(['https://evil.test', 'null', 'https://edil.test.evil.test', 'http://edil.test', null])(
  'a change with the Origin %s is refused in spite of a session',
  async (origin) => {
    const route = 'PUT /api/account'
    const scene = await sceneFor('player', route)
    const browser = browse(app, '196.188.0.2', origin)
    await giveSession(owner, browser, scene.self.id, deps.accounts.secret)
    const reply = await browser.send('PUT', '/api/account', BODIES[route]?.({ ...scene, browser }))
    expect(reply).toMatchObject({ status: 403, code: 'origin_refused' })
  },
)

// One hook refuses them, before routes read anything of the request.
test.each(changing)('%s refuses a foreign Origin', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  const reply = await browse(app, '196.188.0.2', 'https://evil.test').send(method as 'POST', path)
  expect(reply).toMatchObject({ status: 403, code: 'origin_refused' })
})
