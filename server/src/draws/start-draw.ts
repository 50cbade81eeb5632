import { isOpen } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../platform/transaction.ts'
import { findGameStatus } from './draws.queries.ts'

export type StartDraw = { readonly gameId: string; readonly hostId: string; readonly closesEarly: boolean }
/** Closing is not this slice's business. */
export type CloseEarly = (tx: Tx, closing: { readonly gameId: string; readonly hostId: string }) => Promise<unknown>

/**
 * A host presses: an open game closes, if that was meant; a closed one is drawn as soon as its round is there. However often
 * it is pressed, there is one closing, one round and one draw.
 */
export async function startDraw(
  tx: Tx,
  closeEarly: CloseEarly,
  { gameId, hostId, closesEarly }: StartDraw,
): Promise<void> {
  const status = await findGameStatus(tx, gameId)
  if (!status) throw new Refusal('game_not_found')
  if (isOpen(status) && !closesEarly) throw new Refusal('game_still_open')
  if (status === 'cancelled') throw new Refusal('game_step_not_allowed')
  if (isOpen(status)) await closeEarly(tx, { gameId, hostId })
  else if (status === 'drawing') await enqueue(tx, 'draw-game', { gameId })
}
