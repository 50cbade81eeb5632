import { isOpen } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { increaseVersionsOfOpenGames } from '../games/status/game-status.queries.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { takeSalesLock } from './sales-lock.ts'
import { insertStop, type NewStop } from './sales-stops.queries.ts'

/**
 * Stops selling numbers. Claims that were sent before keep their numbers and can be paid; a claim after the commit is
 * refused. The games get a new version, so that open pages show the text at once.
 */
export async function stopSales(tx: Tx, stop: NewStop): Promise<void> {
  await takeSalesLock(tx)
  if (stop.gameId !== null) await refuseUnlessOpen(tx, stop.gameId)
  const stopId = await insertStop(tx, stop)
  if (!stopId) throw new Refusal('sales_already_stopped')
  await increaseVersionsOfOpenGames(tx, stop)
  tx.wakePublisherAfterCommit()
  const { adminId, ...details } = stop
  recordAudit(tx, { actor: adminId, action: 'sales_stopped', subject: stopId, details })
}

async function refuseUnlessOpen(tx: Tx, gameId: string): Promise<void> {
  const game = await tx.db.selectFrom('games').select('status').where('id', '=', gameId).executeTakeFirst()
  if (!game) throw new Refusal('game_not_found')
  if (!isOpen(game.status)) throw new Refusal('game_closed')
}
