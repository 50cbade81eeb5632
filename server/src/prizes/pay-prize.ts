import { asSantim } from '@edil/domain/money'
import type { PaymentMethod } from '@edil/domain/postings'
import { Refusal } from '@edil/domain/refusal'
import { announce } from '../announcements/announce.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import { recordTransferReference } from '../ledger/record-transfer-reference.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { notifyWinner } from './notify-winner.ts'
import { listPayoutMethods } from './payout-rules.queries.ts'
import { addSent, insertTransfer } from './payouts.queries.ts'
import { lockPayableBy } from './reserve-prize.ts'

export type PayPrize = {
  readonly payoutId: string
  readonly payerId: string
  readonly amount: bigint
  readonly transferReference: string
}

/**
 * Records that a prize, or a part of it, was transferred. The payer has reserved it before; a reservation that ran out still
 * counts while no other payer has taken it, because the money may already be on its way.
 */
export async function payPrize(tx: Tx, { payoutId, payerId, amount, transferReference }: PayPrize): Promise<void> {
  const payout = await lockPayableBy(tx, payoutId, payerId)
  if (payout.reserved_by !== payerId) throw new Refusal('not_reserved')
  const left = payout.gross - (payout.withheld ?? 0n) - payout.sent
  if (amount <= 0n || amount > left) throw new Refusal('amount_too_high')
  const methods = await listPayoutMethods(tx.db)
  const transferMax = methods.find(({ method }) => method === payout.method)?.transferMax ?? null
  if (transferMax !== null && amount > transferMax) throw new Refusal('method_limit_exceeded')

  const reference = await recordTransferReference(tx, transferReference)
  const transferId = await insertTransfer(tx, { payout, amount, reference, payerId })
  await post(tx, 'prize_paid', transferId, [
    { from: 'prizes_owed', to: `mobile:${payout.method as PaymentMethod}`, amount: asSantim(amount) },
  ])
  const isPaid = await addSent(tx, payoutId, amount)
  await (isPaid ? notifyWinner(tx, payout, 'prize_paid') : recordMoneyChange(tx, payout.person_id))
  if (isPaid) await announce(tx, { kind: 'prize_paid', gameId: payout.game_id, payoutId })
  recordAudit(tx, {
    actor: payerId,
    action: 'prize_paid',
    subject: payoutId,
    details: { amount: String(amount), reference, isComplete: isPaid },
  })
}
