import { canReceive, taxOn } from '@edil/domain/payouts'
import type { PaymentMethod } from '@edil/domain/postings'
import { Refusal } from '@edil/domain/refusal'
import { afterWorkingTime } from '@edil/domain/working-hours'
import { recordAudit } from '../audit/record-audit.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { notifyWinner } from './notify-winner.ts'
import { listPayoutMethods, lockTaxRuleFor } from './payout-rules.queries.ts'
import { lockPayout, markClaimed } from './payouts.queries.ts'

export type ClaimPrize = {
  readonly payoutId: string
  readonly personId: string
  readonly method: PaymentMethod
  readonly accountNumber: string
  readonly accountName: string
  readonly bank: string | null
}

/**
 * The winner says where to send a prize, and can correct it until it is approved. The promised time is computed from the working
 * hours of the method. Every change is mailed to the winner: someone who has their session may have made it.
 */
export async function claimPrize(tx: Tx, { payoutId, personId, ...account }: ClaimPrize): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  if (!payout || payout.person_id !== personId) throw new Refusal('prize_not_found')
  if (payout.status === 'expired') throw new Refusal('claim_too_late')
  if (payout.status !== 'owed' && payout.status !== 'claimed') throw new Refusal('prize_step_not_allowed')
  const now = await databaseNow(tx)
  // A prize that failed is owed by our side: the winner has claimed it in time.
  if (payout.claim_until < now && payout.claimed_at === null) throw new Refusal('claim_too_late')

  const methods = await listPayoutMethods(tx.db)
  const method = methods.find(({ method }) => method === account.method)
  if (!method) throw new Refusal('method_not_available')
  const withheld = payout.withheld ?? taxOn(payout.gross, (await lockTaxRuleFor(tx, payout.game_id))?.rate ?? 0)
  if (!canReceive(method, payout.gross - withheld)) throw new Refusal('method_limit_exceeded')

  const promisedAt = afterWorkingTime(method.hours, now, method.workingMinutes)
  await markClaimed(tx, payoutId, { ...account, promisedAt })
  await notifyWinner(tx, payout, 'prize_claimed')
  recordAudit(tx, {
    actor: personId,
    action: 'prize_claimed',
    subject: payoutId,
    details: { method: account.method, promisedAt: promisedAt.toISOString() },
  })
}
