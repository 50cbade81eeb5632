import type { Draw } from '@edil/contract/draws'

/** By the id of their games. */
export type KnownDraws = ReadonlyMap<string, Draw>

/**
 * Adds what was read or heard. An older version never replaces a newer one, so it does not matter in which order events,
 * cached answers and answers of two nodes arrive. Returns the same map when nothing is news.
 */
export function learnDraws(known: KnownDraws, draws: readonly Draw[]): KnownDraws {
  const news = draws.filter(({ gameId, version }) => (known.get(gameId)?.version ?? 0) < version)
  if (news.length === 0) return known
  const next = new Map(known)
  for (const draw of news) next.set(draw.gameId, draw)
  return next
}
