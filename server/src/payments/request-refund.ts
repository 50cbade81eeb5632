import { asSantim } from '@edil/domain/money'
import type { RefundReason } from '@edil/domain/payments'
import { Refusal } from '@edil/domain/refusal'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { releaseNumbers } from '../boards/payment-numbers.queries.ts'
import { post } from '../ledger/post.ts'
import { notifyPlayer } from '../notifications/notify-player.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { insertRefund } from '../refunds/refunds.queries.ts'
import { lockPayableGame } from './payable-game.queries.ts'
import { changeOutcome, findPayment, lockPayment } from './payments.queries.ts'

export type RequestRefund = { readonly paymentId: string; readonly personId: string }

/** A player whose game was cancelled, or is over before a ticket was selected, chooses the refund instead of the next game. */
export async function requestRefund(tx: Tx, { paymentId, personId }: RequestRefund): Promise<void> {
  const seen = await findPayment(tx.db, paymentId)
  if (!seen || seen.person_id !== personId) throw new Refusal('payment_not_found')
  await lockPayableGame(tx, seen.game_id)
  const payment = await lockPayment(tx, paymentId)
  const reason = payment?.outcome === 'selection' ? await findRefundReason(tx, paymentId) : undefined
  if (!payment || !reason) throw new Refusal('selection_not_owed')

  await releaseNumbers(tx, payment)
  await changeOutcome(tx, paymentId, { outcome: 'refund', numbers: [] })
  const refundId = await insertRefund(tx, payment, payment.amount, reason)
  await post(tx, 'refund_requested', refundId, [
    { from: 'tickets_owed', to: 'refunds_owed', amount: asSantim(payment.amount) },
  ])
  await notifyPlayer(tx, payment, { kind: 'refund_owed', refundId })
  recordAudit(tx, {
    actor: personId,
    action: 'refund_requested',
    subject: refundId,
    details: { paymentId, amount: String(payment.amount), reason },
  })
}

async function findRefundReason(tx: Tx, paymentId: string): Promise<RefundReason | undefined> {
  const { rows } = await sql<{ wasCancelled: boolean; isOver: boolean }>`
    select games.status = 'cancelled'
        or exists (select 1 from tickets where payment_id = payments.id and voided_at is not null) as "wasCancelled",
        games.status in ('drawing', 'completed') as "isOver"
    from payments join games on games.id = payments.game_id where payments.id = ${paymentId}`.execute(tx.db)
  if (rows[0]?.wasCancelled) return 'game_cancelled'
  return rows[0]?.isOver ? 'not_wanted' : undefined
}
