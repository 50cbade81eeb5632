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
