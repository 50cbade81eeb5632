/** A phone's screenshot has well under a megabyte, a photo of a screen a few. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024
/** What one part of an upload may carry: lost again when the network breaks in the middle of it. */
export const PART_BYTES_MAX = 64 * 1024

/** What is kept is at most so many pixels wide and high: enough to read every digit of a receipt. */
export const SIDE_MAX = 2_000

/** The grid of brightness that a likeness is read off: one more across than it has bits in a row. */
export const LIKENESS_GRID = { width: 9, height: 8 } as const
const LIKENESS_BITS = 64

/**
 * Up to so many bits of 64 apart, two pictures look alike: one saved again differs by 2 to 7. Two honest receipts on one
 * template differ by as little, so this is a hint for a person and never a verdict.
 */
export const LIKE_BITS_MAX = 8

/**
 * 64 bits that change little when a picture is saved again, made smaller or brightened: whether each of 8 × 8 places is
 * darker than the one to its right. Signed, as a database column holds it.
 */
export function likenessOf(brightness: Uint8Array): bigint {
  const { width, height } = LIKENESS_GRID
  if (brightness.length !== width * height) throw new RangeError(`expected ${width * height} places`)
  let bits = 0n
  for (const [place, value] of brightness.entries()) {
    if (place % width === width - 1) continue
    bits = (bits << 1n) | (value < (brightness[place + 1] ?? 0) ? 1n : 0n)
  }
  return BigInt.asIntN(LIKENESS_BITS, bits)
}

/** What is new in a part, given how much of the upload is there: nothing when all of it is, or when something lies between. */
export function freshBytes(part: Uint8Array, atByte: number, received: number): Uint8Array {
  return atByte > received ? part.subarray(0, 0) : part.subarray(Math.min(received - atByte, part.length))
}
