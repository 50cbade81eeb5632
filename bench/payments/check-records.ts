import type { Pool } from 'pg'
import type { Decision, PlayerRecord, ReviewerRecord, Submission } from './records.ts'

export const LOST_SUBMISSION = 'an acknowledged submission was lost'

type PaymentRow = {
  readonly id: string
  readonly person_id: string
  readonly idempotency_key: string
  readonly screenshot_id: string
  readonly amount: string
  readonly count: number
  readonly status: string
  readonly rejection: string | null
  readonly decided_by: string | null
  /** Numbers of the valid ticket. */
  readonly ticket: number[] | null
  readonly paid_too_much: string | null
  readonly refunded: string | null
  readonly is_withdrawn: boolean
}

type Records = {
  readonly players: readonly PlayerRecord[]
  readonly reviewers: readonly ReviewerRecord[]
  /** The payments that made the players known, from before the run. */
  readonly playedBefore: readonly string[]
}

/** Compares the answers that players and reviewers received with the database. */
export async function checkRecords(owner: Pool, { players, reviewers, playedBefore }: Records): Promise<string[]> {
  const { rows } = await owner.query<PaymentRow>(
    `select payments.*, tickets.numbers::integer[] as ticket, too_much.amount as paid_too_much, back.amount as refunded,
            exists (select 1 from refunds where payment_id = payments.id and reason = 'withdrawn') as is_withdrawn
     from payments
     left join tickets on tickets.payment_id = payments.id and voided_at is null
     left join refunds as too_much on too_much.payment_id = payments.id and too_much.reason = 'paid_too_much'
     left join refunds as back on back.payment_id = payments.id and back.reason = 'rejected'
     where payments.id <> all($1)`,
    [playedBefore],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [
    ...[...players, ...reviewers].flatMap(({ faults }) => faults),
    ...players.flatMap((record) => checkPlayer(stored, record)),
    ...checkUnknownPayments(rows, players),
    ...reviewers.flatMap((record) => checkReviewer(stored, record)),
    ...checkDecidedOnce(rows, reviewers),
  ]
}

function checkPlayer(
  stored: ReadonlyMap<string, PaymentRow>,
  { player, submissions, selections }: PlayerRecord,
): string[] {
  const lost = submissions.filter(
    (submission) => !isStored(stored.get(submission.paymentId), submission, player.personId),
  )
  const unselected = selections.filter(({ paymentId, numbers }) => {
    const row = stored.get(paymentId)
    if (row?.is_withdrawn) return false
    const ticket = row?.ticket
    return !ticket || (numbers && numbers.join() !== ticket.join())
  })
  return [
    ...lost.map(({ paymentId }) => `${LOST_SUBMISSION}: ${paymentId}`),
    ...unselected.map(
      ({ paymentId, numbers }) => `a ticket with ${numbers?.join()} was acknowledged and lost: ${paymentId}`,
    ),
  ]
}

function isStored(row: PaymentRow | undefined, submission: Submission, personId: string): boolean {
  return (
    row !== undefined &&
    row.person_id === personId &&
    row.idempotency_key === submission.key &&
    row.screenshot_id === submission.screenshotId &&
    Number(row.amount) === submission.amountSantim &&
    row.count === submission.count
  )
}

/** Every stored payment was acknowledged to its player, so a repeated submission was stored once. */
function checkUnknownPayments(rows: readonly PaymentRow[], players: readonly PlayerRecord[]): string[] {
  const known = new Set(players.flatMap(({ submissions }) => submissions.map(({ paymentId }) => paymentId)))
  const personIds = new Set(players.map(({ player }) => player.personId))
  return rows
    .filter(({ id, person_id }) => personIds.has(person_id) && !known.has(id))
    .map(({ id }) => `payment ${id} is unknown to its player`)
}

function checkReviewer(stored: ReadonlyMap<string, PaymentRow>, { reviewer, decisions }: ReviewerRecord): string[] {
  return decisions.flatMap((decision) => {
    const row = stored.get(decision.paymentId)
    if (!row || row.status === 'pending') return [`${decision.paymentId} was answered as decided and is still pending`]
    const isOurs = row.decided_by === reviewer.personId
    if (decision.result === 'acknowledged' && !isOurs)
      return [`an acknowledged decision was lost: ${decision.paymentId}`]
    if (decision.result === 'late' || !isOurs) return []
    return isAsDecided(row, decision) ? [] : [`${decision.paymentId} was not decided as requested`]
  })
}

function isAsDecided(row: PaymentRow, { verdict }: Decision): boolean {
  const [tooMuch, back] = [Number(row.paid_too_much ?? 0), Number(row.refunded ?? 0)]
  if (verdict.status === 'approved') return row.status === 'approved' && tooMuch === verdict.excessSantim && back === 0
  const { reason, receivedSantim } = verdict
  return row.status === 'rejected' && row.rejection === reason && back === receivedSantim && tooMuch === 0
}

/** No two reviewers received an acknowledgement for the same payment, and every decision was requested. */
function checkDecidedOnce(rows: readonly PaymentRow[], reviewers: readonly ReviewerRecord[]): string[] {
  const counts = new Map<string, number>()
  for (const { paymentId, result } of reviewers.flatMap(({ decisions }) => decisions)) {
    if (result === 'acknowledged') counts.set(paymentId, (counts.get(paymentId) ?? 0) + 1)
  }
  const twice = [...counts].filter(([, count]) => count > 1).map(([id]) => `payment ${id} was decided twice`)
  const requested = new Set(reviewers.flatMap(({ decisions }) => decisions.map(({ paymentId }) => paymentId)))
  const unrequested = rows.filter(({ id, status }) => status !== 'pending' && !requested.has(id))
  return [...twice, ...unrequested.map(({ id }) => `payment ${id} was decided without a request`)]
}
