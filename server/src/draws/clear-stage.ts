import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/transaction.ts'
import { clearStageOf, findRound } from './draws.queries.ts'

export type ClearStage = { readonly gameId: string; readonly hostId: string }

/** Reset Draw: viewers wait for the next game again. The result stays what it is. */
export async function clearStage(tx: Tx, { gameId, hostId }: ClearStage): Promise<void> {
  const found = await findRound(tx.db, gameId)
  if (!found?.isDrawn) throw new Refusal('draw_not_found')
  if (!(await clearStageOf(tx, gameId, hostId))) return
  await recordAudit(tx, { actor: hostId, action: 'stage_cleared', subject: gameId })
  tx.wakePublisherAfterCommit()
}
