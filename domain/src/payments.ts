import { PICKS_MAX } from './boards.ts'
import { type Santim, times } from './money.ts'

export const PAYMENT_STATUSES = ['pending', 'approved', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What became of approved money: a ticket, a ticket still to be selected, or money to be sent back. */
export const PAYMENT_OUTCOMES = ['ticket', 'selection', 'refund'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

/** Why a payment was rejected. A mendable reason gives the player a fresh hold, to send it again. */
export const REJECTIONS = {
  wrong_picture: { isMendable: true },
  unreadable: { isMendable: true },
  wrong_amount: { isMendable: true },
  used_before: { isMendable: false },
  not_received: { isMendable: false },
  fraud: { isMendable: false },
  cancelled: { isMendable: false },
  other: { isMendable: false },
} as const satisfies Record<string, { readonly isMendable: boolean }>
export type Rejection = keyof typeof REJECTIONS
export const REJECTION_CODES = Object.keys(REJECTIONS) as [Rejection, ...Rejection[]]

export const REFUND_REASONS = ['rejected', 'paid_too_much', 'game_cancelled', 'not_wanted'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** What so many numbers cost: always computed here, never read from an address. */
export function priceOf(fee: Santim, count: number): Santim {
  if (count < 1 || count > PICKS_MAX) throw new RangeError(`a payment for ${count} numbers`)
  return times(fee, count)
}

export const REFERENCE_LENGTH = { min: 6, max: 30 } as const

/**
 * A transaction reference in the one form in which it is compared: capitals and digits. People copy it with spaces, dashes
 * and in small letters, and type O for 0; the last is left alone, because both occur. `undefined` when there is none.
 */
export function normaliseReference(typed: string): string | undefined {
  const reference = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return reference === '' ? undefined : reference
}

export function isReference(normalised: string): boolean {
  return (
    /^[A-Z0-9]+$/.test(normalised) &&
    normalised.length >= REFERENCE_LENGTH.min &&
    normalised.length <= REFERENCE_LENGTH.max
  )
}
