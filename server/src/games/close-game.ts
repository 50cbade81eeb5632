import { GAMES_CHANNEL } from '@edil/contract/channels'
import { afterStep, closingStep } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { enqueue } from '../jobs/enqueue.ts'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/transaction.ts'
import { gameView } from './game-view.ts'
import { endSales, type GameRow, lockGame } from './games.queries.ts'
import { openNextGame } from './open-next-game.ts'

export type CloseGame = { readonly gameId: string; readonly now: Date }

/**
 * Closes a game whose time has come and opens the plan's next one in the same transaction, so that there is no moment
 * without an open game. Asked too early or a second time, it does nothing.
 */
export async function closeGame(tx: Tx, { gameId, now }: CloseGame): Promise<GameRow | undefined> {
  const game = await lockGame(tx, gameId)
  if (!game) throw new Refusal('game_not_found')
  if (game.closed_at || game.closes_at > now) return undefined

  const step = closingStep({ payments: game.payments_approved, numbers: game.numbers_approved })
  const status = afterStep(game.status, step)
  if (!status) throw new Refusal('game_step_not_allowed')

  const closed = await endSales(tx, gameId, status, now)
  await recordEvent(tx, GAMES_CHANNEL, { kind: 'game', game: gameView(closed) })
  // What was paid for a cancelled game goes on to the next one, or back.
  if (status === 'cancelled') await enqueue(tx, 'settle-cancelled-game', { gameId })
  await openNextGame(tx, { planId: game.plan_id, now })
  return closed
}
