/**
 * `EDIL_FORM=full` (set by `npm run nightly`) runs every case. The short form, which is the default, runs a sample of the
 * cases that take long; each use says what it leaves out.
 */
export const isFullForm = process.env['EDIL_FORM'] === 'full'

/** All of `cases` in the full form, otherwise `count` of them, evenly spaced and including the first. */
export function sample<T>(cases: readonly T[], count: number): readonly T[] {
  if (isFullForm || cases.length <= count) return cases
  return Array.from({ length: count }, (_, index) => cases[Math.floor((index * cases.length) / count)] as T)
}
