import type { LiveEvent } from '@edil/contract/live'

export type Connection = 'connecting' | 'live' | 'polling'

export type LiveHandlers = {
  readonly onEvent: (event: LiveEvent) => void
  /** After every (re)connection: events may have passed. */
  readonly onOpen: () => void
  readonly onConnection: (connection: Connection) => void
}

/** nginx pings every 15 s. A phone that left its network often never hears that the connection is gone. */
const SILENCE_MS = 35_000
const REOPEN_MS = [500, 1_000, 2_000, 5_000] as const

/**
 * Listens to a channel for as long as the page lives. The browser reconnects by itself after a broken connection, with
 * the id of the last event; what it does not do is notice a dead one, or try again after an answer like 502.
 */
export function listenLive(channel: string, { onEvent, onOpen, onConnection }: LiveHandlers): () => void {
  let source: EventSource | undefined
  let reopenCount = 0
  let silence: ReturnType<typeof setTimeout>
  let reopen: ReturnType<typeof setTimeout>

  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(open, SILENCE_MS)
  }

  function open(): void {
    source?.close()
    source = new EventSource(`/live/${channel}`)
    heard()
    source.onopen = () => {
      reopenCount = 0
      heard()
      onConnection('live')
      onOpen()
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      heard()
      onEvent(JSON.parse(data))
    }
    source.addEventListener('ping', heard)
    source.onerror = () => {
      onConnection('polling')
      const wait = REOPEN_MS[Math.min(reopenCount, REOPEN_MS.length - 1)] ?? 0
      reopenCount += 1
      clearTimeout(reopen)
      // Spread out, so that a node that comes back is not met by all its viewers in the same instant.
      reopen = setTimeout(() => source?.readyState === EventSource.CLOSED && open(), wait * (0.75 + Math.random() / 2))
    }
  }

  const wakeUp = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && source?.readyState !== EventSource.OPEN) open()
  }
  window.addEventListener('online', wakeUp)
  document.addEventListener('visibilitychange', wakeUp)
  open()

  return () => {
    window.removeEventListener('online', wakeUp)
    document.removeEventListener('visibilitychange', wakeUp)
    clearTimeout(silence)
    clearTimeout(reopen)
    source?.close()
  }
}
