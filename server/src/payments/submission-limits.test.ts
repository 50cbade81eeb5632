import { NEW_PLAYER_PAYMENTS_A_DAY } from '@edil/domain/crowding'
import { expect, test } from 'vitest'
import { testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { approveGiven, givenPayment, letHavePlayed, rejectGiven } from '../../test/payments.ts'
import { givenPerson, unlock } from '../../test/people.ts'
import { givenPlayer } from '../../test/players.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

const person = async () => (await givenPerson(database, { hasPassword: false })).id
const pay = async (personId: string) =>
  givenPayment(database, { personId, gameId: await givenGame(database), numbers: [] })

test('a new player has one payment waiting, a known one two', async () => {
  const [hana, selam] = [await person(), await person()]
  await letHavePlayed(database, [selam])
  const first = await pay(hana)
  await expect(pay(hana)).rejects.toMatchObject({ code: 'payments_waiting' })
  await approveGiven(database, first)
  await pay(hana)
  await pay(hana)
  await expect(pay(hana)).rejects.toMatchObject({ code: 'payments_waiting' })
  await pay(selam)
  await pay(selam)
  await expect(pay(selam)).rejects.toMatchObject({ code: 'payments_waiting' })
})

test('of ten payments that a new player sends for different games at the same moment, one is accepted', async () => {
  const hana = await person()
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => pay(hana)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a new player sends five payments a day until one is approved', async () => {
  const hana = await person()
  const sent: string[] = []
  for (let count = 0; count < NEW_PLAYER_PAYMENTS_A_DAY; count += 1) {
    sent.push(await pay(hana))
    await rejectGiven(database, sent.at(-1) ?? '', 'not_received', 0n)
  }
  await expect(pay(hana)).rejects.toMatchObject({ code: 'payments_today' })
  await owner.query(`update payments set submitted_at = now() - interval '25 hours' where id = $1`, [sent[0]])
  await approveGiven(database, await pay(hana))
  await pay(hana)
})

test('a payment that is rejected as fraud locks the account, until an admin unlocks it', async () => {
  const hana = await givenPlayer(database, app, deps.accounts.secret)
  await rejectGiven(database, await pay(hana.id), 'fraud', 0n)
  await expect(pay(hana.id)).rejects.toMatchObject({ code: 'account_locked' })
  // The session ended with the lock.
  expect(await hana.hold(await givenGame(database), [1])).toMatchObject({ code: 'login_required' })
  const { rows } = await owner.query('select locked_reason from people where id = $1', [hana.id])
  expect(rows[0].locked_reason).toMatch(/^Payment .* was rejected as fraud$/)
  await unlock(database, hana.id)
  await pay(hana.id)
})
