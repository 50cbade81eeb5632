import type { Language } from './people.ts'

declare const santim: unique symbol

/**
 * Whole santim, a hundredth of a birr. A `bigint`, so that a price times 0.1 does not compile; branded, so that a count of numbers
 * is not accepted as money.
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

/** An amount of a row or a rule, for JSON, which has no bigint. One that is too large for it throws; it is never rounded. */
export function toWire(amount: bigint): number {
  const wire = Number(amount)
  if (!Number.isSafeInteger(wire)) throw new RangeError(`too large for JSON: ${amount} santim`)
  return wire
}

/** An amount of a response. */
export function fromWire(wire: number): Santim {
  return BigInt(wire) as Santim
}

const CURRENCIES: Record<Language, string> = { en: 'ETB', am: 'ብር' }

/** '35,000', in both languages. Without Intl: the first Intl.NumberFormat costs a slow phone 50 ms during the first paint. */
export function formatNumber(value: number | bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Figure and currency separately, so that a screen can show the currency smaller. */
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

/** As a transfer form takes it: '1500', '1500.50'. */
export function plainBirr(amount: Santim): string {
  return moneyParts(amount, 'en').figure.replaceAll(',', '')
}
