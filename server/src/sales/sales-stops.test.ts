import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { letHoldsRunOut, numbersOf, sweepHolds } from '../../test/numbers.ts'
import { givenApproved, givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { givenPlayer } from '../../test/players.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
// Two processes on one database, as in production.
const apps = [await testApp(database, deps), await testApp(database, deps)] as const
const { secret } = deps.accounts
const player = (process: 0 | 1 = 0) => givenPlayer(database, apps[process], secret)

async function givenAdmin() {
  const { id, username } = await givenPerson(database, { role: 'admin' })
  await giveTwoFactor(owner, id, secret)
  const browser = browse(apps[0])
  await giveSession(owner, browser, id, secret)
  await stepUp(owner, id)
  return { id, username, browser }
}
const admin = await givenAdmin()
const TEXTS = { textEn: 'Telebirr has a problem.', textAm: 'ቴሌብር ችግር አለበት።' }
const stop = (target: object) => admin.browser.send('POST', '/api/sales-stops', { ...target, ...TEXTS })
const resume = (stopId: string) => admin.browser.send('POST', `/api/sales-stops/${stopId}/end`)

async function stopGame(gameId: string): Promise<string> {
  const { status, body } = await stop({ scope: 'game', gameId })
  expect(status).toBe(200)
  return body.active.find((each: { gameId: string }) => each.gameId === gameId).id
}

async function auditOf(subject: string) {
  const { rows } = await owner.query('select actor, action, details from audit_log where subject = $1 order by seq', [
    subject,
  ])
  return rows
}

test('a stopped game sells nothing until an admin goes on, and both are in the audit log', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const stopId = await stopGame(gameId)
  expect(await selam.hold(gameId, [7])).toMatchObject({ status: 409, code: 'sales_stopped' })
  expect(await selam.pickAtRandom(gameId, 2)).toMatchObject({ status: 409, code: 'sales_stopped' })
  const joined = await selam.browser.send('POST', `/api/games/${gameId}/join`)
  expect(joined.body).toMatchObject({ success: false, refusal: 'sales_stopped' })

  expect((await resume(stopId)).body.ended[0]).toMatchObject({ id: stopId, endedBy: admin.username })
  expect(await selam.hold(gameId, [7])).toMatchObject({ status: 200 })
  expect(await auditOf(stopId)).toMatchObject([
    { actor: admin.id, action: 'sales_stopped', details: { scope: 'game', gameId, ...TEXTS } },
    { actor: admin.id, action: 'sales_resumed', details: { scope: 'game', gameId } },
  ])
})

test('viewers get the text with a new version of the game', async () => {
  const gameId = await givenGame(database)
  const read = async () => (await browse(apps[1]).get(`/api/games/${gameId}`)).body
  const before = await read()
  expect(before.salesStop).toBeNull()
  const stopId = await stopGame(gameId)
  expect(await read()).toMatchObject({ version: before.version + 1, salesStop: TEXTS })
  const { rows } = await owner.query('select version from boards_to_publish where game_id = $1', [gameId])
  expect(rows).toEqual([{ version: before.version + 1 }])
  await resume(stopId)
  expect(await read()).toMatchObject({ version: before.version + 2, salesStop: null })
})

test('a stop of a type or of everything covers games that open later', async () => {
  const planId = await givenPlan(database)
  const selam = await player()
  for (const target of [{ scope: 'type', type: 'daily' }, { scope: 'everything' }]) {
    const { body } = await stop(target)
    const gameId = await givenGame(database, { planId: await givenPlan(database) })
    expect(await selam.hold(gameId, [7])).toMatchObject({ code: 'sales_stopped' })
    expect((await browse(apps[0]).get(`/api/games/${gameId}`)).body.salesStop).toMatchObject(TEXTS)
    await resume(body.active[0].id)
  }
  await stop({ scope: 'type', type: 'weekly' })
  const daily = await givenGame(database, { planId })
  expect(await selam.hold(daily, [7])).toMatchObject({ status: 200 })
})

test('numbers that were held before the stop can be paid; expired and new ones are not given out', async () => {
  const gameId = await givenGame(database)
  const [selam, hana] = [await player(), await player()]
  await selam.hold(gameId, [7, 8])
  await hana.hold(gameId, [20])
  const stopId = await stopGame(gameId)
  await givenPayment(database, { personId: selam.id, gameId, numbers: [7, 8] })
  expect(await numbersOf(database, gameId, selam.id, 'pending')).toEqual([7, 8])

  await letHoldsRunOut(database, gameId)
  await sweepHolds(database)
  const paymentId = await givenApproved(database, { personId: hana.id, gameId, numbers: [20, 21] })
  expect(await numbersOf(database, gameId, hana.id)).toEqual([])
  const choose = () => hana.browser.send('POST', `/api/my/payments/${paymentId}/ticket`, { numbers: [20, 21] })
  expect(await choose()).toMatchObject({ status: 409, code: 'sales_stopped' })
  await resume(stopId)
  expect(await choose()).toMatchObject({ status: 200 })
  expect(await numbersOf(database, gameId, hana.id, 'approved')).toEqual([20, 21])
})

test('a stopped game closes and is drawn', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  await selam.hold(gameId, [1, 2, 3])
  await givenApproved(database, { personId: selam.id, gameId, numbers: [1, 2, 3] })
  await stopGame(gameId)
  expect(await closeNow(database, gameId)).toMatchObject({ status: 'drawing' })
  const { body } = await admin.browser.get('/api/sales-stops')
  expect(body.active.filter((each: { gameId: string }) => each.gameId === gameId)).toEqual([])
})

test('refuses a second stop of the same game, a closed game, and ending a stop twice', async () => {
  const gameId = await givenGame(database)
  const stopId = await stopGame(gameId)
  expect(await stop({ scope: 'game', gameId })).toMatchObject({ status: 409, code: 'sales_already_stopped' })
  expect(await stop({ scope: 'game', gameId: 'nothing-1' })).toMatchObject({ status: 404, code: 'game_not_found' })
  expect(await stop({ scope: 'game' })).toMatchObject({ status: 400, code: 'request_invalid' })
  const ends = await Promise.all([resume(stopId), resume(stopId)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('of forty claims while a stop commits, each is held before it or refused after it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const gameId = await givenGame(database)
    const players = await Promise.all(Array.from({ length: 40 }, (_, index) => player(index % 2 === 0 ? 0 : 1)))
    const claims = players.map((each, index) => each.hold(gameId, [index + 1]))
    await Promise.race(claims)
    await stopGame(gameId)
    // Read after the stop has committed: no claim may add a number from now on.
    const { rows: atStop } = await owner.query('select number from numbers where game_id = $1', [gameId])
    const replies = await Promise.all(claims)
    const { rows: afterwards } = await owner.query('select number from numbers where game_id = $1', [gameId])
    const held = replies.filter(({ status }) => status === 200)
    expect(replies.filter(({ code }) => code === 'sales_stopped')).toHaveLength(40 - held.length)
    expect(afterwards).toHaveLength(held.length)
    expect(afterwards.length).toBe(atStop.length)
  }
})

test('a stop waits for a claim in flight, whose number counts', async () => {
  const gameId = await givenGame(database)
  const selam = await player()
  const client = await owner.connect()
  await client.query('begin')
  await client.query(
    `select answer from hold_numbers($1::text[], $2::uuid[], array[gen_random_uuid()], array['{7}'], array[0::smallint], array[1::smallint])`,
    [[gameId], [selam.id]],
  )
  const stopping = stopGame(gameId)
  const other = await player(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const later = other.hold(gameId, [8])
  await client.query('commit')
  client.release()
  await stopping
  expect(await later).toMatchObject({ code: 'sales_stopped' })
  expect(await numbersOf(database, gameId, selam.id)).toEqual([7])
})
