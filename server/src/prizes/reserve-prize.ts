import { mayDecide, maySend } from '@edil/domain/duties'
import { RESERVATION_MINUTES } from '@edil/domain/payouts'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { endReservation, lockPayout, type PayoutRow, setReservation } from './payouts.queries.ts'

export type ReservePrize = { readonly payoutId: string; readonly payerId: string }

/** 'I am paying this one': for ten minutes no other operator can pay the prize, so that two people don't send the money twice. */
export async function reservePrize(tx: Tx, { payoutId, payerId }: ReservePrize): Promise<void> {
  const payout = await lockPayableBy(tx, payoutId, payerId)
  await setReservation(tx, payoutId, payerId, RESERVATION_MINUTES)
  await recordMoneyChange(tx, payout.person_id)
  recordAudit(tx, { actor: payerId, action: 'prize_reserved', subject: payoutId, details: {} })
}

/** Ends the caller's reservation; another person's is left alone. */
export async function releasePrize(tx: Tx, { payoutId, payerId }: ReservePrize): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  if (!payout) throw new Refusal('prize_not_found')
  await endReservation(tx, payoutId, payerId)
  await recordMoneyChange(tx, payout.person_id)
}

/** An approved prize that this person may pay: not their own, not approved by them, not being paid by another. */
export async function lockPayableBy(tx: Tx, payoutId: string, payerId: string): Promise<PayoutRow> {
  const payout = await lockPayout(tx, payoutId)
  if (!payout) throw new Refusal('prize_not_found')
  if (!mayDecide(payerId, { personId: payout.person_id })) throw new Refusal('own_prize')
  if (payout.status !== 'approved') throw new Refusal('prize_step_not_allowed')
  const decidedBy = payout.approved_by === null ? [] : [payout.approved_by]
  if (!maySend(payerId, { personId: payout.person_id, decidedBy })) throw new Refusal('second_person_needed')
  const isReserved = payout.reserved_until !== null && payout.reserved_until > (await databaseNow(tx))
  if (isReserved && payout.reserved_by !== payerId) throw new Refusal('reserved_by_other')
  return payout
}
