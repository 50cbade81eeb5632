import { mayDecide } from '@edil/domain/duties'
import { asSantim } from '@edil/domain/money'
import type { PayoutFailure } from '@edil/domain/payouts'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { notifyWinner } from './notify-winner.ts'
import { failTransfer, lockPayout, markFailed } from './payouts.queries.ts'

export type FailPrize = {
  readonly payoutId: string
  readonly operatorId: string
  readonly failure: PayoutFailure
  /** The transfer whose money came back. */
  readonly transferId?: string | undefined
}

/**
 * A prize cannot be paid as claimed, or a transfer came back. It is owed again, the winner is asked for an account, and the money
 * that came back is owed as before.
 */
export async function failPrize(tx: Tx, { payoutId, operatorId, failure, transferId }: FailPrize): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  if (!payout) throw new Refusal('prize_not_found')
  if (!mayDecide(operatorId, { personId: payout.person_id })) throw new Refusal('own_prize')
  const canFail = transferId ? ['owed', 'claimed', 'approved', 'paid'] : ['claimed', 'approved']
  if (!canFail.includes(payout.status)) throw new Refusal('prize_step_not_allowed')

  const returned = transferId ? await failTransfer(tx, payoutId, transferId, operatorId) : undefined
  if (transferId && !returned) throw new Refusal('transfer_not_found')
  if (transferId && returned) {
    await post(tx, 'prize_returned', transferId, [
      { from: `mobile:${returned.method}`, to: 'prizes_owed', amount: asSantim(returned.amount) },
    ])
  }
  await markFailed(tx, payoutId, failure, returned?.amount ?? 0n)
  await notifyWinner(tx, payout, 'prize_failed')
  recordAudit(tx, {
    actor: operatorId,
    action: 'prize_failed',
    subject: payoutId,
    details: { failure, transferId: transferId ?? null, returned: String(returned?.amount ?? 0n) },
  })
}
