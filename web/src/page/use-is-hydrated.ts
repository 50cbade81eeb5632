import { useSyncExternalStore } from 'react'

/** One HTML file serves every address of a page, so the address must not be used before the page has hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, atBuildTime)
}

const never = () => () => undefined
const inBrowser = () => true
const atBuildTime = () => false
