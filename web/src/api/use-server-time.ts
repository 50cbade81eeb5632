import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** The server's time in milliseconds, updated every `everyMs`. */
export function useServerTime(everyMs: number): number {
  const [time, setTime] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setTime(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return time
}
