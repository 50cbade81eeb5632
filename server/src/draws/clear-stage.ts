import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { increaseGameVersion } from '../games/status/game-status.queries.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { findRound, insertClearedStage } from './draws.queries.ts'

export type ClearStage = { readonly gameId: string; readonly hostId: string }

/** 'Reset Draw': the stage shows the next game again. The result does not change. */
export async function clearStage(tx: Tx, { gameId, hostId }: ClearStage): Promise<void> {
  const found = await findRound(tx.db, gameId)
  if (!found?.isDrawn) throw new Refusal('draw_not_found')
  if (!(await insertClearedStage(tx, gameId, hostId))) return
  await increaseGameVersion(tx, gameId)
  recordAudit(tx, { actor: hostId, action: 'stage_cleared', subject: gameId })
  tx.wakePublisherAfterCommit()
}
