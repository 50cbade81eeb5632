import type { LiveEvent } from '@edil/contract/live'

export type Connection = 'connecting' | 'live' | 'polling'

export type LiveHandlers = {
  readonly onEvent: (event: LiveEvent) => void
  /** After every (re)connection: events may have been missed. */
  readonly onOpen: () => void
  readonly onConnection: (connection: Connection) => void
}

/** nginx sends a ping every 15 s. A phone that changed networks often never learns that its connection is gone. */
const SILENCE_MS = 35_000
const REOPEN_MS = [500, 1_000, 2_000, 5_000] as const

/**
 * EventSource client for one channel. Returns the function that closes it.
 *
 * Inputs: events and pings of the channel, errors of the EventSource, and the page's `online` and `visibilitychange` events.
 * States: `connecting` until the first response; `live` while the stream is open; `polling` after an error, until it is open again.
 * Invariants: at most one EventSource is open; events are delivered in the order in which the channel sent them; `onOpen`
 * follows every connection, and comes before the first event of that connection.
 * Failure behaviour: after a network error the browser reconnects; events sent meanwhile are missed. The browser does not reopen
 * after an HTTP error such as 502, so this client does, after 0.5 to 5 s, ± 25 % to spread the viewers of a node that comes back.
 * Nor does it notice a dead connection: after 35 s without an event or a ping, and whenever the page becomes visible or
 * online without an open stream, the client replaces the EventSource. It never gives up.
 */
export function listenLive(channel: string, { onEvent, onOpen, onConnection }: LiveHandlers): () => void {
  let source: EventSource | undefined
  let failures = 0
  let silence: ReturnType<typeof setTimeout>
  let reopen: ReturnType<typeof setTimeout>

  const restartSilenceTimer = () => {
    clearTimeout(silence)
    silence = setTimeout(open, SILENCE_MS)
  }

  function open(): void {
    source?.close()
    source = new EventSource(`/live/${channel}`)
    restartSilenceTimer()
    source.onopen = () => {
      failures = 0
      restartSilenceTimer()
      onConnection('live')
      onOpen()
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      restartSilenceTimer()
      onEvent(JSON.parse(data))
    }
    source.addEventListener('ping', restartSilenceTimer)
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
