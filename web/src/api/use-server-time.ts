import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './server-clock.ts'

/**
 * The server's time in milliseconds, updated at every multiple of `everyMs` and at the given moments, so that the screens of all viewers
 * change together.
 */
export function useServerTime(everyMs: number, moments: readonly number[] = []): number {
  const [time, setTime] = useState(serverNow)
  const nextMoment = Math.min(...moments.filter((moment) => moment > time))
  useEffect(() => onClockChange(() => setTime(serverNow())), [])
  useEffect(() => {
    const next = Math.min(time - (time % everyMs) + everyMs, nextMoment)
    const timer = setTimeout(() => setTime(serverNow()), next - serverNow())
    return () => clearTimeout(timer)
  }, [time, everyMs, nextMoment])
  return time
}
