import { GAMES_CHANNEL } from '@edil/contract/channels'
import type { Chain } from '@edil/domain/draw/chains'
import { closingReason } from '@edil/domain/draw/closings'
import { afterStep, closingStep } from '@edil/domain/games'
import { Refusal } from '@edil/domain/refusal'
import { announce } from '../announcements/announce.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ComparedClocks } from '../draws/beacon-clock.ts'
import { sealGame } from '../draws/seal-game.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { recordEvent } from '../live/record-event.ts'
import { databaseNow } from '../platform/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { shareSalesLock } from '../sales/sales-lock.ts'
import { gameView } from './game-view.ts'
import { type GameRow, lockGame } from './games.queries.ts'
import { openNextGame } from './open-next-game.ts'
import { endSales } from './status/game-status.queries.ts'

export type CloseGame = {
  readonly gameId: string
  /** The beacon of the plan's next game. */
  readonly chain: Chain
  /** The host who closes the game early. Without one, only a game that is due or full closes. */
  readonly hostId?: string
  /** When the clocks differ, only a game that is due closes. Without it, nothing is known about the beacon. */
  readonly clocks?: ComparedClocks
}

const UNKNOWN_CLOCKS: ComparedClocks = { agree: true, latestRound: undefined }

/**
 * Closes a game, seals its list of entries and opens the plan's next game in one transaction, so that a plan always has
 * an open game. Cancels a game that is not ready. Does nothing when called too early or a second time.
 *
 * The time of closing is read after the game is locked: it decides the beacon round, and the value of that round must not exist yet,
 * however long another transaction held the lock.
 */
export async function closeGame(
  tx: Tx,
  { gameId, chain, hostId, clocks = UNKNOWN_CLOCKS }: CloseGame,
): Promise<GameRow | undefined> {
  // It opens the next game, and the sales lock comes before the lock of a game.
  await shareSalesLock(tx)
  const game = await lockGame(tx, gameId)
  if (!game) throw new Refusal('game_not_found')
  const now = await databaseNow(tx)
  const { closes_at: closesAt, draws_when_full: drawsWhenFull, numbers_approved: numbersApproved } = game
  const closedBy = game.closed_at
    ? undefined
    : closingReason({ closesAt, drawsWhenFull, numbersApproved }, now, hostId !== undefined)
  if (!closedBy || (closedBy !== 'time' && !clocks.agree)) return undefined

  const step = closingStep({ payments: game.payments_approved, numbers: game.numbers_approved })
  // Only time may cancel a game: otherwise a host could choose which games are never drawn.
  if (step === 'cancel' && closedBy !== 'time') throw new Refusal('game_not_ready')
  const status = afterStep(game.status, step)
  if (!status) throw new Refusal('game_step_not_allowed')

  const record =
    status === 'drawing'
      ? await sealGame(tx, game, { closedBy, closedAt: now, latestRound: clocks.latestRound })
      : undefined
  const closed = await endSales(tx, gameId, status, now)
  await recordEvent(tx, GAMES_CHANNEL, { kind: 'game', game: gameView(closed, []) })
  await announce(tx, { kind: status === 'cancelled' ? 'cancelled' : 'sealed', gameId })
  // Players of a cancelled game get a ticket on the next game or a refund.
  if (status === 'cancelled') await enqueue(tx, 'settle-cancelled-game', { gameId })
  await openNextGame(tx, { planId: game.plan_id, now, chain })
  const details = record === undefined ? { cancelled: true } : { record }
  // Published, so it names no one: `game_closed_early` keeps which host it was.
  const actor = closedBy === 'operator' ? 'host' : 'system'
  recordAudit(tx, { actor, action: 'game_closed', subject: gameId, details })
  return closed
}
