/** A part of a picture, from `at` up to `end`. */
export type Part = { readonly at: number; readonly end: number }

/** Small enough that a slow network finishes one before it drops. */
const PART_BYTES_MIN = 8 * 1024
export const PART_BYTES_FIRST = 16 * 1024
/** A part that took less than the first may be twice as large next time; one that took more than the second, half. */
const QUICK_MS = 1_500
const SLOW_MS = 6_000

/** What is to be sent next, when the server has so many bytes; `undefined` when it has them all. */
export function nextPart(received: number, size: number, partBytes: number): Part | undefined {
  if (received >= size) return undefined
  return { at: received, end: Math.min(size, received + partBytes) }
}

/** Parts grow on a good network and shrink on a bad one: a lost part is lost time, and a small part is a round trip. */
export function nextPartBytes(partBytes: number, tookMs: number, partBytesMax: number): number {
  if (tookMs < QUICK_MS) return Math.min(partBytes * 2, partBytesMax)
  if (tookMs > SLOW_MS) return Math.max(Math.floor(partBytes / 2), Math.min(PART_BYTES_MIN, partBytesMax))
  return Math.min(partBytes, partBytesMax)
}

/** How far an upload is, as it is shown: whole percent, never 100 before all is there. */
export function percentOf(received: number, size: number): number {
  if (size === 0) return 0
  return Math.min(100, Math.floor((received / size) * 100))
}

/** Rounded up: what is on its way is never shown as nothing. */
export function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1_000)
}
