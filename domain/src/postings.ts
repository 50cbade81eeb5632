import type { Santim } from './money.ts'

/** How a player can send money. */
export const PAYMENT_METHODS = ['telebirr', 'cbe', 'bank'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Every ledger account. Each game has its own, which holds the fees paid for its numbers. */
export type LedgerAccount =
  | `mobile:${PaymentMethod}`
  | `game:${string}`
  | 'tickets_owed'
  | 'refunds_owed'
  | 'prizes_owed'
  | 'prizes_unclaimed'
  | 'tax'
  | 'house'

/** Why money moves. */
export type PostingPurpose =
  | 'payment_approved'
  | 'payment_rejected'
  | 'ticket_selected'
  | 'refund_requested'
  | 'refund_paid'
  | 'ticket_withdrawn'
  | 'game_cancelled'
  | 'game_drawn'
  | 'prize_approved'
  | 'prize_paid'
  | 'prize_returned'
  | 'prize_expired'

export type Move = { readonly from: LedgerAccount; readonly to: LedgerAccount; readonly amount: Santim }

export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: bigint }

/** What each account gains (positive) or loses by these moves. Accounts with a net change of zero are left out. */
export function ledgerEntries(moves: readonly Move[]): LedgerEntry[] {
  const gains = new Map<LedgerAccount, bigint>()
  for (const { from, to, amount } of moves) {
    if (amount <= 0n) throw new RangeError(`a move of ${amount} santim from ${from} to ${to}`)
    gains.set(from, (gains.get(from) ?? 0n) - amount)
    gains.set(to, (gains.get(to) ?? 0n) + amount)
  }
  return [...gains].filter(([, amount]) => amount !== 0n).map(([account, amount]) => ({ account, amount }))
}
