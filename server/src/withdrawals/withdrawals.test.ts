import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { numbersOf } from '../../test/numbers.ts'
import { givenApproved, givenTicketAfterCancelled } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { givenPlayer } from '../../test/players.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'
import { checkBooks } from '../ledger/check-books.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const { secret } = deps.accounts

async function givenOperator(role: 'reviewer' | 'admin') {
  const person = await givenPerson(database, { role })
  await giveTwoFactor(owner, person.id, secret)
  const browser = browse(app)
  await giveSession(owner, browser, person.id, secret)
  await stepUp(owner, person.id)
  const send = (path: string, body?: object) => browser.send('POST', path, body)
  return {
    ...person,
    request: (paymentId: string) => send(`/api/review/payments/${paymentId}/withdrawal`, { reason: REASON }),
    confirm: (id: string) => send(`/api/withdrawals/${id}/confirmation`),
    cancel: (id: string) => send(`/api/withdrawals/${id}/cancellation`),
  }
}
const REASON = 'The bank took the transfer back'
const [hana, sara, abel] = [
  await givenOperator('reviewer'),
  await givenOperator('admin'),
  await givenOperator('reviewer'),
]

/** A player with a ticket for 7, 8 and 9, and a waiting withdrawal of it. */
async function givenRequest() {
  const gameId = await givenGame(database)
  const player = await givenPlayer(database, app, secret)
  const paymentId = await givenApproved(database, { personId: player.id, gameId, numbers: [7, 8, 9] })
  const { status, body } = await hana.request(paymentId)
  expect(status).toBe(200)
  const { id } = body.withdrawals.find((each: { paymentId: string }) => each.paymentId === paymentId)
  return { gameId, player, paymentId, id }
}

const gameOf = async (gameId: string) => (await browse(app).get(`/api/games/${gameId}`)).body
const refundsOf = async (paymentId: string) =>
  (await owner.query('select amount, reason from refunds where payment_id = $1', [paymentId])).rows
const mailsOf = async (paymentId: string) =>
  (
    await owner.query(
      `select kind, facts ->> 'reason' as reason from notifications
       where facts ->> 'paymentId' = $1 and kind = 'ticket_withdrawn'`,
      [paymentId],
    )
  ).rows

test('two people withdraw a ticket: refund owed, numbers free again, the player informed, the books right', async () => {
  const { gameId, player, paymentId, id } = await givenRequest()
  expect(await numbersOf(database, gameId, player.id, 'approved')).toEqual([7, 8, 9])
  expect(await hana.confirm(id)).toMatchObject({ status: 403, code: 'second_person_confirms' })
  expect((await sara.confirm(id)).status).toBe(200)

  const game = await gameOf(gameId)
  expect(game).toMatchObject({ numbersSold: 0, numbersApproved: 0, paymentsApproved: 0 })
  expect(await refundsOf(paymentId)).toEqual([{ amount: String(3 * game.feeSantim), reason: 'withdrawn' }])
  expect(await mailsOf(paymentId)).toEqual([{ kind: 'ticket_withdrawn', reason: REASON }])
  const other = await givenPlayer(database, app, secret)
  expect(await other.hold(gameId, [7, 8, 9])).toMatchObject({ status: 200 })
  const { rows } = await owner.query('select actor, action from audit_log where subject = $1 order by seq', [id])
  expect(rows).toEqual([
    { actor: hana.id, action: 'withdrawal_requested' },
    { actor: sara.id, action: 'ticket_withdrawn' },
  ])
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('of several people who confirm at once, one withdraws the ticket', async () => {
  const { paymentId, id } = await givenRequest()
  const replies = await Promise.all([sara.confirm(id), abel.confirm(id), sara.confirm(id), abel.cancel(id)])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'withdrawal_not_found')).toHaveLength(3)
  expect((await refundsOf(paymentId)).length).toBeLessThanOrEqual(1)
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('confirming while the game closes: withdrawn before, or in the sealed list', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { gameId, paymentId, id } = await givenRequest()
    const other = await givenPlayer(database, app, secret)
    await givenApproved(database, { personId: other.id, gameId, numbers: [20, 21, 22] })
    const [reply] = await Promise.all([sara.confirm(id), closeNow(database, gameId)])
    const { rows } = await owner.query('select number from sealed_numbers where game_id = $1', [gameId])
    expect(rows).toHaveLength(reply.status === 200 ? 3 : 6)
    expect(await refundsOf(paymentId)).toHaveLength(reply.status === 200 ? 1 : 0)
    if (reply.status !== 200) expect(reply.code).toBe('game_closed')
  }
  expect((await checkBooks(store.db)).faults).toEqual([])
})

test('a cancelled withdrawal leaves the ticket, and can be asked for again', async () => {
  const { gameId, player, paymentId, id } = await givenRequest()
  expect(await abel.request(paymentId)).toMatchObject({ status: 409, code: 'withdrawal_exists' })
  expect((await hana.cancel(id)).status).toBe(200)
  expect(await sara.confirm(id)).toMatchObject({ status: 404, code: 'withdrawal_not_found' })
  expect(await numbersOf(database, gameId, player.id, 'approved')).toEqual([7, 8, 9])
  expect((await abel.request(paymentId)).status).toBe(200)
})

test('a request for a ticket of a cancelled game does not withdraw the ticket that replaced it', async () => {
  const planId = await givenPlan(database)
  const [gameId, player] = [await givenGame(database, { planId }), await givenPlayer(database, app, secret)]
  const paymentId = await givenApproved(database, { personId: player.id, gameId, numbers: [7] })
  const { body } = await hana.request(paymentId)
  const { id } = body.withdrawals.find((each: { paymentId: string }) => each.paymentId === paymentId)
  const next = await givenTicketAfterCancelled(database, paymentId, [5])
  expect(await sara.confirm(id)).toMatchObject({ status: 404, code: 'withdrawal_not_found' })
  expect(await refundsOf(paymentId)).toEqual([])
  expect(await numbersOf(database, next, player.id, 'approved')).toEqual([5])
})

test('neither a closed game nor the own ticket', async () => {
  const { gameId, paymentId, id } = await givenRequest()
  // Staff do not play, so this ticket is from before.
  await owner.query(`update people set role = 'player' where id = $1`, [sara.id])
  const own = await givenApproved(database, { personId: sara.id, gameId, numbers: [30] })
  await owner.query(`update people set role = 'reviewer' where id = $1`, [sara.id])
  expect(await sara.request(own)).toMatchObject({ status: 403, code: 'own_ticket' })
  await hana.request(own)
  const { rows } = await owner.query('select id from ticket_withdrawals where payment_id = $1', [own])
  expect(await sara.confirm(rows[0].id)).toMatchObject({ status: 403, code: 'own_ticket' })
  expect(await sara.cancel(rows[0].id)).toMatchObject({ status: 403, code: 'own_ticket' })
  await closeNow(database, gameId)
  expect(await sara.confirm(id)).toMatchObject({ status: 409, code: 'game_closed' })
  expect(await refundsOf(paymentId)).toEqual([])
})

test('the database refuses one person alone, and a person deciding about their own ticket', async () => {
  const { id, player } = await givenRequest()
  const decide = (personId: string) =>
    owner.query(
      'update ticket_withdrawals set decided_at = now(), decided_by = $2, is_confirmed = true where id = $1',
      [id, personId],
    )
  await expect(decide(hana.id)).rejects.toMatchObject({ constraint: 'ticket_withdrawals_two_people' })
  await expect(decide(player.id)).rejects.toMatchObject({ constraint: 'ticket_withdrawals_not_the_owner' })
})
