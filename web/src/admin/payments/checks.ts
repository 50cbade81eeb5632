import type { PaymentReview } from '@edil/contract/review'
import { fromWire, toWire } from '@edil/domain/money'
import { priceOf, type Rejection } from '@edil/domain/payments'

/** `look`: the reviewer compares it with the screenshot. `unread`: a hint, not a fault. */
type CheckVerdict = 'pass' | 'fail' | 'unread' | 'look'

export type Check = { readonly topic: 'amount' | 'time' | 'reference' | 'picture'; readonly verdict: CheckVerdict }

/**
 * The transaction number in the field: the stored one, another one that is not compared with those of other payments yet, or one
 * that another payment has. The server refuses to store the last, so the stored number alone would pass its check.
 */
export type ReferenceState = 'stored' | 'unknown' | 'taken'

type Facts = Pick<
  PaymentReview,
  'amountSantim' | 'feeSantim' | 'count' | 'reference' | 'isReferenceReused' | 'duplicates'
>

/**
 * Automatic checks in the order in which a reviewer reads a receipt. The screenshot itself is not read automatically, so
 * amount and time never pass here: the reviewer compares them.
 */
export function checksOf(facts: Facts, entered: ReferenceState = 'stored'): readonly Check[] {
  return [
    { topic: 'amount', verdict: isPrice(facts) ? 'look' : 'fail' },
    { topic: 'time', verdict: 'look' },
    { topic: 'reference', verdict: referenceVerdict(facts, entered) },
    { topic: 'picture', verdict: pictureVerdict(facts) },
  ]
}

function isPrice({ amountSantim, feeSantim, count }: Facts): boolean {
  return amountSantim === toWire(priceOf(fromWire(feeSantim), count))
}

function referenceVerdict({ reference, isReferenceReused }: Facts, entered: ReferenceState): CheckVerdict {
  if (isReferenceReused || entered === 'taken') return 'fail'
  return reference === null || entered === 'unknown' ? 'unread' : 'pass'
}

/** Identical bytes are proof; a similar perceptual hash is only a hint, because receipts of one app look alike. */
function pictureVerdict({ duplicates }: Facts): CheckVerdict {
  if (duplicates.some(({ isIdentical }) => isIdentical)) return 'fail'
  return duplicates.length > 0 ? 'unread' : 'pass'
}

/** The rejection reason suggested by the failing checks, if any. */
export function likelyReason(checks: readonly Check[]): Rejection | undefined {
  const failing = checks.filter(({ verdict }) => verdict === 'fail').map(({ topic }) => topic)
  if (failing.includes('reference') || failing.includes('picture')) return 'used_before'
  return failing.includes('amount') ? 'wrong_amount' : undefined
}

/** The worst of them. */
export function verdictOf(checks: readonly Check[]): 'pass' | 'unread' | 'fail' {
  if (checks.some(({ verdict }) => verdict === 'fail')) return 'fail'
  return checks.some(({ verdict }) => verdict === 'unread') ? 'unread' : 'pass'
}
