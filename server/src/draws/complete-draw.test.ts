import { readCloseRecord } from '@edil/domain/draw/close-record'
import { ballsOf, drawBalls, seedOf } from '@edil/domain/draw/draw'
import { readProof as readProofFile, writeProof } from '@edil/domain/draw/proof'
import { verifyProof } from '@edil/domain/draw/verify'
import { SHOW_MS } from '@edil/domain/show'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, endShow, givenSoldGame, signatureFor } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { notificationsAbout } from '../../test/notifications.ts'
import { givenPerson } from '../../test/people.ts'
import { changeAsSuperuser } from '../../test/superuser.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { openDb } from '../platform/database/db.ts'
import { listPayoutsOf } from '../prizes/payouts.queries.ts'
import { checkDraws } from './check-draws.ts'
import { completeDraw } from './complete-draw.ts'
import { readProof } from './read-proof.ts'
import { findRecords } from './records.queries.ts'

const database = await testDatabase()
const { store, owner, urls } = database
const ownerDb = openDb(urls.owner, 2, () => undefined)
afterAll(async () => {
  await ownerDb.destroy()
})
const asSuperuser = (statement: string) => changeAsSuperuser(urls, statement)
const ALL = Array.from({ length: 100 }, (_, index) => index + 1)

async function givenClosed(numbers: readonly number[] = [7, 42, 93]): Promise<string> {
  const gameId = await givenSoldGame(database, numbers)
  await closeNow(database, gameId)
  return gameId
}

const complete = (gameId: string, signature: string) => completeDraw(store, { gameId, signature, actor: 'system' })

async function provenBy(gameId: string) {
  const proof = await readProof(store.db, gameId)
  if (!proof) throw new Error(`game ${gameId} has no proof`)
  return proof
}

async function prizesOf(gameId: string) {
  const { rows } = await owner.query('select * from prizes where game_id = $1 order by position', [gameId])
  return rows
}

async function balance(account: string): Promise<number> {
  const { rows } = await owner.query('select balance from ledger_accounts where id = $1', [account])
  return Number(rows[0]?.balance ?? 0)
}

// proves: FLOW-10, CONST-02, STATE-27
test('a full board has three winners, prizes owed, the remainder in `house`, and a proof that passes the check', async () => {
  const gameId = await givenClosed(ALL)
  const [house, owed] = [await balance('house'), await balance('prizes_owed')]
  expect(await balance(`game:${gameId}`)).toBe(5_000_000)
  expect(await drawNow(database, gameId)).toBe(true)

  const prizes = await prizesOf(gameId)
  expect(prizes.map(({ amount }) => Number(amount))).toEqual([3_500_000, 300_000, 200_000])
  const proof = await provenBy(gameId)
  const verdict = verifyProof(proof)
  expect(verdict).toMatchObject({ fair: true, isTrial: true, facts: { winners: prizes.map(({ number }) => number) } })
  const { rows: holders } = await owner.query(
    'select number, person_id, ticket_id from numbers where game_id = $1 and number = any($2)',
    [gameId, prizes.map(({ number }) => number)],
  )
  for (const { number, person_id, ticket_id } of prizes) {
    expect(holders).toContainEqual({ number, person_id, ticket_id })
  }
  expect(await balance(`game:${gameId}`)).toBe(0)
  expect((await balance('prizes_owed')) - owed).toBe(4_000_000)
  expect((await balance('house')) - house).toBe(1_000_000)
  expect((await checkBooks(store.db)).faults).toEqual([])
  const notifications = await notificationsAbout(owner, 'gameId', gameId)
  const won = notifications.filter(({ kind }) => kind === 'prize_won')
  expect(won.map(({ facts, person_id }) => [facts['position'], person_id])).toEqual(
    prizes.map(({ position, person_id }) => [position, person_id]),
  )
  const players = await owner.query('select distinct person_id from tickets where game_id = $1', [gameId])
  const winners = new Set(won.map(({ person_id }) => person_id))
  expect(
    notifications
      .filter(({ kind }) => kind === 'not_won')
      .map(({ person_id }) => person_id)
      .sort(),
  ).toEqual(
    players.rows
      .map(({ person_id }) => person_id)
      .filter((id) => !winners.has(id))
      .sort(),
  )
})

test('mails, account events and prizes wait for the end of the show', async () => {
  const gameId = await givenClosed(ALL)
  await drawNow(database, gameId)
  const { rows } = await owner.query(
    `select drawn_at, (select min(due_at) from notifications where facts ->> 'gameId' = game_id) as mails_at,
            (select array_agg(publish_at) from live_events
             where channel in (select 'account/' || person_id from tickets where tickets.game_id = draws.game_id)
               and publish_at > drawn_at) as events_at
     from draws where game_id = $1`,
    [gameId],
  )
  const [{ drawn_at: drawnAt, mails_at: mailsAt, events_at: eventsAt }] = rows
  const end = drawnAt.getTime() + SHOW_MS
  expect(mailsAt.getTime()).toBeGreaterThan(end)
  expect(eventsAt).toHaveLength(34)
  for (const at of eventsAt) expect(at.getTime()).toBeGreaterThan(end)

  const winners = (await prizesOf(gameId)).map(({ person_id: personId }) => personId)
  const shown = async () =>
    (await Promise.all(winners.map((personId) => listPayoutsOf(store.db, personId)))).flatMap(({ rows }) => rows)
  expect(await shown()).toEqual([])
  await endShow(database, gameId)
  expect((await shown()).length).toBeGreaterThanOrEqual(3)
})

test('a proof is the same after parsing its JSON', async () => {
  const gameId = await givenClosed()
  await drawNow(database, gameId)
  const proof = await provenBy(gameId)
  expect(readProofFile(JSON.stringify(writeProof(proof)))).toEqual({ proof })
})

test('an unsold number has no winner, and `house` covers a shortfall', async () => {
  const gameId = await givenClosed([1, 2, 3])
  const owed = await balance('prizes_owed')
  await drawNow(database, gameId)
  const prizes = await prizesOf(gameId)
  const won = prizes.filter(({ ticket_id }) => ticket_id !== null)
  expect(prizes).toHaveLength(3)
  expect(won.every(({ number }) => [1, 2, 3].includes(number))).toBe(true)
  expect((await balance('prizes_owed')) - owed).toBe(won.reduce((sum, { amount }) => sum + Number(amount), 0))
  expect(await balance(`game:${gameId}`)).toBe(0)
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('a ticket that is not in the sealed list wins nothing', async () => {
  const exchanges = [
    'update tickets set key = substring(sha256(key) for 16) where game_id = $1',
    'update numbers set person_id = gen_random_uuid() where game_id = $1',
  ]
  for (const exchange of exchanges) {
    const gameId = await givenClosed(ALL)
    await asSuperuser(exchange.replace('$1', `'${gameId}'`))
    await drawNow(database, gameId)
    expect((await prizesOf(gameId)).map(({ person_id: personId }) => personId)).toEqual([null, null, null])
  }
})

/** As the protocol computes them from the published records and the signature. */
async function winnersOf(gameId: string): Promise<readonly number[]> {
  const records = await findRecords(store.db, gameId)
  const close = readCloseRecord(records?.closeRecord ?? '')
  if (!close) throw new Error(`game ${gameId} is not closed`)
  const { openHash, manifestHash, round } = close
  const seed = seedOf({ gameId, openHash, manifestHash, round, signature: await signatureFor(owner, gameId) })
  return drawBalls(seed, ballsOf('all', new Map()))
}

test('the winners are exactly those that the protocol computes', async () => {
  const gameId = await givenClosed()
  const winners = await winnersOf(gameId)
  await drawNow(database, gameId)
  expect(verifyProof(await provenBy(gameId)).fair).toBe(true)
  expect((await prizesOf(gameId)).map(({ number }) => number)).toEqual(winners)
})

// As after a restore: the list was sealed without a withdrawn number, which the backup still has.
test('a sold number that was not sealed wins nothing, and the check names its ticket only', async () => {
  const gameId = await givenClosed()
  const winners = await winnersOf(gameId)
  const number = winners.find((winner) => ![7, 42, 93].includes(winner))
  await asSuperuser(`update tickets set numbers = '{7, 93, ${number}}' where game_id = '${gameId}'`)
  await asSuperuser(`update numbers set number = ${number} where game_id = '${gameId}' and number = 42`)
  await drawNow(database, gameId)
  expect((await prizesOf(gameId)).find((prize) => prize.number === number)).toMatchObject({ person_id: null })
  const { faults } = await checkDraws(ownerDb, { gameId })
  const named = faults.map((what) => /number (\d+), ticket \S+ is not what was sealed$/.exec(what)?.[1])
  expect(named.sort()).toEqual(['42', String(number)].sort())
})

test('forty draws at once are one, and a second one finds the same', async () => {
  const gameId = await givenClosed()
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => drawNow(database, gameId)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(await prizesOf(gameId)).toHaveLength(3)
  expect(
    (await owner.query('select 1 from ledger_transactions where cause = $1', [`draw:${gameId}`])).rows,
  ).toHaveLength(1)
  const log = await owner.query(`select 1 from audit_log where subject = $1 and action = 'game_drawn'`, [gameId])
  expect(log.rows).toHaveLength(1)
})

test("refuses another round's signature and an invalid one", async () => {
  const [gameId, other] = [await givenClosed(), await givenClosed()]
  const right = await signatureFor(owner, gameId)
  for (const signature of [right.replace(/^../, '00'), '', 'zz'.repeat(48), right.toUpperCase()]) {
    await expect(complete(other, signature)).rejects.toMatchObject({ code: 'signature_wrong' })
  }
  expect(await prizesOf(other)).toEqual([])
})

test('does not draw an open or unknown game', async () => {
  const gameId = await givenGame(database)
  await expect(complete(gameId, '00'.repeat(48))).rejects.toMatchObject({ code: 'draw_not_found' })
  await expect(complete('daily-999', '00'.repeat(48))).rejects.toMatchObject({ code: 'draw_not_found' })
})

test('throws a fault when the stored result differs', async () => {
  const gameId = await givenClosed()
  await drawNow(database, gameId)
  await asSuperuser(
    `update draws set record = replace(record, '"winners":[', '"winners":[0,') where game_id = '${gameId}'`,
  )
  await expect(drawNow(database, gameId)).rejects.toThrow('differs')
})

/** A superuser's change to a drawn game, and the check that names it. */
const TAMPERINGS: Record<string, [statement: string, says: RegExp]> = {
  'a ticket’s key': [
    `update tickets set key = decode(repeat('ab', 16), 'hex') where game_id = '$1' and numbers[1] = 7`,
    /number 7, ticket D-.* is not what was sealed/,
  ],
  'a ticket’s numbers': [
    `update tickets set numbers = '{8}' where game_id = '$1' and 7 = any (numbers)`,
    /number 7, .*is not what was sealed/,
  ],
  'a holder of a number': [
    `update numbers set ticket_id = (select id from tickets where game_id <> '$1' limit 1) where game_id = '$1' and number = 7`,
    /number 7, .*is not what was sealed/,
  ],
  'a winner in the prizes': [
    `update prizes set number = (select n from generate_series(1, 100) as n
                                 where n not in (select number from prizes where game_id = '$1') limit 1)
     where game_id = '$1' and position = 1`,
    /its winners are not those of its result/,
  ],
  'a winner in the draw': [
    `update draws set winners = array[winners[2], winners[1], winners[3]] where game_id = '$1'`,
    /its winners are not those of its result/,
  ],
  'a winner in the result': [
    `update draws set record = regexp_replace(record, '"winners":\\[(\\d+),(\\d+)', '"winners":[\\2,\\1') where game_id = '$1'`,
    /winners: winners_differ/,
  ],
  'who gets a prize': [
    `update prizes set person_id = (select id from people limit 1), ticket_id = (select id from tickets limit 1) where game_id = '$1' and position = 2`,
    /prize 2 is not what number/,
  ],
  'a prize’s amount': [
    `update prizes set amount = amount + 1 where game_id = '$1' and position = 3`,
    /prize 3 is not what number/,
  ],
  'a sealed number': [
    `update sealed_numbers set commitment = decode(repeat('cd', 32), 'hex') where game_id = '$1' and number = 42`,
    /entries: manifest_differs/,
  ],
  'a sealed number taken away': [
    `delete from sealed_numbers where game_id = '$1' and number = 42`,
    /number 42, .*is not what was sealed/,
  ],
  'the open record': [
    `update open_records set record = replace(record, '3500000', '3500001') where game_id = '$1'`,
    /its open record is not the one in the log/,
  ],
  'the prizes it promised': [
    `update games set first_prize = first_prize + 1 where id = '$1'`,
    /its prizes or fee are not those it promised/,
  ],
  'the close record': [
    `update close_records set record = replace(record, '"closedBy":"operator"', '"closedBy":"full"') where game_id = '$1'`,
    /its close record is not the one in the log/,
  ],
  'the log entry of its result': [
    `delete from audit_log where subject = '$1' and action = 'game_drawn'`,
    /a draw record is missing/,
  ],
}

test.each(Object.entries(TAMPERINGS))('a superuser changes %s: it is named', async (_what, [statement, says]) => {
  const gameId = await givenClosed()
  await drawNow(database, gameId)
  const asOwner = async () => (await checkDraws(ownerDb, { gameId })).faults
  expect(await asOwner()).toEqual([])
  await asSuperuser(statement.replaceAll('$1', gameId))
  expect((await asOwner()).join('\n')).toMatch(says)
})

test.each(['prizes', 'payouts', 'tickets'])('a superuser exchanges the winner in %s: it is named', async (table) => {
  const gameId = await givenClosed(ALL)
  await drawNow(database, gameId)
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await asSuperuser(`update ${table} set person_id = '${personId}' where game_id = '${gameId}'`)
  const { faults } = await checkDraws(ownerDb, { gameId })
  expect(faults).toContain(`game ${gameId}: prize 1 is not owed to the person of its ticket`)
})

test('a superuser has a prize owed for a number that was not sold: it is named', async () => {
  const gameId = await givenClosed()
  await drawNow(database, gameId)
  const { rows } = await owner.query('select position from prizes where game_id = $1 and ticket_id is null', [gameId])
  const { position } = rows[0]
  await asSuperuser(
    `insert into payouts (game_id, position, person_id, gross, claim_until)
     select '${gameId}', ${position}, id, 100, now() from people limit 1`,
  )
  const { faults } = await checkDraws(ownerDb, { gameId })
  expect(faults).toEqual([`game ${gameId}: prize ${position} is not owed to the person of its ticket`])
})

test("the application's role cannot insert, change or remove the records of a draw", async () => {
  const planId = await givenPlan(database)
  const gameId = await givenGame(database, { planId })
  const app = new Client({ connectionString: urls.app })
  await app.connect()
  try {
    for (const statement of [
      `insert into sealed_numbers (game_id, number, commitment) values ('${gameId}', 1, decode(repeat('00', 32), 'hex'))`,
      `update open_records set record = '{}'`,
      'delete from close_records',
      'update draws set winners = winners',
      'update prizes set amount = 1',
    ]) {
      await expect(app.query(statement), statement).rejects.toThrow(/permission denied/)
    }
  } finally {
    await app.end()
  }
})
