import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { increaseVersionsOfOpenGames } from '../games/status/game-status.queries.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { takeSalesLock } from './sales-lock.ts'
import { endStop } from './sales-stops.queries.ts'

export type ResumeSales = { readonly stopId: string; readonly adminId: string }

/** Ends a stop. A game that another stop covers as well stays stopped. */
export async function resumeSales(tx: Tx, { stopId, adminId }: ResumeSales): Promise<void> {
  await takeSalesLock(tx)
  const target = await endStop(tx, stopId, adminId)
  if (!target) throw new Refusal('sales_stop_not_found')
  await increaseVersionsOfOpenGames(tx, target)
  tx.wakePublisherAfterCommit()
  recordAudit(tx, { actor: adminId, action: 'sales_resumed', subject: stopId, details: { ...target } })
}
