import { recordAudit } from '../audit/record-audit.ts'
import type { EarlyClosing } from '../jobs/queues.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { type CloseGame, closeGame } from './close-game.ts'
import { findClosingFacts } from './closing-facts.queries.ts'
import { findGame, type GameRow } from './games.queries.ts'

type CloseOptions = Pick<CloseGame, 'chain' | 'clocks'>

/**
 * Closes a game as a host has requested, and keeps the reason. A request that could not be carried out in time is dropped: the
 * host would be surprised by a closing that comes much later.
 */
export async function closeEarly(tx: Tx, request: EarlyClosing, options: CloseOptions): Promise<GameRow | undefined> {
  const { gameId, hostId, reason, until } = request
  const game = await findGame(tx.db, gameId)
  if (!game || (await databaseNow(tx)) > new Date(until)) return undefined
  const facts = await findClosingFacts(tx.db, gameId)
  const closed = await closeGame(tx, { gameId, hostId, ...options })
  if (!closed?.closed_at || closed.closed_at >= game.closes_at) return closed
  const details = {
    reason,
    announced: game.closes_at.toISOString(),
    paymentsWaiting: facts?.paymentsWaiting ?? 0,
    numbersHeld: facts?.numbersHeld ?? 0,
  }
  recordAudit(tx, { actor: hostId, action: 'game_closed_early', subject: gameId, details })
  return closed
}
