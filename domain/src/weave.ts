import type { GameType } from './plans.ts'

export type Weave = {
  readonly width: number
  readonly height: number
  readonly outline: string
  readonly heart: string
}

/** The ground of a ticket's bands tells the game's type from across a room. Cloth is never themed. */
export const BAND_GROUNDS: Record<GameType, string> = {
  midday: '#8A5A00',
  daily: '#06402A',
  weekly: '#8F1D1A',
  monthly: '#174A7C',
}

const DIAMOND_WIDTH = 6
const HEIGHT = 9

/**
 * One hex digit is one diamond on a grid of 7 × 7 stitches; neighbours share a tip. Answers SVG path data.
 * A picture for the eye and never the proof: print the hex beside it.
 */
export function weave(hex: string): Weave {
  if (!/^[0-9a-f]*$/i.test(hex)) throw new RangeError(`not hex: ${hex}`)
  const diamonds = [...hex].map((digit, index) =>
    diamondOf(Number.parseInt(digit, 16), index, index === hex.length - 1),
  )
  return {
    width: hex.length * DIAMOND_WIDTH + 1,
    height: HEIGHT,
    outline: diamonds.map(({ outline }) => outline).join(''),
    heart: diamonds.map(({ heart }) => heart).join(''),
  }
}

function diamondOf(digit: number, index: number, isLast: boolean): { outline: string; heart: string } {
  let outline = ''
  let heart = ''
  for (let y = -3; y <= 3; y++) {
    for (let x = -3; x <= 3; x++) {
      const stitch = `M${x + 3 + DIAMOND_WIDTH * index} ${y + 4}h1v1h-1z`
      if (Math.abs(x) + Math.abs(y) === 3 && (x < 3 || isLast)) outline += stitch
      else if (isSewn(digit, x, y)) heart += stitch
    }
  }
  return { outline, heart }
}

/** Bits of a digit: 8 is the centre, 4 the stitches beside it, 2 the diagonal ones, 1 the tips inside the outline. */
function isSewn(digit: number, x: number, y: number): boolean {
  const distance = Math.abs(x) + Math.abs(y)
  if (distance === 0) return (digit & 8) !== 0
  if (distance === 1) return (digit & 4) !== 0
  if (distance !== 2) return false
  return (digit & (x !== 0 && y !== 0 ? 2 : 1)) !== 0
}
