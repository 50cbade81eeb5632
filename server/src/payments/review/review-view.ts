import type { PaymentReview } from '@edil/contract/review'
import { toWire } from '@edil/domain/money'
import type { DuplicateRow, ReviewRow } from './review.queries.ts'

/** A payment as a reviewer sees it. */
export function reviewView(row: ReviewRow, duplicates: readonly DuplicateRow[], screenshotUrl: string): PaymentReview {
  return {
    id: row.id,
    personId: row.person_id,
    username: row.username,
    fullName: row.full_name,
    earlierPayments: row.earlierPayments,
    earlierRejections: row.earlierRejections,
    gameId: row.game_id,
    type: row.type,
    drawsAt: row.draws_at.toISOString(),
    isGameOpen: row.isGameOpen,
    feeSantim: toWire(row.fee),
    method: row.method,
    accountName: row.account_name,
    amountSantim: toWire(row.amount),
    count: row.count,
    numbers: row.numbers,
    reference: row.reference,
    isReferenceReused: row.isReferenceReused,
    heldAt: row.heldAt?.toISOString() ?? null,
    status: row.status,
    rejection: row.rejection,
    note: row.note,
    overrideNote: row.override_note,
    ticketNumber: row.ticketNumber,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    screenshotUrl: row.payer_erased_at ? null : screenshotUrl,
    duplicates: duplicates.map(({ submitted_at, ...duplicate }) => ({
      ...duplicate,
      submittedAt: submitted_at.toISOString(),
    })),
    openedBy: row.openedBy,
  }
}
