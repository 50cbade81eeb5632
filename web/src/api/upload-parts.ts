/** A part of a picture, from `at` up to `end`. */
export type Part = { readonly at: number; readonly end: number }

/** Small enough for a slow network to finish before it drops. */
const PART_BYTES_MIN = 8 * 1024
export const PART_BYTES_FIRST = 16 * 1024
/** After a part faster than QUICK_MS the next one is twice as large; after one slower than SLOW_MS, half as large. */
const QUICK_MS = 1_500
const SLOW_MS = 6_000

/** The next part to send, given how many bytes the server has; `undefined` when it has all. */
export function nextPart(received: number, size: number, partBytes: number): Part | undefined {
  if (received >= size) return undefined
  return { at: received, end: Math.min(size, received + partBytes) }
}

/** Parts grow on a good network, since each costs a round trip, and shrink on a bad one, since a lost part is sent again. */
export function nextPartBytes(partBytes: number, tookMs: number, partBytesMax: number): number {
  if (tookMs < QUICK_MS) return Math.min(partBytes * 2, partBytesMax)
  if (tookMs > SLOW_MS) return Math.max(Math.floor(partBytes / 2), Math.min(PART_BYTES_MIN, partBytesMax))
  return Math.min(partBytes, partBytesMax)
}

/** Progress in whole percent, never 100 before everything is received. */
export function percentOf(received: number, size: number): number {
  if (size === 0) return 0
  return Math.min(100, Math.floor((received / size) * 100))
}

/** Rounded up, so that a small upload is not shown as 0 kB. */
export function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1_000)
}
