import type { Game } from '@edil/contract/games'
import type { LiveEvent } from '@edil/contract/live'

export type Connection = 'connecting' | 'live' | 'polling'

export type GameBoard = { readonly games: ReadonlyMap<string, Game>; readonly connection: Connection }

/** nginx pings every 15 s. A phone that left its network often never hears that the connection is gone. */
const SILENCE_MS = 35_000
/** While the live engine is away. */
const POLL_MS = 5_000
/** A public answer may be up to two seconds old (see the cache rules of the API), so one read soon after (re)connecting is not enough. */
const SETTLE_MS = 3_000
/** Even a message lost inside the live engine, which nothing announces, is made good within this time. */
const RECHECK_MS = 30_000
const REOPEN_MS = [500, 1_000, 2_000, 5_000] as const

/**
 * Keeps a list of games right, whatever happens to the connection. Events bring changes at once; reading the whole list
 * again after every (re)connection, and now and then, makes good whatever events were missed. An older version never
 * replaces a newer one, so the order of all this does not matter.
 */
export function watchGames(show: (board: GameBoard) => void): () => void {
  const games = new Map<string, Game>()
  let connection: Connection = 'connecting'
  let source: EventSource | undefined
  let reopenCount = 0
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const later = (name: string, ms: number, task: () => void) => {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(task, ms))
  }
  const tell = (state: Connection) => {
    connection = state
    show({ games, connection })
  }
  const accept = (game: Game) => {
    const known = games.get(game.id)
    if (!known || known.version < game.version) games.set(game.id, game)
  }

  async function read(): Promise<void> {
    later('recheck', connection === 'live' ? RECHECK_MS : POLL_MS, () => void read())
    try {
      const response = await fetch('/api/games', { cache: 'no-cache' })
      if (!response.ok) return
      const { games: going } = (await response.json()) as { games: Game[] }
      going.forEach(accept)
      // Gone from the list means ended: its last event may have passed while we were away.
      const ids = new Set(going.map(({ id }) => id))
      const missing = [...games.values()].filter(({ id, status }) => !ids.has(id) && isGoing(status))
      await Promise.all(missing.map(({ id }) => readOne(id)))
      show({ games, connection })
    } catch {
      // Offline. What is on the screen stays, and the next read comes by itself.
    }
  }

  async function readOne(id: string): Promise<void> {
    const response = await fetch(`/api/games/${id}`, { cache: 'no-cache' })
    if (response.ok) accept((await response.json()) as Game)
  }

  function open(): void {
    source?.close()
    source = new EventSource('/live/games')
    later('silence', SILENCE_MS, open)
    source.onopen = () => {
      reopenCount = 0
      tell('live')
      void read()
      later('settle', SETTLE_MS, () => void read())
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      later('silence', SILENCE_MS, open)
      const event = JSON.parse(data) as LiveEvent
      accept(event.game)
      show({ games, connection })
    }
    source.addEventListener('ping', () => later('silence', SILENCE_MS, open))
    source.onerror = () => {
      tell('polling')
      later('recheck', 0, () => void read())
      // The browser reconnects by itself after a broken connection, but gives up after an answer like 502.
      const wait = REOPEN_MS[Math.min(reopenCount, REOPEN_MS.length - 1)] ?? 0
      reopenCount += 1
      later('reopen', wait * (0.75 + Math.random() / 2), () => source?.readyState === EventSource.CLOSED && open())
    }
  }

  const wakeUp = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) open()
  }
  window.addEventListener('online', wakeUp)
  document.addEventListener('visibilitychange', wakeUp)
  open()
  void read()

  return () => {
    window.removeEventListener('online', wakeUp)
    document.removeEventListener('visibilitychange', wakeUp)
    for (const timer of timers.values()) clearTimeout(timer)
    source?.close()
  }
}

function isGoing(status: Game['status']): boolean {
  return status !== 'completed' && status !== 'cancelled'
}
