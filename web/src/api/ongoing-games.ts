import type { Game } from '@edil/contract/games'
import { mergeByVersion } from './merge-by-version.ts'

export type GamesById = ReadonlyMap<string, Game>

export function mergeGames(known: GamesById | undefined, received: readonly Game[]): GamesById {
  return mergeByVersion(known, received, ({ id }) => id)
}

export function isOngoing({ status }: Game): boolean {
  return status !== 'completed' && status !== 'cancelled'
}

/** Known to be ongoing but missing from a list of all ongoing games: each has ended, or the list is a moment too old. */
export function gamesToRefetch(known: GamesById | undefined, ongoing: readonly Game[]): string[] {
  const listed = new Set(ongoing.map(({ id }) => id))
  return [...(known?.values() ?? [])].filter((game) => isOngoing(game) && !listed.has(game.id)).map(({ id }) => id)
}

/** The next draw first. */
export function byDrawTime(a: Game, b: Game): number {
  return inOrder(a.drawsAt, b.drawsAt) || inOrder(a.id, b.id)
}

/** Not localeCompare: its first call loads a collator (80 ms on a slow phone), and these strings are ASCII. */
function inOrder(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
