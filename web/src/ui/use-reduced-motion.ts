import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const wish = matchMedia(QUERY)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

/** Whether the reader prefers reduced motion. For code that waits for an animation; styles use the media query. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
