import { createEmitter } from '../store/create-emitter.ts'

/** Offset from `performance.now()`. Not from the phone's clock, which may be hours wrong and may be corrected during a hold. */
let ahead = Number.NEGATIVE_INFINITY
/** The largest offsets of this window and the one before: a clock that drifts, or was too fast, is corrected after a while. */
let [ofWindow, ofWindowBefore] = [ahead, ahead]
let windowEndsAt = 0
const WINDOW_MS = 120_000
const { subscribe, emit } = createEmitter()

/** Calls the listener when a more accurate time is known. */
export const onClockChange = subscribe

/**
 * Learns the server's time, in milliseconds, from a response or an event. Both can only be late, never early, so the most advanced one
 * is the most accurate, and an older one, stored for a repeated request, changes nothing.
 */
export function syncServerClock(now: number): void {
  const known = now - performance.now()
  if (Number.isNaN(known)) return
  if (performance.now() > windowEndsAt) {
    windowEndsAt = performance.now() + WINDOW_MS
    ofWindowBefore = ofWindow
    ofWindow = known
  }
  ofWindow = Math.max(ofWindow, known)
  const before = ahead
  ahead = Math.max(ofWindow, ofWindowBefore)
  if (ahead !== before) emit()
}

/** The server's time in milliseconds. */
export function serverNow(): number {
  return Number.isFinite(ahead) ? performance.now() + ahead : Date.now()
}
