import type { GameType } from './plans.ts'

export type Weave = {
  readonly width: number
  readonly height: number
  readonly outline: string
  readonly fill: string
}

/** The background of a ticket's bands shows the game type. It is the same in the light and the dark theme. */
export const BAND_GROUNDS: Record<GameType, string> = {
  midday: '#8A5A00',
  daily: '#06402A',
  weekly: '#8F1D1A',
  monthly: '#174A7C',
}

const DIAMOND_WIDTH = 6
const HEIGHT = 9

/**
 * A visual fingerprint of hex digits, as SVG path data. One digit is one diamond on a grid of 7 × 7 stitches; neighbours share a tip.
 * It helps people compare and proves nothing: always print the hex beside it.
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
    fill: diamonds.map(({ fill }) => fill).join(''),
  }
}

function diamondOf(digit: number, index: number, isLast: boolean): { outline: string; fill: string } {
  let outline = ''
  let fill = ''
  for (let y = -3; y <= 3; y++) {
    for (let x = -3; x <= 3; x++) {
      const stitch = `M${x + 3 + DIAMOND_WIDTH * index} ${y + 4}h1v1h-1z`
      if (Math.abs(x) + Math.abs(y) === 3 && (x < 3 || isLast)) outline += stitch
      else if (isSewn(digit, x, y)) fill += stitch
    }
  }
  return { outline, fill }
}

/** Bits of a digit: 8 is the centre, 4 the stitches beside it, 2 the diagonal ones, 1 the tips inside the outline. */
function isSewn(digit: number, x: number, y: number): boolean {
  const distance = Math.abs(x) + Math.abs(y)
  if (distance === 0) return (digit & 8) !== 0
  if (distance === 1) return (digit & 4) !== 0
  if (distance !== 2) return false
  return (digit & (x !== 0 && y !== 0 ? 2 : 1)) !== 0
}
