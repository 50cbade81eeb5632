import type { Chain } from '@edil/domain/draw/chains'
import { CLOSING_REASON_MIN, isOpen } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/transaction.ts'
import { closeGame } from './close-game.ts'
import { findClosingFacts } from './closing-facts.queries.ts'
import { findGame, type GameRow } from './games.queries.ts'

export type StartDraw = {
  readonly gameId: string
  readonly hostId: string
  /** The host has confirmed that an open game closes now. */
  readonly closesEarly: boolean
  /** Why the game closes before the announced time; empty for none. */
  readonly reason: string
  /** The beacon of the plan's next game. */
  readonly chain: Chain
}

/**
 * The host's 'Start Draw' button. An open game closes if the host confirmed that; a closed game is drawn as soon as its
 * beacon round is published. Before the announced time the host gives a reason, which the audit log keeps. Pressing it again
 * has no further effect: there is one closing, one round and one draw.
 */
export async function startDraw(tx: Tx, { gameId, hostId, closesEarly, reason, chain }: StartDraw): Promise<void> {
  const game = await findGame(tx.db, gameId)
  if (!game) throw new Refusal('game_not_found')
  if (isOpen(game.status) && !closesEarly) throw new Refusal('game_still_open')
  if (game.status === 'cancelled') throw new Refusal('game_step_not_allowed')
  if (isOpen(game.status)) await closeByHost(tx, game, { hostId, reason, chain })
  else if (game.status === 'drawing') await enqueue(tx, 'draw-game', { gameId })
}

async function closeByHost(
  tx: Tx,
  { id: gameId, closes_at: closesAt }: GameRow,
  { hostId, reason, chain }: Pick<StartDraw, 'hostId' | 'reason' | 'chain'>,
): Promise<void> {
  const now = await databaseNow(tx)
  const isEarly = now < closesAt
  if (isEarly && reason.length < CLOSING_REASON_MIN) throw new Refusal('reason_required')
  const facts = await findClosingFacts(tx.db, gameId)
  const closed = await closeGame(tx, { gameId, hostId, chain })
  if (!closed || !isEarly) return
  const details = {
    reason,
    announced: closesAt.toISOString(),
    paymentsWaiting: facts?.paymentsWaiting ?? 0,
    numbersHeld: facts?.numbersHeld ?? 0,
  }
  await recordAudit(tx, { actor: hostId, action: 'game_closed_early', subject: gameId, details })
}
