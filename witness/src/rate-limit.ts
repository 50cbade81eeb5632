const PER_SECOND = 20
const BURST = 100

/** True while there are requests left: `BURST` at once and `PER_SECOND` later. What it limits writes to the disk. */
export function createRateLimit(now = () => performance.now()): () => boolean {
  let left = BURST
  let at = now()
  return () => {
    left = Math.min(BURST, left + ((now() - at) / 1_000) * PER_SECOND)
    at = now()
    if (left < 1) return false
    left -= 1
    return true
  }
}
