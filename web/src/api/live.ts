import { hasHeartbeat } from '@edil/contract/channels'
import type { LiveEvent } from '@edil/contract/live'
import { serverNow, syncServerClock } from './server-clock.ts'
import { countSilence } from './silences.ts'

export type Connection = 'connecting' | 'live' | 'polling'

export type LiveHandlers = {
  readonly onEvent: (event: LiveEvent) => void
  /** After every (re)connection: events may have been missed. */
  readonly onOpen: () => void
  readonly onConnection: (connection: Connection) => void
}

/** nginx sends a ping every 15 s. A phone that changed networks often never learns that its connection is gone. */
const SILENCE_MS = 35_000
/** A heartbeat comes every 10 s. The pages of a channel do not all reconnect in the same moment. */
const HEARTBEAT_LATE_MS = 11_000
const SPREAD_MS = 800
/** While no heartbeat comes, the wait is doubled up to 88 s: perhaps no worker runs. */
const DOUBLINGS_MAX = 3
const REOPEN_MS = [500, 1_000, 2_000, 5_000] as const

/**
 * EventSource client for one channel. Returns the function that closes it.
 *
 * Inputs: events, heartbeats and pings of the channel, errors of the EventSource, and the page's `online` and `visibilitychange` events.
 * States: `connecting` until the first response; `live` while the stream is open; `polling` after an error, until it is open again.
 * Invariants: at most one EventSource is open; events are delivered in the order in which the channel sent them; `onOpen`
 * follows every connection, and comes before the first event of that connection.
 * Failure behaviour: after a network error the browser reconnects; events sent meanwhile are missed. The browser does not reopen
 * after an HTTP error such as 502, so this client does, after 0.5 to 5 s, ± 25 % to spread the viewers of a node that comes back.
 * Nor does it notice a connection that is dead, or open and silent: without a heartbeat for 11 s (in channels without heartbeats:
 * without a ping for 35 s), when a heartbeat names a message that did not arrive, and whenever the page becomes visible or online
 * without an open stream, the client replaces the EventSource. It never gives up.
 */
export function listenLive(channel: string, { onEvent, onOpen, onConnection }: LiveHandlers): () => void {
  const isBeating = hasHeartbeat(channel)
  let source: EventSource | undefined
  let failures = 0
  /** Connections in a row that had to be replaced because they were silent. */
  let silences = 0
  let silence: ReturnType<typeof setTimeout>
  let reopen: ReturnType<typeof setTimeout>

  const restartSilenceTimer = () => {
    clearTimeout(silence)
    const lateMs = (HEARTBEAT_LATE_MS + SPREAD_MS * Math.random()) * 2 ** Math.min(silences, DOUBLINGS_MAX)
    silence = setTimeout(replaceSilent, isBeating ? lateMs : SILENCE_MS)
  }

  function replaceSilent(): void {
    if (source?.readyState === EventSource.OPEN) {
      silences += 1
      countSilence()
    }
    onConnection('connecting')
    open()
  }

  function open(): void {
    source?.close()
    source = new EventSource(`/live/${channel}`)
    restartSilenceTimer()
    let openedAt = performance.now()
    /** Of the messages that have arrived. */
    let newest: number | undefined
    source.onopen = () => {
      failures = 0
      openedAt = performance.now()
      newest = undefined
      restartSilenceTimer()
      onConnection('live')
      onOpen()
    }
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      const event: LiveEvent = JSON.parse(data)
      if (event.kind === 'heartbeat') {
        syncServerClock(Date.parse(event.at))
        // What was sent before the connection did not have to arrive.
        const known = newest ?? positionOf(`${(serverNow() - performance.now() + openedAt) / 1_000 + 1}`)
        if (event.before && positionOf(event.before) > known) return replaceSilent()
        silences = 0
      }
      newest = positionOf(lastEventId)
      restartSilenceTimer()
      if (event.kind !== 'heartbeat') onEvent(event)
    }
    if (!isBeating) source.addEventListener('ping', restartSilenceTimer)
    source.onerror = () => {
      onConnection('polling')
      const delayMs = REOPEN_MS[Math.min(failures, REOPEN_MS.length - 1)] ?? 0
      failures += 1
      clearTimeout(reopen)
      const openIfClosed = () => source?.readyState === EventSource.CLOSED && open()
      reopen = setTimeout(openIfClosed, delayMs * (0.75 + Math.random() / 2))
    }
  }

  const openIfNeeded = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && source?.readyState !== EventSource.OPEN) open()
  }
  window.addEventListener('online', openIfNeeded)
  document.addEventListener('visibilitychange', openIfNeeded)
  open()

  return () => {
    window.removeEventListener('online', openIfNeeded)
    document.removeEventListener('visibilitychange', openIfNeeded)
    clearTimeout(silence)
    clearTimeout(reopen)
    source?.close()
  }
}

/** In the order of sending. The id of a message is a time in seconds and a number within that second. */
function positionOf(id: string): number {
  const [seconds, number = 0] = id.split(':').map(Number)
  return Number(seconds) * 1e5 + number
}
