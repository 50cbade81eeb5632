import type { reportActivity } from '@edil/contract/sessions'
import { useEffect } from 'react'
import { send } from '../../api/client.ts'

const REPORT_EVERY_MS = 60_000

/**
 * Reports a key press or click, at most once a minute: a staff session without reports ends, whatever the page reads
 * automatically meanwhile. Inputs within the minute after a report are not reported, so a session can end up to a minute early.
 */
export function useActivityReports(): void {
  useEffect(() => {
    let reportedAt = Number.NEGATIVE_INFINITY
    const report = () => {
      if (performance.now() - reportedAt < REPORT_EVERY_MS) return
      reportedAt = performance.now()
      // The next read of the page shows it when the session has ended.
      send<typeof reportActivity>('POST', '/api/session/activity').catch(() => undefined)
    }
    const ending = new AbortController()
    for (const input of ['keydown', 'pointerdown'])
      window.addEventListener(input, report, { capture: true, passive: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
}
