import { useEffect, useState } from 'react'

/** A second click on one spot comes within this time. */
const SETTLE_MS = 600
const NOTHING_YET = Symbol('nothing yet')

/**
 * True for a moment after `change` has become another value, also at first. Buttons that decide something ignore presses
 * meanwhile: a click that was meant for what was in this place before must not decide about what came after it.
 */
export function useIsSettling(change: string): boolean {
  const [settled, setSettled] = useState<string | symbol>(NOTHING_YET)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(change), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [change])
  return settled !== change
}
