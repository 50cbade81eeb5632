import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { givenApproved, givenTicketAfterCancelled } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { faultsAfter } from '../../test/superuser.ts'
import { givenWithdrawnTicket } from '../../test/withdrawals.ts'
import { openDb } from '../platform/database/db.ts'
import { checkTickets } from './check-tickets.ts'

const database = await testDatabase()
const { owner, urls } = database
const ownerDb = openDb(urls.owner, 1, () => undefined)
afterAll(() => ownerDb.destroy())
const faultsOf = (statements: string) => faultsAfter(urls, () => checkTickets(ownerDb), statements)

/** A drawn game of three players; number 7 belongs to the first ticket. */
async function givenDrawn(): Promise<string> {
  const gameId = await givenGame(database)
  for (const number of [7, 42, 93]) {
    const { id: personId } = await givenPerson(database, { hasPassword: false })
    await givenApproved(database, { personId, gameId, numbers: [number] })
  }
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  return gameId
}

test('every ticket has one entry, which an approval or a selection records in its transaction', async () => {
  await givenDrawn()
  const [planId, { id: personId }] = [await givenPlan(database), await givenPerson(database, { hasPassword: false })]
  const gameId = await givenGame(database, { planId })
  const paymentId = await givenApproved(database, { personId, gameId, numbers: [3] })
  await givenTicketAfterCancelled(database, paymentId, [99])
  const { rows } = await owner.query(
    `select actor, details from audit_log join tickets on tickets.id::text = subject
     where action = 'ticket_issued' and payment_id = $1 order by seq`,
    [paymentId],
  )
  const binding = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(rows).toMatchObject([
    { actor: 'system', details: { binding } },
    { actor: personId, details: { binding } },
  ])
  const { checked, faults } = await checkTickets(ownerDb)
  const { rows: counted } = await owner.query('select count(*)::int as tickets from tickets')
  expect({ checked, faults }).toEqual({ checked: counted[0].tickets, faults: [] })
})

test('a voided ticket still matches its entry', async () => {
  const [gameId, { id: personId }] = [await givenGame(database), await givenPerson(database, { hasPassword: false })]
  await givenWithdrawnTicket(database, { personId, gameId, numbers: [5] })
  expect((await checkTickets(ownerDb)).faults).toEqual([])
})

const TICKET = `game_id = '$1' and 7 = any (numbers)`
const DIFFERS =
  /^game \$1: ticket D-\d+-0001: its game, key, person, numbers or payment is not what entry \d+ of the log says$/

const TAMPERINGS: Record<string, [statements: string, faults: readonly RegExp[]]> = {
  'exchanges its person': [
    `update tickets set person_id = (select person_id from tickets where game_id = '$1' and 42 = any (numbers)) where ${TICKET}`,
    [DIFFERS],
  ],
  'exchanges its key': [`update tickets set key = decode(repeat('ab', 16), 'hex') where ${TICKET}`, [DIFFERS]],
  'exchanges its numbers': [`update tickets set numbers = '{8}' where ${TICKET}`, [DIFFERS]],
  'adds a number': [`update tickets set numbers = '{7,8}' where ${TICKET}`, [DIFFERS]],
  'writes a number that has the same byte': [`update tickets set numbers = '{263}' where ${TICKET}`, [DIFFERS]],
  'exchanges its payment': [`update tickets set payment_id = gen_random_uuid() where ${TICKET}`, [DIFFERS]],
  'moves it to another game': [
    `update tickets set game_id = '$1-other' where ${TICKET}`,
    [new RegExp(DIFFERS.source.replace('game \\$1', 'game \\$1-other'))],
  ],
  'deletes it': [
    `delete from tickets where ${TICKET}`,
    [/^entry \d+ of the log: the ticket [0-9a-f-]{36} is missing$/],
  ],
  'inserts another': [
    `insert into tickets (number, key, game_id, person_id, payment_id, numbers)
     select 'D-0001-9999', decode(repeat('cd', 16), 'hex'), game_id, person_id, gen_random_uuid(), '{8}' from tickets where ${TICKET}`,
    [/^game \$1: ticket D-0001-9999: no entry of the log issues it$/],
  ],
  'exchanges its id': [
    `update tickets set id = gen_random_uuid() where ${TICKET}`,
    [
      /^game \$1: ticket D-\d+-0001: no entry of the log issues it$/,
      /^entry \d+ of the log: the ticket .* is missing$/,
    ],
  ],
  'exchanges its person and adds an entry that says so': [
    `update tickets set person_id = (select person_id from tickets where game_id = '$1' and 42 = any (numbers)) where ${TICKET};
     set session_replication_role = origin;
     insert into audit_log (actor, action, subject, details) select 'system', 'ticket_issued', id, '{}' from tickets where ${TICKET}`,
    [DIFFERS, /^entry \d+ of the log: a second entry of ticket [0-9a-f-]{36}$/],
  ],
}

test.each(Object.entries(TAMPERINGS))('a superuser %s: it is named', async (_, [statements, faults]) => {
  const gameId = await givenDrawn()
  const found = await faultsOf(statements.replaceAll('$1', gameId))
  expect(found.map((fault) => fault.replaceAll(gameId, '$1'))).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  )
})

test('lists 100 faults and counts the others', async () => {
  const { faults: before } = await checkTickets(ownerDb)
  await owner.query(`
    insert into audit_log (actor, action, subject) select 'system', 'ticket_issued', 'none-' || n from generate_series(1, 120) as n`)
  const { faults, unlisted } = await checkTickets(ownerDb)
  expect(faults).toHaveLength(100)
  expect(unlisted).toBe(before.length + 20)
})
