import { PICKS_MAX } from './boards.ts'
import { asSantim, type Santim, times } from './money.ts'

export const PAYMENT_STATUSES = ['pending', 'approved', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What an approved payment led to: a ticket, a ticket still to be selected, or a refund. */
export const PAYMENT_OUTCOMES = ['ticket', 'selection', 'refund'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

/** Why a payment was rejected. With a fixable reason the player gets a new hold and can submit again. */
export const REJECTIONS = {
  wrong_picture: { isFixable: true },
  unreadable: { isFixable: true },
  wrong_amount: { isFixable: true },
  used_before: { isFixable: false },
  not_received: { isFixable: false },
  fraud: { isFixable: false },
  cancelled: { isFixable: false },
  other: { isFixable: false },
} as const satisfies Record<string, { readonly isFixable: boolean }>
export type Rejection = keyof typeof REJECTIONS
export const REJECTION_CODES = Object.keys(REJECTIONS) as [Rejection, ...Rejection[]]

/** How long after a method was closed the screenshot of a transfer is still accepted: the money may have been sent before. */
export const ACCEPTED_AFTER_CLOSING_HOURS = 24

/** Automatic checks that a payment can fail. A failing one is approved only with a note and a second factor. */
export const FAILABLE_CHECKS = ['amount', 'reference', 'no_reference', 'picture'] as const
export type FailableCheck = (typeof FAILABLE_CHECKS)[number]

/** What keeps an operator from approving the payments of a player together: a failing check, or a screenshot not looked at. */
export const GROUP_CHECKS = [...FAILABLE_CHECKS, 'not_opened'] as const
export type GroupCheck = (typeof GROUP_CHECKS)[number]

export const REFUND_REASONS = ['rejected', 'paid_too_much', 'game_cancelled', 'not_wanted', 'withdrawn'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** The price of `count` numbers. Always computed here: the amount in a URL or a request is not trusted. */
export function priceOf(fee: Santim, count: number): Santim {
  if (count < 1 || count > PICKS_MAX) throw new RangeError(`a payment for ${count} numbers`)
  return times(fee, count)
}

/** Above this, an amount received is a slip of the keyboard or a fraud: ten times the price, and at least 10,000 ETB. */
export function receivedMax(price: Santim): Santim {
  const tenfold = times(price, 10)
  return tenfold > RECEIVED_ALWAYS_ACCEPTED ? tenfold : RECEIVED_ALWAYS_ACCEPTED
}

const RECEIVED_ALWAYS_ACCEPTED = asSantim(1_000_000n)

export const REFERENCE_LENGTH = { min: 6, max: 30 } as const

/**
 * A transaction reference in the form in which we compare it: capital letters and digits only. People type it with spaces, dashes
 * and lower case. O and 0 are not merged, because real references contain both. `undefined` when nothing is left.
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
