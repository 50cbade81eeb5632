/** Not the phone's clock, which may be wrong by hours and may be set right in the middle of a hold. */
let ahead = Number.NEGATIVE_INFINITY

/**
 * Takes the server's time off an answer. An answer can only be late, never early, so the most advanced one is the truest;
 * one that was kept for a repeated question, with the time of the first, changes nothing.
 */
export function syncServerClock(now: string): void {
  ahead = Math.max(ahead, Date.parse(now) - performance.now())
}

/** In milliseconds, as the server counts them. */
export function serverNow(): number {
  return Number.isFinite(ahead) ? performance.now() + ahead : Date.now()
}
