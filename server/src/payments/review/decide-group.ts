import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../../audit/record-audit.ts'
import { countHeld, releaseHeldNumbers } from '../../boards/number-groups.queries.ts'
import { recordMoneyChange } from '../../live/record-event.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { approvePayment } from '../approve-payment.ts'
import { lockPayableGame } from '../payable-game.queries.ts'
import { hasOpenedAll, listPendingPayments } from '../payments.queries.ts'
import { rejectPayment } from '../reject-payment.ts'

export type Group = { readonly gameId: string; readonly personId: string; readonly reviewerId: string }

/**
 * Approves every pending payment of a player on one board, because the screen shows them as one group. The reviewer has looked at
 * each screenshot before.
 */
export async function approveGroup(tx: Tx, { gameId, personId, reviewerId }: Group): Promise<number> {
  const paymentIds = await lockGroup(tx, gameId, personId)
  if (paymentIds.length === 0) throw new Refusal('nothing_to_decide')
  if (!(await hasOpenedAll(tx, paymentIds, reviewerId))) throw new Refusal('not_opened')
  for (const paymentId of paymentIds) await approvePayment(tx, { paymentId, reviewerId })
  return paymentIds.length
}

/** Releases a player's holds on one board and rejects the pending payments as cancelled. */
export async function cancelGroup(tx: Tx, { gameId, personId, reviewerId }: Group): Promise<number> {
  const paymentIds = await lockGroup(tx, gameId, personId)
  const held = await countHeld(tx, gameId, personId)
  if (paymentIds.length + held === 0) throw new Refusal('nothing_to_decide')
  for (const paymentId of paymentIds) {
    await rejectPayment(tx, { paymentId, reviewerId, reason: 'cancelled', note: '', received: 0n })
  }
  await releaseHeldNumbers(tx, gameId, personId)
  await recordMoneyChange(tx, personId)
  recordAudit(tx, {
    actor: reviewerId,
    action: 'numbers_cancelled',
    subject: personId,
    details: { gameId, held },
  })
  return paymentIds.length + held
}

async function lockGroup(tx: Tx, gameId: string, personId: string): Promise<string[]> {
  await lockPayableGame(tx, gameId)
  return listPendingPayments(tx, gameId, personId)
}
