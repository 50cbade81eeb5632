import type { Language } from './people.ts'

declare const santim: unique symbol

/**
 * Whole santim, the hundredth of a birr. A `bigint`, so that a price times 0.1 does not compile, and branded, so that
 * a count of numbers cannot be taken for money.
 */
export type Santim = bigint & { readonly [santim]: true }

const SANTIM_PER_BIRR = 100n

export function etb(birr: number): Santim {
  if (!Number.isSafeInteger(birr)) throw new RangeError(`not a whole number of birr: ${birr}`)
  return (BigInt(birr) * SANTIM_PER_BIRR) as Santim
}

export function asSantim(amount: bigint): Santim {
  return amount as Santim
}

export function times(amount: Santim, count: number): Santim {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`)
  return (amount * BigInt(count)) as Santim
}

export function sum(amounts: readonly Santim[]): Santim {
  return amounts.reduce<bigint>((total, amount) => total + amount, 0n) as Santim
}

/** JSON has no bigint. Every amount we move fits a safe integer; one that does not is a bug, not a rounding matter. */
export function toWire(amount: Santim): number {
  const wire = Number(amount)
  if (!Number.isSafeInteger(wire)) throw new RangeError(`too large for JSON: ${amount} santim`)
  return wire
}

const CURRENCIES: Record<Language, string> = { en: 'ETB', am: 'ብር' }

/** '35,000', in both languages. By hand: the first Intl.NumberFormat costs a slow phone 50 ms, in the middle of the first paint. */
export function formatNumber(value: number | bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The figure and the currency apart, so that a screen can set the currency smaller. */
export function moneyParts(amount: Santim, language: Language): { figure: string; currency: string } {
  const birr = formatNumber(amount / SANTIM_PER_BIRR)
  const rest = amount % SANTIM_PER_BIRR
  const santim = (rest < 0n ? -rest : rest).toString().padStart(2, '0')
  const sign = amount < 0n && amount > -SANTIM_PER_BIRR ? '-' : ''
  return { figure: rest === 0n ? birr : `${sign}${birr}.${santim}`, currency: CURRENCIES[language] }
}

export function formatMoney(amount: Santim, language: Language): string {
  const { figure, currency } = moneyParts(amount, language)
  return `${figure} ${currency}`
}
