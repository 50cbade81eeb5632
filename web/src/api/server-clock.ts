import { createEmitter } from '../store/create-emitter.ts'

/** Offset from `performance.now()`. Not from the phone's clock, which may be hours wrong and may be corrected during a hold. */
let ahead = Number.NEGATIVE_INFINITY
const { subscribe, emit } = createEmitter()

/** Calls the listener when a more accurate time is known. */
export const onClockChange = subscribe

/**
 * Learns the server's time, in milliseconds, from a response or an event. Both can only be late, never early, so the most advanced one
 * is the most accurate, and an older one, stored for a repeated request, changes nothing.
 */
export function syncServerClock(now: number): void {
  const known = now - performance.now()
  if (!(known > ahead)) return
  ahead = known
  emit()
}

/** The server's time in milliseconds. */
export function serverNow(): number {
  return Number.isFinite(ahead) ? performance.now() + ahead : Date.now()
}
