import type { Chain } from '@edil/domain/draw/chains'
import { isOpen } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { enqueue } from '../jobs/enqueue.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/transaction.ts'
import { closeGame } from './close-game.ts'
import { findGame } from './games.queries.ts'

export type StartDraw = {
  readonly gameId: string
  readonly hostId: string
  /** The host has confirmed that an open game closes now. */
  readonly closesEarly: boolean
  /** The beacon of the plan's next game. */
  readonly chain: Chain
}

/**
 * The host's 'Start Draw' button. An open game closes if the host confirmed that; a closed game is drawn as soon as its
 * beacon round is published. Pressing it again has no further effect: there is one closing, one round and one draw.
 */
export async function startDraw(tx: Tx, { gameId, hostId, closesEarly, chain }: StartDraw): Promise<void> {
  const game = await findGame(tx.db, gameId)
  if (!game) throw new Refusal('game_not_found')
  if (isOpen(game.status) && !closesEarly) throw new Refusal('game_still_open')
  if (game.status === 'cancelled') throw new Refusal('game_step_not_allowed')
  if (isOpen(game.status)) await closeGame(tx, { gameId, hostId, chain, now: await databaseNow(tx) })
  else if (game.status === 'drawing') await enqueue(tx, 'draw-game', { gameId })
}
