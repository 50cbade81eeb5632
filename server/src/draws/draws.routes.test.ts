import { manifestHash } from '@edil/domain/draw/manifest'
import { readProof } from '@edil/domain/draw/proof'
import { verifyProof } from '@edil/domain/draw/verify'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { type Browser, browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, endShow, givenSoldGame, givenWorker, signatureFor } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenHold } from '../../test/numbers.ts'
import { givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../test/sessions.ts'
import { givenWithdrawnTicket } from '../../test/withdrawals.ts'

const database = await testDatabase()
const { owner } = database
await givenWorker(database)
const deps = await testDeps(database)
const apps = [await testApp(database, deps), await testApp(database, deps), await testApp(database, deps)]
const app = apps[0] as FastifyInstance
const visitor = browse(app)

/** Signed in on one of the three processes, with a recent step-up. */
async function givenHost(place = 0): Promise<Browser> {
  const browser = browse(apps[place % apps.length] ?? app)
  const { id } = await givenPerson(database, { role: 'host' })
  await giveTwoFactor(owner, id, deps.accounts.secret)
  const sessionId = await giveSession(owner, browser, id, deps.accounts.secret)
  await owner.query('update sessions set stepped_up_at = now() where id = $1', [sessionId])
  return browser
}
const host = await givenHost()
const REASON = 'The hall closes early today'
const press = (browser: Browser, gameId: string, closesEarly = true, reason = REASON) =>
  browser.send('POST', `/api/games/${gameId}/draw`, { closesEarly, reason })

// proves: ROLE-17
test('a host closes a game early and enters the signature by hand, and the winners are public', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  expect(await visitor.get(`/api/games/${gameId}/draw`)).toMatchObject({ status: 404, code: 'draw_not_found' })
  const { body: closed } = await press(host, gameId)
  expect(closed).toMatchObject({
    gameId,
    status: 'drawing',
    closedBy: 'operator',
    sold: 3,
    result: null,
    isTrial: true,
  })
  expect(closed.takingsSantim).toBe(closed.sold * closed.feeSantim)
  expect(await visitor.get(`/api/games/${gameId}/proof`)).toMatchObject({ code: 'draw_not_found' })

  const enter = (signature: string) => host.send('POST', `/api/games/${gameId}/signature`, { signature })
  expect(await enter('ab'.repeat(48))).toMatchObject({ status: 422, code: 'signature_wrong' })
  expect(await enter('hello')).toMatchObject({ status: 422, code: 'signature_wrong' })
  const signature = await signatureFor(owner, gameId)
  const pasted = ` 0x${signature.toUpperCase().slice(0, 40)}\n${signature.slice(40)} `
  const { body: drawn } = await enter(pasted)
  expect(drawn).toMatchObject({ status: 'completed', result: { signature } })
  expect(drawn.version).toBeGreaterThan(closed.version)
  expect((await enter(pasted)).status).toBe(200)

  expect((await visitor.get(`/api/games/${gameId}/draw`)).body).toEqual(drawn)
  expect((await visitor.get('/api/draws')).body.draws).toContainEqual(drawn)
  const { body: proof } = await visitor.get(`/api/games/${gameId}/proof`)
  const { rows: byHost } = await owner.query(
    `select action, actor from audit_log where subject = $1 and action in ('game_closed_early', 'signature_entered') order by seq`,
    [gameId],
  )
  expect(byHost.map(({ action }) => action)).toEqual(['game_closed_early', 'signature_entered'])
  // Who hosts is recorded, and not published.
  for (const { actor } of byHost) expect(JSON.stringify(proof)).not.toContain(actor)
  expect(proof.log).toMatchObject({ closed: { actor: 'host' }, drawn: { actor: 'host' } })
  const read = readProof(JSON.stringify(proof))
  expect('proof' in read && verifyProof(read.proof)).toMatchObject({
    fair: true,
    facts: { winners: drawn.result.winners.map(({ number }: { number: number }) => number) },
  })
  expect(proof.log.drawn).toMatchObject(drawn.result.logHead)
})

test('the money of a draw is what its own tickets paid, without withdrawn ones', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenWithdrawnTicket(database, { personId, gameId, numbers: [8, 9] })
  await closeNow(database, gameId)
  const read = async () => (await visitor.get(`/api/games/${gameId}/draw`)).body
  const closed = await read()
  expect(closed).toMatchObject({ sold: 3, takingsSantim: 3 * closed.feeSantim })
  await drawNow(database, gameId)
  expect(await read()).toMatchObject({ status: 'completed', sold: 3, takingsSantim: 3 * closed.feeSantim })
})

test("the open record is public at once and the sealed list at closing, before the round's value exists", async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const records = async () => (await visitor.get(`/api/games/${gameId}/records`)).body
  const open = await records()
  expect(open).toMatchObject({ gameId, closeRecord: null, commitments: null, log: [{ action: 'game_opened' }] })
  await closeNow(database, gameId)
  const closed = await records()
  const { manifestHash: announced } = (await visitor.get(`/api/games/${gameId}/draw`)).body
  const sealed = new Map(Object.entries<string>(closed.commitments).map(([number, each]) => [Number(number), each]))
  expect(closed).toMatchObject({ openRecord: open.openRecord, log: [open.log[0], { action: 'game_closed' }] })
  expect([...sealed.keys()]).toEqual([7, 42, 93])
  expect(manifestHash(gameId, sealed)).toBe(announced)
  expect(JSON.parse(closed.closeRecord)).toMatchObject({ manifestHash: announced })
  expect(await visitor.get('/api/games/daily-999/records')).toMatchObject({ status: 404, code: 'game_not_found' })
})

test('no ticket can be copied from public data: it contains no key', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  const paths = ['', '/board', '/draw', '/records', '/proof'].map((path) => `/api/games/${gameId}${path}`)
  const texts = await Promise.all(paths.map(async (path) => JSON.stringify((await visitor.get(path)).body)))
  const { rows } = await owner.query('select key from tickets where game_id = $1', [gameId])
  expect(rows).toHaveLength(1)
  for (const { key } of rows) expect(texts.join()).not.toContain(key.toString('hex'))
  const { commitments } = (await visitor.get(`/api/games/${gameId}/proof`)).body
  const guess = commitments[7].slice(0, 32)
  expect(await visitor.get(`/api/tickets/${guess}`)).toMatchObject({ status: 404, code: 'ticket_not_found' })
  expect((await visitor.get(`/api/tickets/${rows[0].key.toString('hex')}`)).status).toBe(200)
})

test('an open game closes early only with confirmation, and a game that is not ready never does', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  expect(await press(host, gameId, false)).toMatchObject({ status: 409, code: 'game_still_open' })
  expect(await press(host, await givenGame(database))).toMatchObject({ status: 409, code: 'game_not_ready' })
  expect(await press(host, 'daily-999')).toMatchObject({ status: 404, code: 'game_not_found' })
})

test('closing before the announced time needs a reason, which the audit log keeps', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  for (const reason of ['', '  ', 'ab']) {
    expect(await press(host, gameId, true, reason)).toMatchObject({ status: 422, code: 'reason_required' })
  }
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenPayment(database, { personId, gameId, numbers: [50] })
  await press(host, gameId)
  await press(host, gameId, true, 'pressed again')
  const { rows } = await owner.query(
    `select details from audit_log where subject = $1 and action = 'game_closed_early'`,
    [gameId],
  )
  expect(rows).toMatchObject([{ details: { reason: REASON, paymentsWaiting: 1, numbersHeld: 0 } }])
})

test('a host sees waiting payments, held numbers, money in and prizes before closing', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenPayment(database, { personId, gameId, numbers: [50] })
  await givenHold(database, { gameId, personId, numbers: [60, 61] })
  const { body: game } = await visitor.get(`/api/games/${gameId}`)
  const prizes = game.prizesSantim.reduce((sum: number, prize: number) => sum + prize, 0)
  expect((await host.get(`/api/games/${gameId}/closing`)).body).toEqual({
    gameId,
    paymentsWaiting: 1,
    numbersHeld: 2,
    moneyInSantim: 3 * game.feeSantim,
    prizesAtMostSantim: prizes,
    isEarly: true,
  })
  expect(await host.get('/api/games/daily-999/closing')).toMatchObject({ status: 404, code: 'game_not_found' })
})

const PRESSES = 100

test('a hundred presses by four hosts on three processes are one closing, one round and one draw', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  const hosts = await Promise.all([0, 1, 2, 3].map(givenHost))
  const pressed = await Promise.all(
    Array.from({ length: PRESSES }, (_, index) => press(hosts[index % hosts.length] ?? host, gameId)),
  )
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(pressed.map(({ body }) => body.round)).size).toBe(1)
  const signature = await signatureFor(owner, gameId)
  const entered = await Promise.all(
    Array.from({ length: PRESSES }, (_, index) =>
      (hosts[index % hosts.length] ?? host).send('POST', `/api/games/${gameId}/signature`, { signature }),
    ),
  )
  expect(new Set(entered.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(entered.map(({ body }) => JSON.stringify(body.result))).size).toBe(1)
  const { rows } = await owner.query(
    `select (select count(*)::int from draws where game_id = $1) as draws,
            (select count(*)::int from prizes where game_id = $1) as prizes,
            (select count(*)::int from close_records where game_id = $1) as closings,
            (select count(*)::int from ledger_transactions where cause = 'draw:' || $1) as postings,
            (select count(*)::int from audit_log where subject = $1 and action in ('game_closed', 'game_drawn')) as entries`,
    [gameId],
  )
  expect(rows).toEqual([{ draws: 1, prizes: 3, closings: 1, postings: 1, entries: 2 }])
})

// proves: ROLE-18, STATE-24
test('Reset Draw clears the stage and leaves the result', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  await closeNow(database, gameId)
  const clear = () => host.send('POST', `/api/games/${gameId}/stage/clear`)
  expect(await clear()).toMatchObject({ status: 404, code: 'draw_not_found' })
  await drawNow(database, gameId)
  const { body: before } = await visitor.get(`/api/games/${gameId}/draw`)
  const { body: after } = await clear()
  expect(after).toEqual({ ...before, isCleared: true, version: before.version + 1 })
  expect((await clear()).body).toEqual(after)
})

test("a winner's ticket shows the prize once the show is over, and names are shown only to those who may see them", async () => {
  const all = Array.from({ length: 100 }, (_, index) => index + 1)
  const gameId = await givenSoldGame(database, all)
  await owner.query(
    `update people set shows_name = false where id in (select person_id from numbers where game_id = $1 and number > 51)`,
    [gameId],
  )
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  const { rows: keys } = await owner.query('select key from tickets where game_id = $1', [gameId])
  const before = await Promise.all(keys.map(({ key }) => visitor.get(`/api/tickets/${key.toString('hex')}`)))
  for (const { body } of before) {
    expect(body).toMatchObject({ gameStatus: 'drawing', drawn: null, drawnAt: null, won: [] })
  }
  await endShow(database, gameId)
  const { body: draw } = await visitor.get(`/api/games/${gameId}/draw`)
  for (const { number, player, isSold, ticketNumber, prizeSantim } of draw.result.winners) {
    expect(isSold).toBe(true)
    expect(player === null).toBe(number > 51) // 49 to 51 are one player
    const { rows } = await owner.query('select key, number from tickets where game_id = $1 and $2 = any(numbers)', [
      gameId,
      number,
    ])
    expect(rows[0].number).toBe(ticketNumber)
    const { body: ticket } = await visitor.get(`/api/tickets/${rows[0].key.toString('hex')}`)
    expect(ticket.won).toContainEqual({ number, prizeSantim, position: expect.any(Number) })
    const drawn = draw.result.winners.map((winner: { number: number }) => winner.number)
    expect(ticket).toMatchObject({ drawn, drawnAt: draw.result.drawnAt })
  }
  const joined = await player(draw.gameId)
  expect(joined).toMatchObject({ game_started: true, winning_number: draw.result.winners[0].number })
})

async function player(gameId: string) {
  const browser = browse(app)
  const { id } = await givenPerson(database, { hasPassword: false })
  await giveSession(owner, browser, id, deps.accounts.secret)
  return (await browser.send('POST', `/api/games/${gameId}/join`)).body
}

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables)
    counts[name] = Number((await owner.query(`select count(*) from ${name}`)).rows[0].count)
  return counts
}

test('a rehearsal beside a draw leaves one entry in the audit log, no other row, and nothing public', async () => {
  const gameId = await givenSoldGame(database, [7, 42, 93])
  await closeNow(database, gameId)
  const before = await countRows()
  const paths = [...PUBLIC, `/api/games/${gameId}`, `/api/games/${gameId}/draw`]
  const publicBefore = await Promise.all(paths.map((path) => visitor.get(path)))
  expect(await host.send('POST', '/api/rehearsals', { type: 'daily' })).toMatchObject({ status: 200 })
  expect(await countRows()).toEqual({ ...before, 'public.audit_log': Number(before['public.audit_log']) + 1 })
  const { rows } = await owner.query('select action, subject, details from audit_log order by seq desc limit 1')
  expect(rows).toEqual([
    { action: 'draw_rehearsed', subject: null, details: { type: 'daily', session: expect.any(String) } },
  ])
  const publicAfter = await Promise.all(paths.map((path) => visitor.get(path)))
  expect(publicAfter.map(({ body }) => body)).toEqual(publicBefore.map(({ body }) => body))
  await drawNow(database, gameId)
  expect((await visitor.get(`/api/games/${gameId}/draw`)).body.result.winners).toHaveLength(3)
})

const PUBLIC = ['/api/draws', '/api/games', '/api/winners', '/api/games/counts'] as const
