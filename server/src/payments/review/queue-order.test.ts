import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { givenGame } from '../../../test/games.ts'
import { approveGiven, givenPayment, letHavePlayed, rejectGiven } from '../../../test/payments.ts'
import { givenPeople } from '../../../test/people.ts'
import { listQueue } from './review.queries.ts'

const database = await testDatabase()
const { owner, store } = database

/** One payment of each person, in this order. */
async function givenWaiting(personIds: readonly string[]): Promise<string[]> {
  const paymentIds: string[] = []
  for (const personId of personIds)
    paymentIds.push(await givenPayment(database, { personId, gameId: await givenGame(database), numbers: [] }))
  return paymentIds
}

async function people(count: number, { isKnown = false } = {}): Promise<string[]> {
  const ids = (await givenPeople(database, count)).map(({ id }) => id)
  if (isKnown) await letHavePlayed(database, ids)
  return ids
}

async function queue(after?: string): Promise<string[]> {
  const { rows } = await listQueue(store.db, { type: 'all', status: 'pending', search: '', after })
  return rows.map(({ id }) => id)
}

test('new players and players with an approved payment take turns, and whose turn it is depends on the last decision', async () => {
  const [selam = ''] = await people(1, { isKnown: true })
  const known = await people(3, { isKnown: true })
  const junk = await givenWaiting(await people(5))
  const [knownFirst = '', knownSecond = '', knownThird = ''] = await givenWaiting(known)
  const twice = await givenWaiting([selam, selam])

  // A player's second payment comes after the first ones of the others.
  const line = [knownFirst, knownSecond, knownThird, ...twice]
  // The last decision was about a payment of a new player: the first one of letHavePlayed.
  const inTurns = line.flatMap((id, index) => [id, junk[index] ?? ''])
  expect(await queue()).toEqual(inTurns)

  await approveGiven(database, knownFirst)
  expect((await queue()).slice(0, 4)).toEqual([junk[0], knownSecond, junk[1], knownThird])
  // The page after a payment continues with the next one in this order.
  expect((await queue(knownSecond)).slice(0, 2)).toEqual([junk[1], knownThird])

  await rejectGiven(database, junk[0] ?? '', 'not_received', 0n)
  expect((await queue()).slice(0, 3)).toEqual([knownSecond, junk[1], knownThird])

  // A new player whose payment was rejected comes after those without a decision.
  const { rows } = await owner.query('select person_id from payments where id = $1', [junk[0]])
  const [again = ''] = await givenWaiting([rows[0].person_id])
  const [honest = ''] = await givenWaiting(await people(1))
  const order = await queue()
  expect(order.indexOf(honest)).toBeLessThan(order.indexOf(again))
})

test('a payment of a known player is the second at the latest, however many new players wait', async () => {
  await owner.query(`update payments set status = 'rejected', rejection = 'other', numbers = '{}', decided_at = now(),
    decided_by = (select id from people where role = 'reviewer' limit 1) where status = 'pending'`)
  await givenWaiting(await people(60))
  const [honest = ''] = await givenWaiting(await people(1, { isKnown: true }))
  expect((await queue()).slice(0, 2)).toContain(honest)
})
