export type Options = {
  readonly short: boolean
  readonly viewers: number | undefined
  /** Of what happens by chance; the same seed makes the same happen again. */
  readonly seed: number | undefined
  readonly lives: number | undefined
}

/** `line` is the figure; `faults` is what makes the run fail. */
export type Outcome = { readonly line: string; readonly faults: readonly string[] }

export type Measurement = (options: Options) => Promise<Outcome>

/** The value below which the given share of `values` lies. */
export function quantile(values: Float64Array | readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
