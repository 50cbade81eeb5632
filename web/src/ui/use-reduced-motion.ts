import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const wish = matchMedia(QUERY)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

/** Whether the reader wants nothing to move. Styles know it by themselves; this is for what waits for a movement. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
