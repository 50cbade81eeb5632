import { addisDate } from '@edil/domain/addis-time'
import { expect, test } from 'vitest'
import { type Browser, browse, ORIGIN, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const { secret } = deps.accounts

async function signIn(role: 'player' | 'reviewer' | 'host' | 'admin', hasTwoFactor = role !== 'player') {
  const { id, username } = await givenPerson(database, { role })
  if (hasTwoFactor) await giveTwoFactor(owner, id, secret)
  const browser = browse(app)
  await giveSession(owner, browser, id, secret)
  return { id, username, browser }
}

const { id: adminId, username, browser: admin } = await signIn('admin')
await stepUp(owner, adminId)

const NO_HELP = { helpCenter: null, telegram: null, instagram: null, phone: null, email: null }
const TYPED_HELP = {
  helpCenter: 'https://t.me/+AbCdEfGh',
  telegram: '@edil_help',
  instagram: '',
  phone: '0911 22 33 44',
  email: 'Help@Example.com',
}
const HELP = {
  helpCenter: 'https://t.me/+AbCdEfGh',
  telegram: 'edil_help',
  instagram: null,
  phone: '+251911223344',
  email: 'help@example.com',
}
const settings = async () => (await admin.get('/api/settings')).body
const help = async () => (await browse(app).get('/api/help')).body
async function change(part: 'help' | 'licence' | 'desk' | 'security', values: object, by: Browser = admin) {
  const { version } = await settings()
  return by.send('PUT', `/api/settings/${part}`, { version, ...values })
}
const dayFromToday = (days: number) => addisDate(new Date(Date.now() + days * 86_400_000))
const licence = (from: number, until: number) => ({
  number: 'ELS-2026-014',
  authority: 'Ethiopian Lottery Service',
  validFrom: dayFromToday(from),
  validUntil: dayFromToday(until),
})

test('nothing is offered to players as shipped, and payments are late after five minutes', async () => {
  expect(await help()).toEqual({ ...NO_HELP, licence: null })
  expect(await settings()).toMatchObject({
    version: 1,
    help: [{ ...NO_HELP, changedBy: null }],
    licence: [{ licence: null, changedBy: null }],
    desk: [{ paymentLateMinutes: 5, changedBy: null }],
    security: [{ contact: null, changedBy: null }],
  })
})

test('players read the help addresses that an admin sets, in one spelling', async () => {
  const { status, body } = await change('help', TYPED_HELP)
  expect(status).toBe(200)
  expect(body.help).toMatchObject([
    { ...HELP, changedBy: username },
    { ...NO_HELP, changedBy: null },
  ])
  expect(await help()).toEqual({ ...HELP, licence: null })
})

test('an emptied address is no longer offered, and the history keeps it', async () => {
  await change('help', TYPED_HELP)
  const { body } = await change('help', { ...TYPED_HELP, phone: '' })
  expect(await help()).toMatchObject({ telegram: 'edil_help', phone: null })
  expect(body.help[1]).toMatchObject(HELP)
})

test('players read a licence from its first day to its last', async () => {
  await change('licence', licence(1, 30))
  expect((await help()).licence).toBeNull()
  await change('licence', licence(-30, -2))
  expect((await help()).licence).toBeNull()
  const { body } = await change('licence', licence(-30, 30))
  expect((await help()).licence).toEqual(licence(-30, 30))
  expect(body.licence.map((version: { licence: unknown }) => version.licence)).toEqual([
    licence(-30, 30),
    licence(-30, -2),
    licence(1, 30),
    null,
  ])
  await change('licence', { number: '', authority: '', validFrom: '', validUntil: '' })
  expect((await help()).licence).toBeNull()
})

test('the desk calls a payment late by the setting', async () => {
  await change('desk', { paymentLateMinutes: 12 })
  expect((await admin.get('/api/today')).body.payments.lateAfterMinutes).toBe(12)
})

test.each([
  ['Security@Example.com', 'mailto:security@example.com'],
  ['https://edil.example/report', 'https://edil.example/report'],
])('the contact %s for vulnerabilities is published at /.well-known/security.txt', async (contact, published) => {
  const text = () => browse(app).get('/.well-known/security.txt')
  await change('security', { contact: '' })
  expect(await text()).toMatchObject({ status: 404, code: 'route_not_found' })
  expect((await change('security', { contact })).status).toBe(200)
  const { status, body } = await text()
  expect(status).toBe(200)
  expect(body).toContain(`Contact: ${published}\n`)
  expect(body).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 80 * 86_400_000)
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test('a change of one part leaves the others as they are', async () => {
  await change('help', TYPED_HELP)
  await change('desk', { paymentLateMinutes: 7 })
  expect((await settings()).help[0]).toMatchObject(HELP)
})

test('every change is in the audit log', async () => {
  const { version } = (await change('desk', { paymentLateMinutes: 9 })).body
  const { rows } = await owner.query(
    `select actor, subject, details from audit_log where action = 'settings_changed' order by seq desc limit 1`,
  )
  const details = { version, payment_late_minutes: 9, session: expect.any(String) }
  expect(rows).toEqual([{ actor: adminId, subject: 'desk', details }])
})

test('of two admins who change the same version, one is refused', async () => {
  const { version } = await settings()
  const replies = await Promise.all(
    [10, 11].map((paymentLateMinutes) => admin.send('PUT', '/api/settings/desk', { version, paymentLateMinutes })),
  )
  expect(replies.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'settings_changed'])
  expect((await settings()).version).toBe(version + 1)
})

test.each([
  ['help', { ...TYPED_HELP, helpCenter: 'http://t.me/edil' }],
  ['help', { ...TYPED_HELP, helpCenter: 'javascript:alert(1)' }],
  ['help', { ...TYPED_HELP, telegram: 'a b' }],
  ['help', { ...TYPED_HELP, phone: '+1 555 0100' }],
  ['help', { ...TYPED_HELP, email: 'help' }],
  ['licence', { ...licence(-1, 1), number: '' }],
  ['licence', licence(2, 1)],
  ['desk', { paymentLateMinutes: 0 }],
  ['security', { contact: 'security' }],
  ['security', { contact: 'http://edil.example' }],
  ['security', { contact: 'https://edil.example\nContact: mailto:other@example.com' }],
] as const)('refuses a wrong value of %s: %j', async (part, values) => {
  expect(await change(part, values)).toMatchObject({ status: 400, code: 'request_invalid' })
})

test.each(['player', 'reviewer', 'host'] as const)('a %s neither reads nor changes the settings', async (role) => {
  const { id, browser } = await signIn(role)
  await stepUp(owner, id)
  expect(await browser.get('/api/settings')).toMatchObject({ code: 'not_allowed' })
  expect(await change('desk', { paymentLateMinutes: 60 }, browser)).toMatchObject({ code: 'not_allowed' })
})

test('an admin changes nothing without the second factor, and nothing without showing it again', async () => {
  const { browser: without } = await signIn('admin', false)
  expect(await change('desk', { paymentLateMinutes: 60 }, without)).toMatchObject({ code: 'second_factor_required' })
  const { browser: notAgain } = await signIn('admin')
  expect(await change('desk', { paymentLateMinutes: 60 }, notAgain)).toMatchObject({ code: 'step_up_required' })
})

test.each(['update settings set payment_late_minutes = 1', 'delete from settings', 'truncate settings'])(
  'the database refuses: %s',
  async (statement) => {
    await expect(owner.query(statement)).rejects.toThrow('never changed or deleted')
  },
)
