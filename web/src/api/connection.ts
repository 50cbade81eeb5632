import { useSyncExternalStore } from 'react'
import type { Connection } from './live.ts'

let current: Connection = 'connecting'
const listeners = new Set<() => void>()

export function reportConnection(connection: Connection): void {
  if (connection === current) return
  current = connection
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const atBuildTime = () => 'connecting' as const

/** How news reaches this page at the moment. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => current, atBuildTime)
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What the phone itself believes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
}
