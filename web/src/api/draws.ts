import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { Draw, listDraws, showDraw } from '@edil/contract/draws'
import type { countViewers } from '@edil/contract/live'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { mergeByVersion } from './merge-by-version.ts'
import { type LiveQuery, storeReceived, useLiveQuery } from './use-live-query.ts'

/** By the id of their games. */
export type DrawsByGame = ReadonlyMap<string, Draw>

const VIEWERS_MS = 10_000

export const drawsQuery: LiveQuery<DrawsByGame> = {
  key: ['draws', 'known'],
  channel: LIVE_DRAW_CHANNEL,
  read: readDraws,
  merge: (known, received) => merge(known, [...received.values()]),
  receive: (event) => (event.kind === 'draw' ? merge(undefined, [event.draw]) : undefined),
  // A draw stays sealed for 30 s; an event lost inside the live engine must not cost a viewer all of them.
  recheckMs: 10_000,
}

/** The latest draws. */
export function useDraws() {
  return useLiveQuery(drawsQuery)
}

/** The draw of one game. */
export function useDraw(gameId: string, isEnabled = true) {
  return useQuery({
    queryKey: ['draws', 'one', gameId],
    queryFn: () => get<typeof showDraw>(`/api/games/${encodeURIComponent(gameId)}/draw`),
    enabled: isEnabled,
  })
}

/** How many people watch draws now; `undefined` while unknown. */
export function useViewers(): number | undefined {
  const { data } = useQuery({
    queryKey: ['draws', 'viewers'],
    queryFn: () => get<typeof countViewers>(`/api/live/viewers?channel=${LIVE_DRAW_CHANNEL}`),
    refetchInterval: VIEWERS_MS,
  })
  // The count is a few seconds old: it may not include the viewer who reads it.
  return data && Math.max(1, data.viewers)
}

/** The response to a host's own request, which is newer than any event so far. */
export function storeDraw(client: QueryClient, draw: Draw): void {
  storeReceived(client, drawsQuery, merge(undefined, [draw]))
}

async function readDraws(): Promise<DrawsByGame> {
  const { draws } = await get<typeof listDraws>('/api/draws')
  return merge(undefined, draws)
}

/** A witness that sees the sealed list does not change the game. */
function isNewer(known: Draw, received: Draw): boolean {
  if (received.version !== known.version) return received.version > known.version
  return received.witnessed.by > known.witnessed.by
}

function merge(known: DrawsByGame | undefined, received: readonly Draw[]): DrawsByGame {
  return mergeByVersion(known, received, ({ gameId }) => gameId, isNewer)
}
