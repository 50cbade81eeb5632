import { recordMoneyChange } from '../live/record-event.ts'
import { notify } from '../notifications/notify.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** Updates the open pages and notifies the winner. A prize can be claimed, paid and returned more than once. */
export async function notifyWinner(
  tx: Tx,
  payout: { readonly id: string; readonly person_id: string },
  kind: 'prize_claimed' | 'prize_paid' | 'prize_failed',
): Promise<void> {
  await recordMoneyChange(tx, payout.person_id)
  await notify(tx, payout.person_id, { kind, facts: { payoutId: payout.id } })
}
