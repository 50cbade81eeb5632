const RATE_MAX = 9_000

/** Hundredths of a percent from typed percent: '20' is 2000, '12.5' is 1250. `undefined` is not a rate. */
export function rateFrom(typed: string): number | undefined {
  const written = typed.normalize('NFKC').replace(/[\s%]/g, '')
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(written) ?? []
  if (whole === undefined) return undefined
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return rate <= RATE_MAX ? rate : undefined
}

/** '20', '12.5'. */
export function percentOf(rate: number): string {
  return String(rate / 100)
}
