import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { givenSender, type Sender } from '../../test/uploads.ts'

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

async function givenPending(numbers: readonly number[] = [7]): Promise<string> {
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  return givenPayment(database, { personId, gameId: await givenGame(database), numbers })
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
  const approval = await hana.browser.send('POST', `${path(approved)}/approval`, {})
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
