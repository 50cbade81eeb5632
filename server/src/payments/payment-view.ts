import type { Payment, Refund } from '@edil/contract/payments'
import { toWire } from '@edil/domain/money'
import type { Db } from '../platform/database/db.ts'
import { listRefundsOf, type RefundRow } from '../refunds/refunds.queries.ts'
import type { MyPaymentRow } from './my-payments.queries.ts'

/** Payments as their owner sees them. */
export async function paymentViews(db: Db, rows: readonly MyPaymentRow[]): Promise<Payment[]> {
  const refunds = Map.groupBy(
    await listRefundsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ payment_id }) => payment_id,
  )
  return rows.map((row) => paymentView(row, refunds.get(row.id) ?? []))
}

function paymentView(row: MyPaymentRow, refunds: readonly RefundRow[]): Payment {
  return {
    id: row.id,
    gameId: row.game_id,
    type: row.type,
    title: row.title,
    drawsAt: row.draws_at.toISOString(),
    prizesSantim: [toWire(row.first_prize), toWire(row.second_prize), toWire(row.third_prize)],
    method: row.method,
    accountName: row.account_name,
    amountSantim: toWire(row.amount),
    count: row.count,
    numbers: row.numbers,
    wanted: row.wanted,
    missedDraw: row.missed_draw,
    reference: row.reference,
    status: row.status,
    outcome: row.outcome,
    rejection: row.rejection,
    note: row.note,
    ticketKey: row.ticket_key?.toString('hex') ?? null,
    ticketNumber: row.ticket_number,
    refunds: refunds.map(refundView),
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

function refundView(row: RefundRow): Refund {
  return {
    id: row.id,
    amountSantim: toWire(row.amount),
    reason: row.reason,
    phone: row.phone,
    owedAt: row.owed_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    transferReference: row.transfer_reference,
  }
}
