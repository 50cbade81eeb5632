import { useSyncExternalStore } from 'react'

/** A page's HTML is written once for every address it answers to: while it is being taken over, its address says nothing yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, atBuildTime)
}

const never = () => () => undefined
const inBrowser = () => true
const atBuildTime = () => false
