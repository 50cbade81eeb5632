import type { PersonPlay } from '@edil/contract/people'
import type { PayoutStatus, PrizeList } from '@edil/domain/payouts'

type One<Kind extends 'payments' | 'tickets' | 'refunds' | 'prizes'> = PersonPlay[Kind][number]

export function paymentPath({ id, type, status }: One<'payments'>): string {
  return `/etxdark/payments?${new URLSearchParams({ type, status, payment: id })}`
}

/** The result of its game, or the board while the game is not drawn. */
export function ticketPath({ gameId, type, gameStatus }: One<'tickets'>): string {
  return gameStatus === 'completed' ? `/draws/${gameId}` : `/etxdark/numbers?${new URLSearchParams({ type })}`
}

export function refundPath({ paidAt }: One<'refunds'>): string {
  return `/etxdark/refunds?state=${paidAt ? 'paid' : 'owed'}`
}

/** An expired prize is in no list; the page then shows it alone. */
const LISTS: Record<PayoutStatus, PrizeList> = {
  owed: 'unclaimed',
  claimed: 'to_approve',
  approved: 'to_pay',
  paid: 'paid',
  expired: 'unclaimed',
}

export function prizePath({ id, status }: One<'prizes'>): string {
  return `/etxdark/prizes?${new URLSearchParams({ list: LISTS[status], prize: id })}`
}
