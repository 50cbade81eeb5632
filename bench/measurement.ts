export type Options = {
  readonly short: boolean
  readonly viewers: number | undefined
  /** Seeds every random choice of the run; the same seed repeats the same choices. */
  readonly seed: number | undefined
  readonly scenarios: number | undefined
  readonly requests: number | undefined
  /** The number of the only request of the run that is sent. */
  readonly only: number | undefined
}

/** `line` is the figure line; any entry in `faults` makes the run fail. */
export type Outcome = { readonly line: string; readonly faults: readonly string[] }

export type Measurement = (options: Options) => Promise<Outcome>

/** The value below which the given share of `values` falls. */
export function quantile(values: Float64Array | readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
