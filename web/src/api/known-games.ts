import type { Game } from '@edil/contract/games'

export type KnownGames = ReadonlyMap<string, Game>

/**
 * Adds what was read or heard. An older version never replaces a newer one, so it does not matter in which order events,
 * cached answers and answers of two nodes arrive. Returns the same map when nothing is news.
 */
export function learn(known: KnownGames, games: readonly Game[]): KnownGames {
  const news = games.filter(({ id, version }) => (known.get(id)?.version ?? 0) < version)
  if (news.length === 0) return known
  const next = new Map(known)
  for (const game of news) next.set(game.id, game)
  return next
}

export function isGoing({ status }: Game): boolean {
  return status !== 'completed' && status !== 'cancelled'
}

/** Known as going on, and missing from a list of all that are: each has ended, or the list is a moment too old. */
export function missingFrom(known: KnownGames, going: readonly Game[]): string[] {
  const listed = new Set(going.map(({ id }) => id))
  return [...known.values()].filter((game) => isGoing(game) && !listed.has(game.id)).map(({ id }) => id)
}

/** The next draw first. */
export function byDraw(a: Game, b: Game): number {
  return inOrder(a.drawsAt, b.drawsAt) || inOrder(a.id, b.id)
}

/** Not localeCompare: its first call loads a collator, 80 ms on a slow phone, for strings that sort by their letters anyway. */
function inOrder(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
