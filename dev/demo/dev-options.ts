import { parseArgs } from 'node:util'

export type DevOptions = {
  /** Only the plans: no people, no past. */
  readonly isEmpty: boolean
  /** No simulated players. */
  readonly isQuiet: boolean
  /** Deletes the data of earlier starts first. */
  readonly isFresh: boolean
  /** Chooses the people and their purchases. */
  readonly seed: number
  /** How many days of past. */
  readonly days: number
}

const SEED = 1
const DAYS = 31

/** `npm run dev -- --seed 7 --days 3 --quiet`; `--empty` and `--fresh` stand alone or together. */
export function readDevOptions(args: readonly string[]): DevOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      empty: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(SEED) },
      days: { type: 'string', default: String(DAYS) },
    },
  })
  const { empty: isEmpty, quiet: isQuiet, fresh: isFresh } = values
  return { isEmpty, isQuiet, isFresh, seed: count('seed', values.seed, 0), days: count('days', values.days, 1) }
}

const COUNT_MAX = 1_000_000

function count(name: string, text: string, least: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= COUNT_MAX) return value
  throw new Error(`--${name} ${text}: expected a whole number from ${least} on`)
}
