import { NEW_PLAYER_PENDING_HOURS } from '@edil/domain/crowding'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { numbersOf } from '../../test/numbers.ts'
import { approveGiven, givenPayment, letHavePlayed } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { returnOverdueNumbers } from './return-numbers.ts'
import { ticketOffers } from './ticket-offers.ts'

const database = await testDatabase()
const { owner, store } = database

async function submitted(hoursAgo: number, { isKnown = false } = {}) {
  const gameId = await givenGame(database)
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  if (isKnown) await letHavePlayed(database, [personId])
  const paymentId = await givenPayment(database, { personId, gameId, numbers: [7, 8] })
  await owner.query(`update payments set submitted_at = now() - make_interval(mins => $2) where id = $1`, [
    paymentId,
    hoursAgo * 60,
  ])
  return { gameId, personId, paymentId }
}

const numbers = ({ gameId, personId }: { gameId: string; personId: string }) => numbersOf(database, gameId, personId)

test('the numbers of a new player go back on sale after two hours, and the payment stays in the queue', async () => {
  const overdue = await submitted(NEW_PLAYER_PENDING_HOURS + 0.1)
  const early = await submitted(NEW_PLAYER_PENDING_HOURS - 0.1)
  const known = await submitted(NEW_PLAYER_PENDING_HOURS + 0.1, { isKnown: true })
  expect(await returnOverdueNumbers(store, 10)).toBe(1)
  expect(await numbers(overdue)).toEqual([])
  expect(await numbers(early)).toEqual([7, 8])
  expect(await numbers(known)).toEqual([7, 8])
  const { rows } = await owner.query('select status, numbers, wanted from payments where id = $1', [overdue.paymentId])
  expect(rows).toEqual([{ status: 'pending', numbers: [], wanted: [7, 8] }])
  const board = await owner.query('select numbers_sold from games where id = $1', [overdue.gameId])
  expect(board.rows).toEqual([{ numbers_sold: 0 }])
  expect(await returnOverdueNumbers(store, 10)).toBe(0)
})

test('a payment that fails does not keep the numbers of the others', async () => {
  const [broken, overdue] = [
    await submitted(NEW_PLAYER_PENDING_HOURS + 0.2),
    await submitted(NEW_PLAYER_PENDING_HOURS + 0.1),
  ]
  await owner.query(`alter table payments add constraint broken check (id <> '${broken.paymentId}' or numbers <> '{}')`)
  await expect(returnOverdueNumbers(store, 10)).rejects.toThrow('numbers of 1 payments')
  await owner.query('alter table payments drop constraint broken')
  expect(await numbers(overdue)).toEqual([])
  expect(await numbers(broken)).toEqual([7, 8])
  expect(await returnOverdueNumbers(store, 10)).toBe(1)
})

test('after the approval the player chooses, the lost numbers first', async () => {
  const { personId, paymentId } = await submitted(NEW_PLAYER_PENDING_HOURS + 0.1)
  await returnOverdueNumbers(store, 10)
  await approveGiven(database, paymentId)
  expect(await ticketOffers(store, paymentId, personId)).toMatchObject({ assigned: [], same: [7, 8] })
  const { rows } = await owner.query(
    `select facts ->> 'because' as because from notifications where facts ->> 'paymentId' = $1`,
    [paymentId],
  )
  expect(rows).toEqual([{ because: 'waited_long' }])
})
