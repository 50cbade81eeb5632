import type { LiveEvent } from '@edil/contract/live'
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsPolling } from './connection.ts'
import { useLiveUpdates } from './use-live-updates.ts'

/** While the live engine is unreachable. */
const POLL_MS = 3_000
/** For an event lost inside the live engine, which nothing reports. */
const RECHECK_MS = 30_000

export type LiveQuery<Data> = {
  readonly key: QueryKey
  readonly channel: string
  /** Fetches the current state. `known` is what is cached. */
  readonly read: (known: Data | undefined) => Promise<Data>
  /** The newer of both. The same object when `received` is not newer, so that nothing renders again. */
  readonly merge: (known: Data | undefined, received: Data) => Data
  /** The state that an event carries; `undefined` for an event that does not concern this query. */
  readonly receive: (event: LiveEvent) => Data | undefined
  /** Further queries that an event makes stale. */
  readonly staleAfter?: (known: Data | undefined, received: Data) => readonly QueryKey[]
  /** Further queries to read again after a reconnection. */
  readonly related?: readonly QueryKey[]
  readonly pollMs?: number
  readonly recheckMs?: number
}

/**
 * Server state that live events keep current.
 *
 * Inputs: responses of `read`, events of `channel`, and the state of the connection (live.ts).
 * States: no data, or the newest data received. Beside it the connection: `live`, or `polling` while it is broken.
 * Invariants: responses and events go through the same `merge`, so any order of arrival gives the same state, and a response
 * that is older than an event received meanwhile does not undo it. One listener per channel and page.
 * Reads: on mount; after every reconnection, because events may have been missed; once more 3 s after every connection,
 * because public responses may be two seconds old; every `recheckMs`; every `pollMs` while polling.
 * Failure behaviour: the data stay as they are and reading goes on; `isError` without `data` means that nothing was ever read.
 */
export function useLiveQuery<Data>(query: LiveQuery<Data>) {
  const { key, channel, related = [], pollMs = POLL_MS, recheckMs = RECHECK_MS } = query
  const client = useQueryClient()
  const isPolling = useIsPolling(channel)
  useLiveUpdates({ channel, refetchKeys: [key, ...related], onEvent: (event) => applyEvent(client, query, event) })
  return useQuery({
    queryKey: key,
    queryFn: () => readMerged(client, query),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isPolling ? pollMs : recheckMs,
    structuralSharing: false,
  })
}

export async function readMerged<Data>(client: QueryClient, { key, read, merge }: LiveQuery<Data>): Promise<Data> {
  const received = await read(client.getQueryData(key))
  // Again: events may have arrived while the response was on its way.
  return merge(client.getQueryData(key), received)
}

export function storeReceived<Data>(client: QueryClient, { key, merge }: LiveQuery<Data>, received: Data): void {
  client.setQueryData<Data>(key, (known: Data | undefined) => merge(known, received))
}

function applyEvent<Data>(client: QueryClient, query: LiveQuery<Data>, event: LiveEvent): void {
  const received = query.receive(event)
  if (received === undefined) return
  const stale = query.staleAfter?.(client.getQueryData(query.key), received) ?? []
  storeReceived(client, query, received)
  for (const queryKey of stale) void client.invalidateQueries({ queryKey })
}
