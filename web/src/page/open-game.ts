import type { Game } from '@edil/contract/games'
import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { byDrawTime } from '../api/ongoing-games.ts'

export function asGameType(value: string | null): GameType | undefined {
  return GAME_TYPES.find((type) => type === value)
}

/** The open game of this type. A full game may sell again, when a hold ends. */
export function openGame(games: Iterable<Game>, type: GameType): Game | undefined {
  const ofType = [...games].filter((game) => game.type === type).sort(byDrawTime)
  return ofType.find(({ status }) => status === 'active') ?? ofType.find(({ status }) => status === 'full')
}

/** `stopped`: operators have stopped selling; the game closes at its time all the same. */
export type Sales = 'open' | 'full' | 'stopped' | 'ended'

export function salesOf({ status, closesAt, salesStop }: Game, now: Date): Sales {
  if ((status !== 'active' && status !== 'full') || Date.parse(closesAt) <= now.getTime()) return 'ended'
  if (salesStop) return 'stopped'
  return status === 'full' ? 'full' : 'open'
}
