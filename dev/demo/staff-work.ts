import type { Rejection } from '@edil/domain/payments'
import type { PaymentMethod } from '@edil/domain/postings'
import { approvePayment } from '../../server/src/payments/approve-payment.ts'
import { rejectPayment } from '../../server/src/payments/reject-payment.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { approvePrize } from '../../server/src/prizes/approve-prize.ts'
import { claimPrize } from '../../server/src/prizes/claim-prize.ts'
import { payPrize } from '../../server/src/prizes/pay-prize.ts'
import { findPayout } from '../../server/src/prizes/payouts.queries.ts'
import { reservePrize } from '../../server/src/prizes/reserve-prize.ts'
import { payRefund } from '../../server/src/refunds/pay-refund.ts'
import { reserveRefund } from '../../server/src/refunds/reserve-refund.ts'
import { newReference } from '../../server/test/references.ts'
import type { DemoWorld } from './demo-world.ts'

/** Who does the work of the desk in the past of the demo. */
const DESK = { reviewer: 'reviewer', approver: 'admin', payer: 'reviewer2' } as const

/** `excess`: how much too much arrived, in santim; it is owed back. */
export async function approve(world: DemoWorld, paymentId: string, excess = 0n): Promise<void> {
  const reviewerId = await world.idOf(DESK.reviewer)
  const received = excess > 0n ? (await findAmount(world, paymentId)) + excess : undefined
  await transaction(world.store, (tx) => approvePayment(tx, { paymentId, reviewerId, received }))
}

export async function reject(world: DemoWorld, paymentId: string, reason: Rejection): Promise<void> {
  const reviewerId = await world.idOf(DESK.reviewer)
  await transaction(world.store, (tx) => rejectPayment(tx, { paymentId, reviewerId, reason, note: '', received: 0n }))
}

/** The money arrived, and is owed back. */
export async function rejectWithRefund(world: DemoWorld, paymentId: string): Promise<void> {
  const reviewerId = await world.idOf(DESK.reviewer)
  const received = await findAmount(world, paymentId)
  await transaction(world.store, (tx) =>
    rejectPayment(tx, { paymentId, reviewerId, reason: 'used_before', note: '', received }),
  )
}

async function findAmount({ store }: DemoWorld, paymentId: string): Promise<bigint> {
  const { amount } = await store.db
    .selectFrom('payments')
    .select('amount')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return amount
}

export async function payOwedRefund(world: DemoWorld, refundId: string): Promise<void> {
  const reviewerId = await world.idOf(DESK.payer)
  await transaction(world.store, (tx) => reserveRefund(tx, { refundId, reviewerId }))
  await transaction(world.store, (tx) => payRefund(tx, { refundId, reviewerId, transferReference: newReference() }))
}

/** Above this a wallet does not receive the prize, and the winner names a bank account. */
const WALLET_MAX = 15_000_000n

export async function claimWonPrize({ store }: DemoWorld, payoutId: string): Promise<void> {
  const payout = await findPayout(store.db, payoutId)
  if (!payout) throw new Error(`no payout ${payoutId}`)
  const { full_name, phone } = await store.db
    .selectFrom('people')
    .select(['full_name', 'phone'])
    .where('id', '=', payout.person_id)
    .executeTakeFirstOrThrow()
  const wallet = { method: 'telebirr' as PaymentMethod, accountNumber: phone ?? '', bank: null }
  const bank = { method: 'bank' as PaymentMethod, accountNumber: '1000234567890', bank: 'Awash Bank' }
  const account = payout.gross > WALLET_MAX ? bank : wallet
  await transaction(store, (tx) =>
    claimPrize(tx, { payoutId, personId: payout.person_id, accountName: full_name, ...account }),
  )
}

export async function approveClaimedPrize(world: DemoWorld, payoutId: string): Promise<void> {
  const personId = await world.idOf(DESK.approver)
  await transaction(world.store, (tx) => approvePrize(tx, { payoutId, approver: { personId, role: 'admin' } }))
}

/** The second person transfers the whole prize. */
export async function payApprovedPrize(world: DemoWorld, payoutId: string): Promise<void> {
  const payerId = await world.idOf(DESK.payer)
  const payout = await findPayout(world.store.db, payoutId)
  if (!payout) throw new Error(`no payout ${payoutId}`)
  const amount = payout.gross - (payout.withheld ?? 0n) - payout.sent
  await transaction(world.store, (tx) => reservePrize(tx, { payoutId, payerId }))
  await transaction(world.store, (tx) => payPrize(tx, { payoutId, payerId, amount, transferReference: newReference() }))
}
