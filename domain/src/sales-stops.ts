import type { GameType } from './plans.ts'

/** What a stop of sales covers: one game, the games of one type, or all games. */
export const SALES_SCOPES = ['everything', 'type', 'game'] as const
export type SalesScope = (typeof SALES_SCOPES)[number]

/** How long the text for players may be. */
export const STOP_TEXT_MAX = 300

export type StopTarget = {
  readonly scope: SalesScope
  /** Only with the scope `type`. */
  readonly type: GameType | null
  /** Only with the scope `game`. */
  readonly gameId: string | null
}

/** The stop that players of this game read about: the narrowest one that covers it. */
export function stopOf<Stop extends StopTarget>(
  game: { readonly id: string; readonly type: GameType },
  stops: readonly Stop[],
): Stop | undefined {
  return (
    stops.find(({ gameId }) => gameId === game.id) ??
    stops.find(({ type }) => type === game.type) ??
    stops.find(({ scope }) => scope === 'everything')
  )
}
