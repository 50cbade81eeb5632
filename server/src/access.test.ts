import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '@edil/domain/people'
import { expect, test } from 'vitest'
import { type Browser, browse, testApp, testDeps } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { givenGame } from '../test/factories.ts'
import { type GivenPerson, givenPerson, PASSWORD } from '../test/people.ts'
import { listRoutes } from '../test/routes.ts'
import { giveSession, giveTwoFactor } from '../test/session.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
// Limits are counted per address and account; here one address asks for everything.
const app = await testApp(database, { ...deps, limits: { take: async () => 9, giveBack: async () => undefined } })
const gameId = await givenGame(owner)

const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8')
const [header = [], , ...lines] = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
const PEOPLE = header.slice(1).map((cell) => cell.trim())
const TABLE = new Map(
  lines.map(([route = '', ...cells]) => [route.replaceAll('`', '').trim(), cells.map((cell) => cell.trim())]),
)

/** Whoever calls, and whom the call is about. */
type Scene = {
  readonly browser: Browser
  readonly self: GivenPerson
  readonly subject: GivenPerson
  readonly deviceId: string
}

const ROLE_OF: Record<string, Role> = {
  reviewer: 'reviewer',
  host: 'host',
  admin: 'admin',
  'staff without second factor': 'admin',
}

async function sceneFor(who: string): Promise<Scene> {
  const { secret } = deps.accounts
  const subject = await givenPerson(owner)
  const deviceId = await giveSession(owner, browse(app), subject.id, secret)
  const browser = browse(app)
  if (who === 'visitor') return { browser, self: subject, subject, deviceId }
  const role = ROLE_OF[who] ?? 'player'
  const self = who === 'player' ? subject : await givenPerson(owner, { role })
  if (ROLE_OF[who] && who !== 'staff without second factor') await giveTwoFactor(owner, self.id, secret)
  await giveSession(owner, browser, self.id, secret)
  if (who === 'locked') {
    await owner.query(`update people set locked_at = now(), locked_reason = 'fraud' where id = $1`, [self.id])
  }
  return { browser, self, subject, deviceId }
}

let made = 0
const TOKEN = 'x'.repeat(43)

/** What is sent: right in every way, so that only who sends it decides. */
const BODIES: Record<string, (scene: Scene) => object> = {
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
  'POST /api/accounts/verify-email': () => ({ token: TOKEN }),
  'POST /api/password/forgot': () => ({ email: 'nobody@example.com', language: 'en' }),
  'POST /api/password/reset/check': () => ({ token: TOKEN }),
  'POST /api/password/reset': () => ({ token: TOKEN, password: PASSWORD }),
  'POST /api/session': () => ({ identifier: 'nobody@example.com', password: PASSWORD }),
  'POST /api/session/second-factor': () => ({ code: '000000' }),
  'POST /api/session/social': () => ({ provider: 'google', to: '/dashboard', language: 'en' }),
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
  'POST /api/account/closing': ({ self }) => ({ password: PASSWORD, username: self.username }),
  'PUT /api/account/password': () => ({ currentPassword: PASSWORD, password: 'another-good-key' }),
  'POST /api/account/two-factor': () => ({ password: PASSWORD }),
  'POST /api/account/two-factor/confirmation': () => ({ code: '000000' }),
  'POST /api/account/two-factor/end': () => ({ password: PASSWORD, code: '000000' }),
  'POST /api/account/two-factor/recovery-codes': () => ({ password: PASSWORD, code: '000000' }),
  'POST /api/games/:gameId/holds': () => ({ key: randomUUID(), random: 1 }),
  'POST /api/people/:personId/lock': () => ({ reason: 'a reason' }),
  'PUT /api/people/:personId/role': () => ({ role: 'host' }),
}

async function answerTo(route: string, scene: Scene): Promise<string> {
  const [method = '', path = ''] = route.split(' ')
  const url = path
    .replace(':gameId', gameId)
    .replace(':personId', scene.subject.id)
    .replace(':deviceId', scene.deviceId)
    .replace(':number', '42')
    .replace(':provider', 'google')
    .replace('*', 'static/swagger-ui.css')
    .replace('/api/live/viewers', '/api/live/viewers?channel=games')
  const { status, code } =
    method === 'GET'
      ? await scene.browser.get(url)
      : await scene.browser.send(method as 'POST', url, BODIES[route]?.(scene))
  if (status === 302) return 'redirect'
  return status === 200 ? 'ok' : (code ?? String(status))
}

test('the table names every route, and nothing else', () => {
  const named = [...TABLE.keys()].map((route) => route.replace(/(\/api\/staff\/pages\/)\w+/, '$1:page'))
  expect(PEOPLE).toHaveLength(8)
  expect([...new Set(named)].toSorted()).toEqual(listRoutes(app).toSorted())
})

test.each([...TABLE.keys()])('%s', async (route) => {
  const answers = await Promise.all(PEOPLE.map(async (who) => answerTo(route, await sceneFor(who))))
  const said = Object.fromEntries(PEOPLE.map((who, index) => [who, TABLE.get(route)?.[index]]))
  expect(Object.fromEntries(PEOPLE.map((who, index) => [who, answers[index]]))).toEqual(said)
})

const changing = listRoutes(app).filter((route) => !route.startsWith('GET '))

test.each(changing)('%s refuses a foreign Origin, an opaque one, and none', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  for (const origin of ['https://evil.test', 'null', 'https://edil.test.evil.test', 'http://edil.test', null]) {
    const { self, subject, deviceId } = await sceneFor('player')
    const browser = browse(app, '196.188.0.2', origin)
    await giveSession(owner, browser, self.id, deps.accounts.secret)
    const url = path.replace(':personId', subject.id).replace(':deviceId', deviceId)
    const reply = await browser.send(method as 'POST', url, BODIES[route]?.({ browser, self, subject, deviceId }))
    expect(reply, `from ${origin}`).toMatchObject({ status: 403, code: 'origin_refused' })
  }
})
