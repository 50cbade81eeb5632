import type { LinkedBy, UnlinkedBy } from '@edil/domain/notifications'

/** Why a player chooses a ticket after the approval. `waited_long`: the numbers went back on sale before it. */
export type SelectionReason = 'no_numbers' | 'numbers_taken' | 'sales_closed' | 'waited_long'

type OfPayment = { readonly paymentId: string }
type OfRefund = OfPayment & { readonly refundId: string }
type OfPayout = { readonly payoutId: string }
type None = Record<never, never>

/**
 * What a notification is written from, by kind: ids, and what no row contains. Never a secret: many can read the table.
 */
export type NotificationFacts = {
  readonly payment_approved: OfPayment
  readonly selection_owed: OfPayment & { readonly because: SelectionReason }
  /** `heldUntil`: when the new hold ends, as an ISO time; null without one. */
  readonly payment_rejected: OfPayment & { readonly heldUntil: string | null }
  readonly game_cancelled: OfPayment
  /** The reason in the words of the operator. */
  readonly ticket_withdrawn: OfPayment & { readonly reason: string }
  readonly refund_owed: OfRefund
  readonly refund_paid: OfRefund
  readonly prize_won: { readonly gameId: string; readonly position: number }
  readonly prize_claimed: OfPayout
  readonly prize_paid: OfPayout
  readonly prize_failed: OfPayout
  readonly not_won: { readonly gameId: string }
  readonly draw_soon: { readonly gameId: string }
  readonly password_changed: None
  readonly phone_changed: None
  readonly passkey_added: None
  readonly passkey_removed: None
  readonly sign_in_paused: None
  readonly telegram_linked: { readonly by: LinkedBy }
  readonly telegram_unlinked: { readonly by: UnlinkedBy }
  readonly change_proposed: { readonly proposalId: string }
}
