const SANTIM_PER_BIRR = 100
const STITCHES_MAX = 25

/** The amount of one stitch in santim: the smallest of 1, 2, 5, 10, 20, 50 … birr with which the longest bar has at most 25. */
export function stitchOf(longestSantim: number): number {
  for (let power = SANTIM_PER_BIRR; ; power *= 10) {
    const found = [1, 2, 5].map((step) => step * power).find((stitch) => longestSantim / stitch <= STITCHES_MAX)
    if (found !== undefined) return found
  }
}

export type Scale = 'millions' | 'thousands' | 'ones'

const SCALES: Record<Scale, { readonly birr: number; readonly digits: number }> = {
  millions: { birr: 1_000_000, digits: 2 },
  thousands: { birr: 1_000, digits: 1 },
  ones: { birr: 1, digits: 0 },
}

/** In which unit the figures of a chart are short enough for a phone. */
export function scaleOf(longestSantim: number): Scale {
  const birr = longestSantim / SANTIM_PER_BIRR
  if (birr >= SCALES.millions.birr) return 'millions'
  return birr >= 10 * SCALES.thousands.birr ? 'thousands' : 'ones'
}

/** '1.19' for 1,199,999 birr in millions: cut, never rounded up. */
export function figureIn(scale: Scale, santim: number): string {
  const { birr, digits } = SCALES[scale]
  const parts = 10 ** digits
  return (Math.floor((santim * parts) / (SANTIM_PER_BIRR * birr)) / parts).toFixed(digits)
}
