import type { LiveEvent } from '@edil/contract/live'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reportConnection } from './connection.ts'
import { listenLive } from './live.ts'

/** Public responses may be two seconds old, so one read right after (re)connecting is not enough. */
const SETTLE_MS = 3_000
/** A burst of events is one refetch. */
const GATHER_MS = 250

export type LiveUpdates = {
  readonly channel: string
  /** Read again after a reconnection and, without `onEvent`, after every event. */
  readonly refetchKeys: readonly QueryKey[]
  readonly onEvent?: (event: LiveEvent) => void
}

/** Keeps queries current while the component is mounted. A channel is listened to once, however many components use it. */
export function useLiveUpdates(updates: LiveUpdates): void {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a channel always has the same updates
  useEffect(() => shareChannel(client, updates), [client, updates.channel])
}

const shared = new Map<string, { users: number; readonly stop: () => void }>()

function shareChannel(client: QueryClient, updates: LiveUpdates): () => void {
  const { channel } = updates
  const listener = shared.get(channel) ?? { users: 0, stop: listenToChannel(client, updates) }
  listener.users += 1
  shared.set(channel, listener)
  return () => {
    listener.users -= 1
    if (listener.users > 0) return
    shared.delete(channel)
    listener.stop()
  }
}

function listenToChannel(client: QueryClient, { channel, refetchKeys, onEvent }: LiveUpdates): () => void {
  let settling: ReturnType<typeof setTimeout>
  let gathering: ReturnType<typeof setTimeout> | undefined
  let hasConnected = false
  const refetch = () => {
    gathering = undefined
    for (const queryKey of refetchKeys) void client.invalidateQueries({ queryKey })
  }
  const stop = listenLive(channel, {
    onConnection: (connection) => reportConnection(channel, connection),
    onOpen() {
      // When the first connection opens, the page's own first read is already under way.
      if (hasConnected) refetch()
      hasConnected = true
      clearTimeout(settling)
      settling = setTimeout(refetch, SETTLE_MS)
    },
    onEvent(event) {
      if (onEvent) onEvent(event)
      else gathering ??= setTimeout(refetch, GATHER_MS)
    },
  })
  return () => {
    clearTimeout(settling)
    clearTimeout(gathering)
    stop()
    reportConnection(channel, undefined)
  }
}
