import { GAMES_CHANNEL } from '@edil/contract/channels'
import type { countGames, Game, listGames, showGame } from '@edil/contract/games'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { get } from './client.ts'
import { reportConnection, useConnection } from './connection.ts'
import { listenLive } from './live.ts'
import { type GamesById, gamesToRefetch, mergeGames } from './ongoing-games.ts'

const KNOWN = ['games', 'known'] as const
const NOTHING: GamesById = new Map()
/** While the live engine is away. */
const POLL_MS = 5_000
/** Even a message lost inside the live engine, which nothing announces, is made good within this time. */
const RECHECK_MS = 30_000
/** A public answer may be two seconds old, so one read right after (re)connecting is not enough. */
const SETTLE_MS = 3_000

/** The games that are going on, and those that ended while the page was open. Live, and right again after any interruption. */
export function useGames() {
  const client = useQueryClient()
  const connection = useConnection()
  useEffect(() => shareGames(client), [client])
  return useQuery({
    queryKey: KNOWN,
    queryFn: () => readGames(client),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: connection === 'polling' ? POLL_MS : RECHECK_MS,
    refetchIntervalInBackground: false,
    structuralSharing: false,
  })
}

/** Games that have ended, the latest first. */
export function useEndedGames() {
  return useQuery({
    queryKey: ['games', 'ended'],
    queryFn: async () => (await get<typeof listGames>('/api/games?state=ended')).games,
    refetchInterval: RECHECK_MS,
  })
}

/** One game, whatever has become of it. */
export function useGame(gameId: string) {
  return useQuery({
    queryKey: ['games', 'one', gameId],
    queryFn: () => get<typeof showGame>(`/api/games/${encodeURIComponent(gameId)}`),
  })
}

export function useGameCounts() {
  return useQuery({
    queryKey: ['games', 'counts'],
    queryFn: () => get<typeof countGames>('/api/games/counts'),
    refetchInterval: RECHECK_MS,
  })
}

let watchers = 0
let stopWatching = () => {}

/** However many parts of a page want to know of games, one connection serves them all. */
function shareGames(client: QueryClient): () => void {
  watchers += 1
  if (watchers === 1) stopWatching = watchGames(client)
  return () => {
    watchers -= 1
    if (watchers === 0) stopWatching()
  }
}

function watchGames(client: QueryClient): () => void {
  let settle: ReturnType<typeof setTimeout>
  let hasBeenOpen = false
  const readAgain = () => void client.invalidateQueries({ queryKey: ['games'] })
  const stop = listenLive(GAMES_CHANNEL, {
    onConnection: reportConnection,
    onOpen() {
      // The page's own first read is under way when the first connection opens.
      if (hasBeenOpen) readAgain()
      hasBeenOpen = true
      clearTimeout(settle)
      settle = setTimeout(readAgain, SETTLE_MS)
    },
    onEvent(event) {
      if (event.kind !== 'game') return
      const { game } = event
      const before = known(client).get(game.id)
      tell(client, [game])
      // A step of a game moves it between lists and changes the counts.
      if (before?.status !== game.status) void client.invalidateQueries({ queryKey: ['games'], predicate: isNotKnown })
    },
  })
  return () => {
    clearTimeout(settle)
    stop()
  }
}

const isNotKnown = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== KNOWN[1]

async function readGames(client: QueryClient): Promise<GamesById> {
  const { games } = await get<typeof listGames>('/api/games')
  const missing = gamesToRefetch(known(client), games)
  const others = await Promise.all(missing.map((id) => get<typeof showGame>(`/api/games/${id}`)))
  return mergeGames(known(client), [...games, ...others])
}

function tell(client: QueryClient, games: readonly Game[]): void {
  client.setQueryData<GamesById>(KNOWN, (before) => mergeGames(before, games))
}

function known(client: QueryClient): GamesById {
  return client.getQueryData<GamesById>(KNOWN) ?? NOTHING
}
