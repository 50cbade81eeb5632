import type { Rejection } from '@edil/domain/payments'
import type { SignedIn } from '../signed-in.ts'

/** An acknowledged payment. */
export type Submission = {
  readonly key: string
  /** The request body, for sending it again. */
  readonly body: unknown
  readonly screenshotId: string
  readonly paymentId: string
  readonly amountSantim: number
  readonly count: number
  readonly unknowns: number
}

/** A ticket selected for an approved payment. */
export type Selection = {
  readonly paymentId: string
  /** Missing when the answer was lost and the retry was refused with `selection_not_owed`. */
  readonly numbers: readonly number[] | undefined
  readonly unknowns: number
}

/** All requests and answers of one player, in order. */
export type PlayerRecord = {
  readonly player: SignedIn
  readonly submissions: Submission[]
  readonly selections: Selection[]
  /** Payments for which no ticket is available on their board. */
  readonly unselectable: Set<string>
  readonly faults: string[]
}

export function newPlayerRecord(player: SignedIn): PlayerRecord {
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
   * `acknowledged`: the decision was confirmed. `decided`: an answer was lost, and the retry reported the payment as decided,
   * by this or another reviewer. `late`: another reviewer was faster.
   */
  readonly result: 'acknowledged' | 'decided' | 'late'
}

export type ReviewerRecord = { readonly reviewer: SignedIn; readonly decisions: Decision[]; readonly faults: string[] }

export function newReviewerRecord(reviewer: SignedIn): ReviewerRecord {
  return { reviewer, decisions: [], faults: [] }
}
