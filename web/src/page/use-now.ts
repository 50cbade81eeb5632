import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000
let now = new Date()

function subscribe(listener: () => void): () => void {
  now = new Date()
  const timer = setInterval(() => {
    now = new Date()
    listener()
  }, TICK_MS)
  return () => clearInterval(timer)
}

/** The time, updated twice a minute: enough for 'in 2 h 14 min', and phones sleep in between. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}
