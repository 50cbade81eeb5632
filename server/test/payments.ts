import { randomUUID } from 'node:crypto'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import type { Rejection } from '@edil/domain/payments'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import type { PaymentMethod } from '@edil/domain/postings'
import { closeGame } from '../src/games/close-game.ts'
import { approvePayment } from '../src/payments/approve-payment.ts'
import { rejectPayment } from '../src/payments/reject-payment.ts'
import { requestRefund } from '../src/payments/request-refund.ts'
import { selectTicket } from '../src/payments/select-ticket.ts'
import { settleCancelledGame } from '../src/payments/settle-cancelled-game.ts'
import { submitPayment } from '../src/payments/submit-payment.ts'
import { type Tx, transaction } from '../src/platform/database/transaction.ts'
import { confirmProposal } from '../src/proposals/decide-proposal.ts'
import { listWaiting } from '../src/proposals/proposals.queries.ts'
import { proposeChange } from '../src/proposals/propose-change.ts'
import { payRefund } from '../src/refunds/pay-refund.ts'
import { reserveRefund } from '../src/refunds/reserve-refund.ts'
import { givenGame, givenPlan, makeDue } from './games.ts'
import { givenPerson } from './people.ts'
import { newReference } from './references.ts'
import { type GivenScreenshot, storeScreenshot } from './screenshots.ts'
import type { World } from './world.ts'

/** An account that receives money; payments are refused without one. */
export async function givenReceivingAccount(world: World, method: PaymentMethod = 'telebirr'): Promise<void> {
  await world.owner.query(
    `insert into receiving_accounts (method, account_name, account_number) values ($1, 'Edil Games', '0900123456')
     on conflict do nothing`,
    [method],
  )
}

/** Two admins change the account. An empty number closes the method. */
export async function changeAccount(world: World, method: PaymentMethod, accountNumber: string): Promise<void> {
  const admin = async () => (await givenPerson(world, { role: 'admin', hasPassword: false })).id
  const [adminId, otherId] = [await admin(), await admin()]
  const change = { kind: 'receiving_account', method, accountName: 'Edil Games', accountNumber } as const
  await transaction(world.store, (tx) => proposeChange(tx, change, adminId))
  for (const { id: proposalId } of await listWaiting(world.store.db)) {
    await transaction(world.store, (tx) => confirmProposal(tx, { proposalId, adminId: otherId }))
  }
}

export type GivenPayment = {
  readonly personId: string
  readonly gameId: string
  readonly numbers: readonly number[]
  readonly reference?: string
  readonly count?: number
  readonly screenshot?: GivenScreenshot
}

/** A pending payment. */
export async function givenPayment(world: World, given: GivenPayment): Promise<string> {
  await givenReceivingAccount(world)
  return transaction(world.store, (tx) => payFor(tx, given))
}

/** A payment approved by a reviewer, by default one of its own. */
export async function givenApproved(world: World, given: GivenPayment, reviewer?: string): Promise<string> {
  const paymentId = await givenPayment(world, given)
  const reviewerId = reviewer ?? (await givenPerson(world, { role: 'reviewer', hasPassword: false })).id
  await transaction(world.store, (tx) => approvePayment(tx, { paymentId, reviewerId }))
  return paymentId
}

/** As if these players had played before: a payment of each for another game was approved. Until then they are new players. Returns those payments. */
export async function letHavePlayed(world: World, personIds: readonly string[]): Promise<string[]> {
  await givenReceivingAccount(world)
  const { id: reviewerId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  const paymentIds: string[] = []
  for (let first = 0; first < personIds.length; first += NUMBERS_PER_GAME) {
    const gameId = await givenGame(world, { planId: await givenPlan(world, { isActive: false }) })
    for (const [index, personId] of personIds.slice(first, first + NUMBERS_PER_GAME).entries()) {
      await transaction(world.store, async (tx) => {
        const paymentId = await payFor(tx, { personId, gameId, numbers: [index + 1] })
        await approvePayment(tx, { paymentId, reviewerId })
        paymentIds.push(paymentId)
      })
    }
  }
  return paymentIds
}

/** A payment approved although `received` is more than its price: the rest is owed back. */
export async function givenOverpaid(world: World, given: GivenPayment, received: bigint): Promise<string> {
  const paymentId = await givenPayment(world, given)
  await approveGiven(world, paymentId, received)
  return paymentId
}

/** A reviewer approves a pending payment. */
export async function approveGiven(world: World, paymentId: string, received?: bigint): Promise<void> {
  const { id: reviewerId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  await transaction(world.store, (tx) => approvePayment(tx, { paymentId, reviewerId, received }))
}

/** A payment that was rejected although its money arrived: it is owed back. */
export async function givenRejectedWithMoney(world: World, given: GivenPayment, received: bigint): Promise<void> {
  await rejectGiven(world, await givenPayment(world, given), 'other', received)
}

/** A reviewer rejects a pending payment; `received` is owed back. */
export async function rejectGiven(world: World, paymentId: string, reason: Rejection, received: bigint): Promise<void> {
  const { id: reviewerId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  await transaction(world.store, (tx) => rejectPayment(tx, { paymentId, reviewerId, reason, note: '', received }))
}

/** The game had too few numbers and is cancelled; the payment's money is owed back. */
export async function givenRefundOfCancelled(world: World, given: GivenPayment): Promise<void> {
  const paymentId = await givenApproved(world, given)
  const { gameId, personId } = given
  await cancelGame(world, gameId)
  await transaction(world.store, (tx) => requestRefund(tx, { paymentId, personId }))
}

/** The game had too few numbers and is cancelled; the player selects a ticket of the plan's next game. Returns that game. */
export async function givenTicketAfterCancelled(world: World, paymentId: string, numbers: number[]): Promise<string> {
  const { rows } = await world.owner.query('select game_id from payments where id = $1', [paymentId])
  await cancelGame(world, rows[0].game_id)
  return givenSelectedTicket(world, paymentId, numbers)
}

/** The player of an approved payment without a ticket selects these numbers. Returns the game. */
export async function givenSelectedTicket(world: World, paymentId: string, numbers: number[]): Promise<string> {
  const { rows } = await world.owner.query('select person_id from payments where id = $1', [paymentId])
  await transaction(world.store, (tx) => selectTicket(tx, { paymentId, personId: rows[0].person_id, numbers }))
  const { rows: after } = await world.owner.query('select game_id from payments where id = $1', [paymentId])
  return after[0].game_id
}

async function cancelGame(world: World, gameId: string): Promise<void> {
  await makeDue(world, [gameId])
  await transaction(world.store, async (tx) => {
    await closeGame(tx, { gameId, chain: TEST_CHAIN })
    await settleCancelledGame(tx, gameId)
  })
}

/** A reviewer transfers every refund that is owed. */
export async function givenPaidRefunds(world: World): Promise<void> {
  const { id: reviewerId } = await givenPerson(world, { role: 'reviewer', hasPassword: false })
  const { rows } = await world.owner.query('select id from refunds where paid_at is null')
  for (const { id: refundId } of rows) {
    await transaction(world.store, (tx) => reserveRefund(tx, { refundId, reviewerId }))
    await transaction(world.store, (tx) => payRefund(tx, { refundId, reviewerId, transferReference: newReference() }))
  }
}

/** Stores a screenshot and submits a payment with it. Needs a receiving account for Telebirr. */
export async function payFor(tx: Tx, { screenshot = {}, ...given }: GivenPayment): Promise<string> {
  const { id } = await submitPayment(tx, {
    key: randomUUID(),
    method: 'telebirr',
    accountName: 'Selam Bekele',
    reference: newReference(),
    count: 1,
    screenshotId: await storeScreenshot(tx, given.personId, screenshot),
    ...given,
  })
  return id
}

type OpenAll = { readonly gameId: string; readonly personId: string; readonly reviewerId: string }

/** The reviewer has looked at the screenshot of every pending payment of a player on one board. */
export async function openAll({ owner }: World, { gameId, personId, reviewerId }: OpenAll): Promise<void> {
  await owner.query(
    `insert into opened_payments (payment_id, person_id)
     select id, $3 from payments where game_id = $1 and person_id = $2 and status = 'pending'`,
    [gameId, personId, reviewerId],
  )
}
