import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { givenGame } from '../../../test/games.ts'
import { givenApproved, givenPayment, letHavePlayed } from '../../../test/payments.ts'
import { givenPerson } from '../../../test/people.ts'
import { newReference } from '../../../test/references.ts'
import { givenSender, type Sender } from '../../../test/uploads.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
let hana: Sender
let dawit: Sender

beforeAll(async () => {
  hana = await givenSender(database, app, deps.accounts.secret, { role: 'reviewer' })
  dawit = await givenSender(database, app, deps.accounts.secret, { role: 'reviewer' })
})

async function givenPending(numbers: readonly number[] = [7], reference = newReference()): Promise<string> {
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  return givenPayment(database, { personId, gameId: await givenGame(database), numbers, reference })
}
const path = (paymentId: string) => `/api/review/payments/${paymentId}`
const countEvents = async () => (await owner.query('select count(*)::int as count from live_events')).rows[0].count

test('shows a payment without writing anything', async () => {
  const id = await givenPending()
  const before = await countEvents()
  expect((await hana.browser.get(path(id))).body).toMatchObject({ id, openedBy: [] })
  expect((await dawit.browser.get(path(id))).body.openedBy).toEqual([])
  expect(await countEvents()).toBe(before)
})

test('shows who has reported to have the payment open, until they open another', async () => {
  const [id, other] = [await givenPending(), await givenPending()]
  const before = await countEvents()
  expect((await hana.browser.send('POST', `${path(id)}/presence`)).status).toBe(200)
  expect((await hana.browser.send('POST', `${path(id)}/presence`)).status).toBe(200)
  expect((await dawit.browser.get(path(id))).body.openedBy).toHaveLength(1)
  expect(await countEvents(), 'one event for the first report').toBe(before + 1)
  await hana.browser.send('POST', `${path(other)}/presence`)
  expect((await dawit.browser.get(path(id))).body.openedBy).toEqual([])
})

test('refuses a report for a payment that does not exist', async () => {
  expect(await hana.browser.send('POST', `${path(randomUUID())}/presence`)).toMatchObject({ code: 'payment_not_found' })
})

test('answers a decision with its outcome only, without running the review again', async () => {
  const [approved, rejected] = [await givenPending([7, 8]), await givenPending()]
  const { reference } = (await hana.browser.get(path(approved))).body
  const approval = await hana.browser.send('POST', `${path(approved)}/approval`, { reference })
  expect(approval.body).toEqual({
    id: approved,
    type: 'daily',
    username: expect.any(String),
    status: 'approved',
    ticketNumber: expect.stringMatching(/^D-/),
  })
  const rejection = await hana.browser.send('POST', `${path(rejected)}/rejection`, { reason: 'fraud' })
  expect(rejection.body).toMatchObject({ id: rejected, status: 'rejected', ticketNumber: null })
  expect(rejection.body).not.toHaveProperty('duplicates')
})

test('lists reach every item page by page, each once and in order, and say whether there is more', async () => {
  const gameId = await givenGame(database)
  const paymentIds: string[] = []
  for (let count = 0; count < 30; count += 1) {
    const { id: personId } = await givenPerson(database, { hasPassword: false })
    paymentIds.push(await givenPayment(database, { personId, gameId, numbers: [count + 1] }))
  }
  // 102 payments of one player, of whom 60 are owed a refund.
  const selam = await givenSender(database, app, deps.accounts.secret)
  await owner.query(
    `with shots as (
       insert into screenshots (id, person_id, file, original_sha256, perceptual_hash, width, height, bytes)
       select gen_random_uuid(), $1, md5(n::text) || '.jpg', sha256(n::text::bytea), n * 7919, 1, 1, 1
       from generate_series(1, 102) as n returning id
     ), paid as (
       insert into payments (person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, screenshot_id, reference,
                             status, rejection, decided_at, decided_by)
       select $1, id, $2, 'telebirr', 'Selam', 1, 50000, '{}', id, 'R' || upper(left(md5(id::text), 20)), 'rejected', 'fraud', now(), $3 from shots returning id
     )
     insert into refunds (payment_id, person_id, method, amount, reason)
     select id, $1, 'telebirr', 100, 'rejected' from paid limit 60`,
    [selam.id, gameId, hana.id],
  )
  await owner.query(
    `insert into tickets (number, key, game_id, person_id, payment_id, numbers)
     select 'D-0001-' || 2000 + row_number() over (), decode(md5(id::text), 'hex'), game_id, person_id, id, '{1}'
     from payments where person_id = $1`,
    [selam.id],
  )
  const mine = await readAll(selam, '/api/my/payments', 'payments', ({ id }) => id)
  expect(mine.pages).toEqual([50, 50, 2])
  expect(new Set(mine.cursors).size).toBe(102)
  expect((await readAll(selam, '/api/my/tickets', 'tickets', ({ key }) => key)).pages).toEqual([50, 50, 2])
  const rejected = await readAll(hana, '/api/review/payments?status=rejected', 'payments', ({ id }) => id)
  expect(rejected.cursors.filter((id) => mine.cursors.includes(id))).toHaveLength(102)
  const pending = await readAll(hana, '/api/review/payments?status=pending', 'payments', ({ id }) => id)
  expect(pending.cursors.filter((id) => paymentIds.includes(id))).toEqual(paymentIds)
  expect((await readAll(hana, '/api/review/refunds', 'refunds', ({ id }) => id)).pages).toEqual([50, 10])
  const groups = await readAll(
    hana,
    '/api/review/numbers',
    'groups',
    (group) => `${group['gameId']}:${group['personId']}`,
  )
  expect(new Set(groups.cursors).size).toBe(groups.cursors.length)
  expect(groups.cursors.length).toBeGreaterThanOrEqual(30)
})

type Item = Record<string, string>

async function readAll(reader: Sender, url: string, list: string, cursorOf: (item: Item) => string | undefined) {
  const cursors: string[] = []
  const pages: number[] = []
  for (let after = ''; ; ) {
    const { body } = await reader.browser.get(`${url}${url.includes('?') ? '&' : '?'}${after && `after=${after}`}`)
    const items: Item[] = body[list]
    cursors.push(...items.map((item) => cursorOf(item) ?? ''))
    pages.push(items.length)
    if (!body.hasMore) return { cursors, pages }
    after = cursors.at(-1) ?? ''
  }
}

// proves: CALL-27, APAY-01
test('lists the waiting payments of all games, the oldest first', async () => {
  const weekly = await givenGame(database, { planId: 'weekly' })
  const midday = await givenGame(database, { planId: 'midday' })
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await letHavePlayed(database, [personId])
  const [first, second] = [
    await givenPayment(database, { personId, gameId: weekly, numbers: [1] }),
    await givenPayment(database, { personId, gameId: midday, numbers: [1] }),
  ]
  const { payments, pendingCounts } = (await hana.browser.get('/api/review/payments')).body
  expect(payments.filter(({ id }: { id: string }) => id === first || id === second)).toMatchObject([
    { id: first, type: 'weekly' },
    { id: second, type: 'midday' },
  ])
  const sum = Object.values<number>(pendingCounts).reduce((total, count) => total + count, 0)
  expect(payments).toHaveLength(sum)
  const one = (await hana.browser.get('/api/review/payments?type=weekly')).body.payments
  expect(one.map(({ id }: { id: string }) => id)).toEqual([first])
})

test('stores the transaction number that a reviewer reads, and marks one that another payment has', async () => {
  const [first, second] = [await givenPending([7], ''), await givenPending([7], '')]
  const set = (id: string, reference: string) => hana.browser.send('PUT', `${path(id)}/reference`, { reference })
  expect((await set(first, 'chv-4k8q 2zt1')).body).toMatchObject({ reference: 'CHV4K8Q2ZT1', isReferenceReused: false })
  expect(await set(second, '12')).toMatchObject({ status: 422, code: 'reference_invalid' })
  expect((await hana.browser.get(path(second))).body.reference).toBeNull()
  await hana.browser.send('POST', `${path(first)}/rejection`, { reason: 'fraud' })
  expect((await set(second, 'CHV4K8Q2ZT1')).body, 'used by a rejected payment').toMatchObject({
    isReferenceReused: true,
  })
  expect(await set(second, 'CHV4K8Q2ZT9'), 'the failing check cannot be edited away').toMatchObject({
    status: 409,
    code: 'checks_fail',
  })
  expect(await set(first, 'CHV4K8Q2ZT2')).toMatchObject({ code: 'payment_already_decided' })
  const { rows } = await owner.query(
    `select subject, details from audit_log where action = 'reference_set' order by seq`,
  )
  expect(rows).toMatchObject([
    { subject: first, details: { before: null, reference: 'CHV4K8Q2ZT1' } },
    { subject: second, details: { before: null, reference: 'CHV4K8Q2ZT1' } },
  ])
})

test('the database refuses another reference after the decision', async () => {
  const id = await givenPending()
  await hana.browser.send('POST', `${path(id)}/rejection`, { reason: 'fraud' })
  await expect(owner.query(`update payments set reference = 'CHV4K8Q2ZT3' where id = $1`, [id])).rejects.toThrow(
    'its reference is fixed',
  )
})

// proves: CALL-16, CALL-17
test('players read their own payments, the newest first, with their tickets', async () => {
  const gameId = await givenGame(database)
  const selam = await givenSender(database, app, deps.accounts.secret)
  const first = await givenApproved(database, { personId: selam.id, gameId, numbers: [7] })
  const second = await givenPayment(database, { personId: selam.id, gameId, numbers: [8] })
  const { payments } = (await selam.browser.get('/api/my/payments')).body
  expect(payments).toMatchObject([
    { id: second, status: 'pending', ticketNumber: null },
    { id: first, status: 'approved', outcome: 'ticket', ticketNumber: expect.stringMatching(/^D-/), numbers: [7] },
  ])
  expect(payments[1].ticketKey).toMatch(/^[0-9a-f]{32}$/)
})
