import type { Santim } from './money.ts'

/**
 * A prize on its way to the winner: owed at the draw, claimed when the winner has said where to send it, approved by a second
 * person, paid when every part has been transferred. A transfer that fails makes it owed again.
 */
export const PAYOUT_STATUSES = ['owed', 'claimed', 'approved', 'paid', 'expired'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** The lists of the desk. A prize that is overdue is also in one of the first two. */
export const PRIZE_LISTS = ['to_approve', 'to_pay', 'overdue', 'unclaimed', 'paid'] as const
export type PrizeList = (typeof PRIZE_LISTS)[number]

export const PAYOUT_FAILURES = ['account_wrong', 'name_differs', 'limit_reached', 'method_down', 'other'] as const
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number]

/** How long 'I am paying this one' keeps others from paying the same prize or refund. */
export const RESERVATION_MINUTES = 10

/** Tax rates are hundredths of a percent. */
const RATE_ONE = 10_000n

/** The tax on a prize, rounded down to a whole santim, in the winner's favour. */
export function taxOn(gross: bigint, rate: number): Santim {
  if (!Number.isInteger(rate) || rate < 0 || rate > Number(RATE_ONE)) throw new RangeError(`not a tax rate: ${rate}`)
  return ((gross * BigInt(rate)) / RATE_ONE) as Santim
}

export type TransferLimit = { readonly transferMax: bigint | null }

/** A wallet accepts a limited amount per transfer. Prizes above it are paid to a bank account, in parts where needed. */
export function canReceive({ transferMax }: TransferLimit, net: bigint): boolean {
  return transferMax === null || net <= transferMax
}
