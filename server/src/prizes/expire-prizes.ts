import { asSantim } from '@edil/domain/money'
import { recordAudit } from '../audit/record-audit.ts'
import { post } from '../ledger/post.ts'
import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { readPayoutSettings } from './payout-rules.queries.ts'
import { lockExpired, markExpired } from './payouts.queries.ts'

/**
 * Sets aside prizes that were not claimed in time, for the receiver that the licence names. While none is configured they stay
 * owed: unclaimed money never becomes ours. Returns how many were set aside.
 */
export async function expirePrizes(tx: Tx, rowsMax: number): Promise<number> {
  const { unclaimedGoTo } = await readPayoutSettings(tx.db)
  if (unclaimedGoTo === '') return 0
  const expired = await lockExpired(tx, rowsMax)
  for (const { id, person_id, gross, withheld } of expired) {
    await markExpired(tx, id)
    const amount = asSantim(gross - (withheld ?? 0n))
    await post(tx, 'prize_expired', id, [{ from: 'prizes_owed', to: 'prizes_unclaimed', amount }])
    await recordMoneyChange(tx, person_id)
    recordAudit(tx, {
      actor: 'system',
      action: 'prize_expired',
      subject: id,
      details: { amount: String(amount), unclaimedGoTo },
    })
  }
  return expired.length
}
