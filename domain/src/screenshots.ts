/** A screenshot of a phone is well under 1 MB; a photo of a screen has a few MB. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024
/** The size of one upload part. A part is sent again when the network fails in the middle of it, so parts are small. */
export const PART_BYTES_MAX = 64 * 1024
/** Every part is a row. Only the last part of a picture may be smaller. */
export const PART_BYTES_MIN = 4 * 1024

/** The largest width and height of a stored picture, in pixels: enough to read every digit of a receipt. */
export const SIDE_MAX = 2_000

/** The brightness grid of a perceptual hash: one column more than bits in a row, because neighbours are compared. */
export const PERCEPTUAL_HASH_GRID = { width: 9, height: 8 } as const
const PERCEPTUAL_HASH_BITS = 64

/**
 * Two pictures are reported as similar when their hashes differ in at most this many of 64 bits: a re-saved picture differs in 2 to 7.
 * Two honest receipts on one template differ as little, so this is a hint for the reviewer and never a decision.
 */
export const SIMILAR_BITS_MAX = 7

/**
 * Pictures that resemble those of more than this many other people show a common template, and are not reported: the hash cannot
 * tell two receipts of one app apart. Among 120 receipts on one template the nearest hash was mostly equal, while re-saved copies
 * were 3 to 8 bits away. Copies on a common template are found by their transaction number and by identical bytes.
 */
export const SIMILAR_PEOPLE_MAX = 2

/**
 * A perceptual hash (dHash): 64 bits that change little when a picture is re-saved, resized or brightened. Each bit says whether
 * one of 8 × 8 places is darker than its right neighbour. Signed, to fit a bigint column.
 */
export function perceptualHashOf(brightness: Uint8Array): bigint {
  const { width, height } = PERCEPTUAL_HASH_GRID
  if (brightness.length !== width * height) throw new RangeError(`expected ${width * height} places`)
  let bits = 0n
  for (const [place, value] of brightness.entries()) {
    if (place % width === width - 1) continue
    bits = (bits << 1n) | (value < (brightness[place + 1] ?? 0) ? 1n : 0n)
  }
  return BigInt.asIntN(PERCEPTUAL_HASH_BITS, bits)
}

const BANDS = 4
const BAND_BITS = 16

/** The hash cut into four 16-bit bands; the band's index is above its bits, so that equal bits of two bands differ. */
export function hashBands(hash: bigint): number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const bits = Number((BigInt.asUintN(PERCEPTUAL_HASH_BITS, hash) >> BigInt(band * BAND_BITS)) & 0xffffn)
    return (band << BAND_BITS) | bits
  })
}

/**
 * The bands that a similar hash may have: each band, and each band with one bit changed. Hashes that differ in at most 7 bits
 * have a band that differs in at most one, so an index on the bands finds every similar hash (and some others).
 */
export function similarBands(hash: bigint): number[] {
  return hashBands(hash).flatMap((band) => [band, ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit))])
}

/** The bytes of a part that have not been received yet: none when all have been, or when the part would leave a gap. */
export function freshBytes(part: Uint8Array, atByte: number, received: number): Uint8Array {
  return atByte > received ? part.subarray(0, 0) : part.subarray(Math.min(received - atByte, part.length))
}
