import type { Game } from '@edil/contract/games'
import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { byDrawTime } from '../api/ongoing-games.ts'

export function asGameType(value: string | null): GameType | undefined {
  return GAME_TYPES.find((type) => type === value)
}

/** The game of this type that sells; one that is full may sell again, when a hold runs out. */
export function openGame(games: Iterable<Game>, type: GameType): Game | undefined {
  const ofType = [...games].filter((game) => game.type === type).sort(byDrawTime)
  return ofType.find(({ status }) => status === 'active') ?? ofType.find(({ status }) => status === 'full')
}

export type Sales = 'open' | 'full' | 'ended'

/** A game that is over stays on the screen of whoever was looking at it, and says so. */
export function salesOf({ status, closesAt }: Game, now: Date): Sales {
  if ((status !== 'active' && status !== 'full') || Date.parse(closesAt) <= now.getTime()) return 'ended'
  return status === 'full' ? 'full' : 'open'
}
