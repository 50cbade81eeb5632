import type { Payment } from '@edil/contract/payments'

export type Purchase = {
  readonly payment: Payment
  /** Rejected submissions for the same numbers before it, the latest first. */
  readonly earlier: readonly Payment[]
}

/** One purchase for each payment, newest first. A payment that was rejected and submitted again belongs to the later one. */
export function purchasesOf(payments: readonly Payment[]): Purchase[] {
  const purchases: { payment: Payment; earlier: Payment[] }[] = []
  for (const payment of payments) {
    const later = purchases.findLast((purchase) => isEarlierTry(payment, purchase.payment))
    if (later) later.earlier.push(payment)
    else purchases.push({ payment, earlier: [] })
  }
  return purchases
}

/** A payment with a refund is a matter of its own: its money came, and goes back. */
function isEarlierTry(payment: Payment, later: Payment): boolean {
  if (payment.status !== 'rejected' || payment.refunds.length > 0 || payment.gameId !== later.gameId) return false
  if (payment.numbers.length === 0 || later.numbers.length === 0) return payment.count === later.count
  return payment.numbers.some((number) => later.numbers.includes(number))
}
