import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { givenPayment, letHavePlayed } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { transaction } from '../platform/database/transaction.ts'
import { approvePayment } from './approve-payment.ts'

const database = await testDatabase()
const { owner, store } = database

test('payments of one player that are approved at once are counted each, and their player once', async () => {
  const gameId = await givenGame(database, { planId: 'weekly' })
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const { id: reviewerId } = await givenPerson(database, { role: 'reviewer', hasPassword: false })
  await letHavePlayed(database, [personId])
  const payments = [
    await givenPayment(database, { personId, gameId, numbers: [] }),
    await givenPayment(database, { personId, gameId, numbers: [] }),
  ]
  await Promise.all(
    payments.map((paymentId) => transaction(store, (tx) => approvePayment(tx, { paymentId, reviewerId }))),
  )
  const { rows } = await owner.query(`
    select payments, players from payment_days join payment_months using (type) where type = 'weekly'`)
  expect(rows).toEqual([{ payments: 2, players: 1 }])
})
