import type { OwedRefund } from '@edil/contract/review'
import { toWire } from '@edil/domain/money'
import type { RefundWithPerson } from './refunds.queries.ts'

/** A refund as operators see it. */
export function owedRefundView(row: RefundWithPerson): OwedRefund {
  return {
    id: row.id,
    username: row.username ?? row.full_name,
    fullName: row.full_name,
    phone: row.phone,
    accountName: row.account_name,
    method: row.method,
    amountSantim: toWire(row.amount),
    reason: row.reason,
    owedAt: row.owed_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    paidBy: row.paid_by_name,
    decidedBy: row.decided_by_names,
    reservedBy: row.reserved_by_name,
    transferReference: row.transfer_reference,
  }
}
