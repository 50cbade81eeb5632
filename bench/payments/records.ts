import type { Rejection } from '@edil/domain/payments'
import type { Buyer } from '../claims/buyers.ts'

/** A payment that somebody sent, and that was taken. */
export type Submission = {
  readonly key: string
  /** As it was sent, to send it again. */
  readonly body: unknown
  readonly screenshotId: string
  readonly paymentId: string
  readonly amountSantim: number
  readonly count: number
  readonly unknowns: number
}

/** A ticket that somebody took for approved money. */
export type Selection = {
  readonly paymentId: string
  /** Missing where the answer was lost, and the next one said that no selection is owed any more. */
  readonly numbers: readonly number[] | undefined
  readonly unknowns: number
}

/** Everything one player did and was told, one thing after the other. */
export type PlayerRecord = {
  readonly player: Buyer
  readonly submissions: Submission[]
  readonly selections: Selection[]
  /** Payments for which no ticket could be had on their board. */
  readonly unselectable: Set<string>
  readonly faults: string[]
}

export function newPlayerRecord(player: Buyer): PlayerRecord {
  return { player, submissions: [], selections: [], unselectable: new Set(), faults: [] }
}

export type Verdict =
  | { readonly status: 'approved'; readonly excessSantim: number }
  | { readonly status: 'rejected'; readonly reason: Rejection; readonly receivedSantim: number }

export type Decision = {
  readonly paymentId: string
  readonly verdict: Verdict
  readonly unknowns: number
  /**
   * `acknowledged`: we were told so. `decided`: an answer was lost, and the next one said that the payment is decided, by us
   * or by somebody else. `late`: somebody else was faster.
   */
  readonly told: 'acknowledged' | 'decided' | 'late'
}

export type ReviewerRecord = { readonly reviewer: Buyer; readonly decisions: Decision[]; readonly faults: string[] }

export function newReviewerRecord(reviewer: Buyer): ReviewerRecord {
  return { reviewer, decisions: [], faults: [] }
}
