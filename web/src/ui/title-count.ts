import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from '../store/create-emitter.ts'

const { subscribe, emit } = createEmitter()
let shown = 0

function show(count: number): void {
  shown = count
  emit()
}

/** Puts how much waits before the title of the page while the component is mounted: '(7) Payments'. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    show(count)
    return () => show(0)
  }, [count])
}

export function useTitleCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => 0,
  )
}
