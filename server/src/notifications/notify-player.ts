import { recordMoneyChange } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { NotificationFacts } from './notification-facts.ts'
import { notify } from './notify.ts'

type PaymentKind =
  | 'payment_approved'
  | 'selection_owed'
  | 'payment_rejected'
  | 'game_cancelled'
  | 'ticket_withdrawn'
  | 'refund_owed'
  | 'refund_paid'

/** What happened to a payment, with facts that its row does not contain. */
export type PaymentNews = {
  readonly [Kind in PaymentKind]: { readonly kind: Kind } & Omit<NotificationFacts[Kind], 'paymentId'>
}[PaymentKind]

/** Updates the open pages and notifies the player. */
export async function notifyPlayer(
  tx: Tx,
  payment: { readonly id: string; readonly person_id: string },
  { kind, ...news }: PaymentNews,
): Promise<void> {
  await recordMoneyChange(tx, payment.person_id)
  const facts = { ...news, paymentId: payment.id } as NotificationFacts[PaymentKind]
  await notify(tx, payment.person_id, { kind, facts })
}
