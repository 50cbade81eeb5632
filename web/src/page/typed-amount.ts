/** The largest plausible amount, in birr. */
const BIRR_MAX = 10_000_000

/** Santim from typed birr: '1,500', '1500.50', ' 500 '. Empty is 0; `undefined` is not an amount. */
export function santimFrom(typed: string): number | undefined {
  const written = typed.normalize('NFKC').replace(/[\s,]/g, '')
  if (written === '') return 0
  const [, birr, santim = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(written) ?? []
  if (birr === undefined || Number(birr) > BIRR_MAX) return undefined
  return Number(birr) * 100 + Number(santim.padEnd(2, '0'))
}
