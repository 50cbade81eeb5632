/** Offset from `performance.now()`. Not from the phone's clock, which may be hours wrong and may be corrected during a hold. */
let ahead = Number.NEGATIVE_INFINITY

/**
 * Learns the server's time from a response. A response can only be late, never early, so the most advanced one is the most
 * accurate, and an older one, stored for a repeated request, changes nothing.
 */
export function syncServerClock(now: string): void {
  ahead = Math.max(ahead, Date.parse(now) - performance.now())
}

/** The server's time in milliseconds. */
export function serverNow(): number {
  return Number.isFinite(ahead) ? performance.now() + ahead : Date.now()
}
