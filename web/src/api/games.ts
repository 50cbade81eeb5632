import { GAMES_CHANNEL } from '@edil/contract/channels'
import type { countGames, listGames, showGame } from '@edil/contract/games'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { FIGURES } from './figures.ts'
import { type GamesById, gamesToRefetch, mergeGames } from './ongoing-games.ts'
import { type LiveQuery, useLiveQuery } from './use-live-query.ts'
import { usePagedQuery } from './use-paged-query.ts'

const ENDED = ['games', 'ended'] as const
const COUNTS = ['games', 'counts'] as const
const ONE = ['games', 'one'] as const
const RECHECK_MS = 30_000

const gamesQuery: LiveQuery<GamesById> = {
  key: ['games', 'known'],
  channel: GAMES_CHANNEL,
  read: readGames,
  merge: (known, received) => mergeGames(known, [...received.values()]),
  receive: (event) => (event.kind === 'game' ? new Map([[event.game.id, event.game]]) : undefined),
  // A game whose status changes moves between lists and changes the counts and the public figures.
  staleAfter: (known, received) =>
    [...received.values()].some(({ id, status }) => known?.get(id)?.status !== status)
      ? [ENDED, COUNTS, ONE, FIGURES]
      : [],
  related: [ENDED, COUNTS, ONE, FIGURES],
  pollMs: 5_000,
}

/** The ongoing games, and those that ended while the page was open. */
export function useGames() {
  return useLiveQuery(gamesQuery)
}

async function readGames(known: GamesById | undefined): Promise<GamesById> {
  const { games } = await get<typeof listGames>('/api/games')
  const missing = gamesToRefetch(known, games)
  const others = await Promise.all(missing.map((id) => get<typeof showGame>(`/api/games/${id}`)))
  return mergeGames(undefined, [...games, ...others])
}

/** Games that have ended, the latest first, page by page. */
export function useEndedGames() {
  return usePagedQuery({
    queryKey: ENDED,
    read: (after) =>
      get<typeof listGames>(
        after ? `/api/games?state=ended&after=${encodeURIComponent(after)}` : '/api/games?state=ended',
      ),
    itemsOf: ({ games }) => games,
    cursorOf: ({ id }) => id,
    refetchInterval: RECHECK_MS,
  })
}

/** One game in any status. */
export function useGame(gameId: string) {
  return useQuery({
    queryKey: [...ONE, gameId],
    queryFn: () => get<typeof showGame>(`/api/games/${encodeURIComponent(gameId)}`),
  })
}

export function useGameCounts() {
  return useQuery({
    queryKey: COUNTS,
    queryFn: () => get<typeof countGames>('/api/games/counts'),
    refetchInterval: RECHECK_MS,
  })
}
