import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const { id: adminId, username } = await givenPerson(database, { role: 'admin' })
await giveTwoFactor(owner, adminId, deps.accounts.secret)
const admin = browse(app)
await giveSession(owner, admin, adminId, deps.accounts.secret)
await stepUp(owner, adminId)

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const TEXTS = { textEn: 'Telebirr is closed tonight.', textAm: 'ቴሌብር ዛሬ ማታ ዝግ ነው።' }
const create = (from: number, until: number) =>
  admin.send('POST', '/api/notices', { ...TEXTS, showsFrom: inMinutes(from), showsUntil: inMinutes(until) })
const shown = async () => (await browse(app).get('/api/notices/shown')).body.notices

test('players read a notice from its beginning to its end, or until an admin takes it down', async () => {
  await create(10, 20)
  await create(-20, -10)
  expect(await shown()).toEqual([])
  const { body } = await create(-1, 10)
  const [{ id }] = body.notices
  expect(await shown()).toEqual([{ id, ...TEXTS }])
  expect((await admin.send('POST', `/api/notices/${id}/end`)).body.notices[0]).toMatchObject({ endedBy: username })
  expect(await shown()).toEqual([])
  expect(await admin.send('POST', `/api/notices/${id}/end`)).toMatchObject({ status: 404, code: 'notice_not_found' })
  const { rows } = await owner.query('select actor, action, details from audit_log where subject = $1 order by seq', [
    id,
  ])
  expect(rows).toMatchObject([
    { actor: adminId, action: 'notice_created', details: TEXTS },
    { actor: adminId, action: 'notice_ended' },
  ])
})

test('refuses a notice that ends before it begins', async () => {
  expect(await create(10, 5)).toMatchObject({ status: 400, code: 'request_invalid' })
})

test('a text with a NUL, which PostgreSQL cannot store, is refused, and a search for one too', async () => {
  const period = { showsFrom: inMinutes(-1), showsUntil: inMinutes(1) }
  const refusal = { status: 400, code: 'request_invalid' }
  expect(await admin.send('POST', '/api/notices', { ...TEXTS, textEn: 'a\u0000b', ...period })).toMatchObject(refusal)
  expect(await admin.get('/api/people?search=%00')).toMatchObject(refusal)
})

test('a text with half of a character is refused: the audit log could not be read after it', async () => {
  const period = { showsFrom: inMinutes(-1), showsUntil: inMinutes(1) }
  const send = (textEn: string) => admin.send('POST', '/api/notices', { ...TEXTS, textEn, ...period })
  expect(await send('a\ud800b')).toMatchObject({ status: 400, code: 'request_invalid' })
  // Read as JSON, this is a backslash and letters, and a whole character.
  for (const text of ['\\ud800', '\\u0000', 'a\u{1f600}b']) expect((await send(text)).status).toBe(200)
  // What 'audit verify' reads of every entry.
  await owner.query(`select json_typeof(details->'ledger') from audit_log`)
})
