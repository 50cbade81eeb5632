export type SeededRandom = {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number
  readonly one: <T>(of: readonly T[]) => T
}

/** A pseudo-random sequence that repeats for the same seed (mulberry32). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    one(of) {
      const chosen = of[below(of.length)]
      if (chosen === undefined) throw new Error('nothing to choose from')
      return chosen
    },
  }
}
