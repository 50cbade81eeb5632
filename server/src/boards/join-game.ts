import type { JoinReply } from '@edil/contract/boards'
import { PICKS_MAX } from '@edil/domain/boards'
import { Refusal } from '@edil/domain/refusal'
import type { Db } from '../platform/database/db.ts'
import { findJoinable } from './boards.queries.ts'

const MESSAGES: Record<NonNullable<JoinReply['refusal']>, string> = {
  game_closed: 'Sales for this game have ended.',
  game_full: 'Every number of this game is taken.',
  profile_incomplete: 'Please complete your account first.',
  sales_stopped: 'Sales are stopped at the moment.',
}

/** Whether this player can pick numbers now. Joining takes no number; only a hold does. */
export async function joinGame(db: Db, gameId: string, personId: string): Promise<JoinReply> {
  const game = await findJoinable(db, gameId, personId)
  if (!game) throw new Refusal('game_not_found')
  const refusal = refusalOf(game)
  const isDrawn = game.winningNumber !== null
  return {
    success: refusal === null || isDrawn,
    message: refusal === null ? `Pick up to ${PICKS_MAX} numbers.` : MESSAGES[refusal],
    refusal: isDrawn ? null : refusal,
    game_started: isDrawn,
    winning_number: game.winningNumber,
    current_participants: game.players,
  }
}

function refusalOf(game: {
  status: string
  isOver: boolean
  isComplete: boolean
  isStopped: boolean
}): JoinReply['refusal'] {
  if (!game.isComplete) return 'profile_incomplete'
  if (game.status === 'full' && !game.isOver) return 'game_full'
  if (game.status !== 'active' || game.isOver) return 'game_closed'
  return game.isStopped ? 'sales_stopped' : null
}
