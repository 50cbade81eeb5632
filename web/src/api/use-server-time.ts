import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './server-clock.ts'

/**
 * The server's time in milliseconds, updated at every multiple of `everyMs` and at the given moments, so that the screens of all viewers
 * change together.
 */
export function useServerTime(everyMs: number, moments: readonly number[] = []): number {
  // An object, so that a timer that fires early, at the same time as before, starts the next one.
  const [now, setNow] = useState(() => ({ time: serverNow() }))
  const nextMoment = Math.min(...moments.filter((moment) => moment > now.time))
  useEffect(() => onClockChange(() => setNow({ time: serverNow() })), [])
  useEffect(() => {
    const next = Math.min(now.time - (now.time % everyMs) + everyMs, nextMoment)
    const timer = setTimeout(() => setNow({ time: serverNow() }), Math.ceil(next - serverNow()))
    return () => clearTimeout(timer)
  }, [now, everyMs, nextMoment])
  return now.time
}
