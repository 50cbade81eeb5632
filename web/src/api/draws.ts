import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { Draw, listDraws, showDraw } from '@edil/contract/draws'
import type { ResponseOf } from '@edil/contract/endpoint'
import type { countViewers } from '@edil/contract/live'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { get, readResponse, whole } from './client.ts'
import { type Connection, listenLive } from './live.ts'
import { mergeByVersion } from './merge-by-version.ts'
import { syncServerClock } from './server-clock.ts'

/** By the id of their games. */
export type DrawsByGame = ReadonlyMap<string, Draw>

const DRAWS = 'draws'
const KNOWN = [DRAWS, 'known'] as const
const NOTHING: DrawsByGame = new Map()
/** While the live engine is away. */
const POLL_MS = 3_000
/** Even a message lost inside the live engine, which nothing announces, is made good within this time: a seal lasts 30 s. */
const RECHECK_MS = 10_000
/** A public answer may be a second old, so one read right after (re)connecting is not enough. */
const SETTLE_MS = 2_000
const VIEWERS_MS = 10_000

/** The latest draws. Live, and right again after any interruption. */
export function useDraws() {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => watchDraws(client, setConnection), [client])
  return useQuery({
    queryKey: KNOWN,
    queryFn: () => readDraws(client),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: connection === 'polling' ? POLL_MS : RECHECK_MS,
    structuralSharing: false,
  })
}

/** One draw, for whoever knows its game. */
export function useDraw(gameId: string, isWanted = true) {
  return useQuery({
    queryKey: [DRAWS, 'one', gameId],
    queryFn: () => get<typeof showDraw>(`/api/games/${encodeURIComponent(gameId)}/draw`),
    enabled: isWanted,
  })
}

/** How many watch draws with us; nothing where nobody can say. */
export function useViewers(): number | undefined {
  const { data } = useQuery({
    queryKey: [DRAWS, 'viewers'],
    queryFn: () => get<typeof countViewers>(`/api/live/viewers?channel=${LIVE_DRAW_CHANNEL}`),
    refetchInterval: VIEWERS_MS,
  })
  return data?.viewers
}

/** What a host's own call was answered: newer than any event, so far. */
export function storeDraw(client: QueryClient, draw: Draw): void {
  client.setQueryData<DrawsByGame>(KNOWN, (before) => merge(before, [draw]))
}

function watchDraws(client: QueryClient, onConnection: (connection: Connection) => void): () => void {
  let settle: ReturnType<typeof setTimeout>
  let hasBeenOpen = false
  const readAgain = () => void client.invalidateQueries({ queryKey: KNOWN })
  const stop = listenLive(LIVE_DRAW_CHANNEL, {
    onConnection,
    onOpen() {
      // The page's own first read is under way when the first connection opens.
      if (hasBeenOpen) readAgain()
      hasBeenOpen = true
      clearTimeout(settle)
      settle = setTimeout(readAgain, SETTLE_MS)
    },
    onEvent(event) {
      if (event.kind === 'draw') storeDraw(client, event.draw)
    },
  })
  return () => {
    clearTimeout(settle)
    stop()
  }
}

/** Events that come while the answer is on its way are newer than it, and stay. */
export async function readDraws(client: QueryClient): Promise<DrawsByGame> {
  const response = await readResponse<typeof listDraws>('/api/draws')
  // A countdown of seconds needs the server's time, and every answer carries it.
  const date = response.headers.get('date')
  if (date) syncServerClock(date)
  const { draws }: ResponseOf<typeof listDraws> = await whole(response.json())
  return merge(known(client), draws)
}

const merge = (known: DrawsByGame | undefined, received: readonly Draw[]) =>
  mergeByVersion(known, received, ({ gameId }) => gameId)

function known(client: QueryClient): DrawsByGame {
  return client.getQueryData<DrawsByGame>(KNOWN) ?? NOTHING
}
