import { CLOSING_REASON_MIN, closingStep, isOpen } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { enqueue } from '../jobs/enqueue.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { findGame, type GameRow } from './games.queries.ts'

export type StartDraw = {
  readonly gameId: string
  readonly hostId: string
  /** The host has confirmed that an open game closes now. */
  readonly closesEarly: boolean
  /** Why the game closes before the announced time; empty for none. */
  readonly reason: string
}

/** How long the worker has to carry out a host's request: a little longer than the host waits for the answer. */
const REQUEST_VALID_MS = 10_000

/**
 * The host's 'Start Draw' button. The worker closes an open game if the host confirmed that, and draws a closed one as soon as its
 * beacon round is published. Before the announced time the host gives a reason, which the audit log keeps. Pressing it again
 * has no further effect: there is one closing, one round and one draw.
 */
export async function startDraw(tx: Tx, { gameId, hostId, closesEarly, reason }: StartDraw): Promise<void> {
  const game = await findGame(tx.db, gameId)
  if (!game) throw new Refusal('game_not_found')
  if (isOpen(game.status) && !closesEarly) throw new Refusal('game_still_open')
  if (game.status === 'cancelled') throw new Refusal('game_step_not_allowed')
  if (isOpen(game.status)) await requestClosing(tx, game, { hostId, reason })
  else if (game.status === 'drawing') await enqueue(tx, 'draw-game', { gameId })
}

async function requestClosing(
  tx: Tx,
  game: GameRow,
  { hostId, reason }: Pick<StartDraw, 'hostId' | 'reason'>,
): Promise<void> {
  const now = await databaseNow(tx)
  if (now < game.closes_at) {
    if (reason.length < CLOSING_REASON_MIN) throw new Refusal('reason_required')
    // Only time may cancel a game: otherwise a host could choose which games are never drawn.
    const approved = { payments: game.payments_approved, numbers: game.numbers_approved }
    if (closingStep(approved) === 'cancel') throw new Refusal('game_not_ready')
  }
  const until = new Date(now.getTime() + REQUEST_VALID_MS).toISOString()
  await enqueue(tx, 'close-early', { gameId: game.id, hostId, reason, until })
}
