import { mayDecide } from '@edil/domain/duties'
import { asSantim } from '@edil/domain/money'
import { taxOn } from '@edil/domain/payouts'
import type { Role } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { lockTaxRuleFor, readPayoutSettings } from './payout-rules.queries.ts'
import { lockPayout, markApproved } from './payouts.queries.ts'

export type ApprovePrize = {
  readonly payoutId: string
  readonly approver: { readonly personId: string; readonly role: Role }
}

/**
 * Approves a claimed prize and withholds the tax, which the first approval fixes. Never by the winner; above the configured
 * amount only by an admin. Another person pays.
 */
export async function approvePrize(tx: Tx, { payoutId, approver }: ApprovePrize): Promise<void> {
  const payout = await lockPayout(tx, payoutId)
  if (!payout) throw new Refusal('prize_not_found')
  const { personId: approverId, role } = approver
  if (!mayDecide(approverId, { personId: payout.person_id })) throw new Refusal('own_prize')
  if (payout.status !== 'claimed') throw new Refusal('prize_step_not_allowed')
  const { adminApprovesAbove } = await readPayoutSettings(tx.db)
  if (payout.gross > adminApprovesAbove && role !== 'admin') throw new Refusal('needs_admin')
  const rule = await lockTaxRuleFor(tx, payout.game_id)
  if (!rule?.isConfirmed) throw new Refusal('tax_not_confirmed')

  const isFirst = payout.withheld === null
  const withheld = payout.withheld ?? taxOn(payout.gross, rule.rate)
  const taxRule = payout.tax_rule ?? rule.appliesFrom
  await markApproved(tx, payoutId, { approverId, withheld, taxRule })
  if (isFirst && withheld > 0n) {
    const moves = [{ from: 'prizes_owed', to: 'tax', amount: asSantim(withheld) }] as const
    await post(tx, 'prize_approved', payoutId, moves)
  }
  await recordMoneyChange(tx, payout.person_id)
  recordAudit(tx, {
    actor: approverId,
    action: 'prize_approved',
    subject: payoutId,
    details: { gross: String(payout.gross), withheld: String(withheld), taxRule },
  })
}
