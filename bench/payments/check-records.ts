import type { Pool } from 'pg'
import type { Decision, PlayerRecord, ReviewerRecord, Submission } from './records.ts'

export const LOST_SUBMISSION = 'an acknowledged submission was lost'

type PaymentRow = {
  readonly id: string
  readonly person_id: string
  readonly key: string
  readonly screenshot_id: string
  readonly amount: string
  readonly count: number
  readonly status: string
  readonly rejection: string | null
  readonly decided_by: string | null
  /** Of the ticket that plays. */
  readonly ticket: number[] | null
  readonly paid_too_much: string | null
  readonly sent_back: string | null
}

/** Holds what players and reviewers were told against what the database has. */
export async function checkRecords(
  owner: Pool,
  players: readonly PlayerRecord[],
  reviewers: readonly ReviewerRecord[],
): Promise<string[]> {
  const { rows } = await owner.query<PaymentRow>(
    `select payments.*, tickets.numbers::integer[] as ticket, too_much.amount as paid_too_much, back.amount as sent_back
     from payments
     left join tickets on tickets.payment_id = payments.id and voided_at is null
     left join refunds as too_much on too_much.payment_id = payments.id and too_much.reason = 'paid_too_much'
     left join refunds as back on back.payment_id = payments.id and back.reason = 'rejected'`,
  )
  const kept = new Map(rows.map((row) => [row.id, row]))
  return [
    ...[...players, ...reviewers].flatMap(({ faults }) => faults),
    ...players.flatMap((record) => checkPlayer(kept, record)),
    ...checkStrangers(rows, players),
    ...reviewers.flatMap((record) => checkReviewer(kept, record)),
    ...checkDecidedOnce(rows, reviewers),
  ]
}

function checkPlayer(
  kept: ReadonlyMap<string, PaymentRow>,
  { player, submissions, selections }: PlayerRecord,
): string[] {
  const lost = submissions.filter((submission) => !isKept(kept.get(submission.paymentId), submission, player.personId))
  const unselected = selections.filter(({ paymentId, numbers }) => {
    const ticket = kept.get(paymentId)?.ticket
    return !ticket || (numbers && numbers.join() !== ticket.join())
  })
  return [
    ...lost.map(({ paymentId }) => `${LOST_SUBMISSION}: ${paymentId}`),
    ...unselected.map(
      ({ paymentId, numbers }) => `a ticket with ${numbers?.join()} was acknowledged and lost: ${paymentId}`,
    ),
  ]
}

function isKept(row: PaymentRow | undefined, submission: Submission, personId: string): boolean {
  return (
    row !== undefined &&
    row.person_id === personId &&
    row.key === submission.key &&
    row.screenshot_id === submission.screenshotId &&
    Number(row.amount) === submission.amountSantim &&
    row.count === submission.count
  )
}

/** Every payment of a player is one that the player was told of: what was sent twice was taken once. */
function checkStrangers(rows: readonly PaymentRow[], players: readonly PlayerRecord[]): string[] {
  const known = new Set(players.flatMap(({ submissions }) => submissions.map(({ paymentId }) => paymentId)))
  const personIds = new Set(players.map(({ player }) => player.personId))
  return rows
    .filter(({ id, person_id }) => personIds.has(person_id) && !known.has(id))
    .map(({ id }) => `payment ${id} was sent by nobody`)
}

function checkReviewer(kept: ReadonlyMap<string, PaymentRow>, { reviewer, decisions }: ReviewerRecord): string[] {
  return decisions.flatMap((decision) => {
    const row = kept.get(decision.paymentId)
    if (!row || row.status === 'pending') return [`${decision.paymentId} was said to be decided and waits`]
    const isOurs = row.decided_by === reviewer.personId
    if (decision.told === 'acknowledged' && !isOurs) return [`an acknowledged decision was lost: ${decision.paymentId}`]
    if (decision.told === 'late' || !isOurs) return []
    return isAsDecided(row, decision) ? [] : [`${decision.paymentId} was not decided as it was asked for`]
  })
}

function isAsDecided(row: PaymentRow, { verdict }: Decision): boolean {
  const [tooMuch, back] = [Number(row.paid_too_much ?? 0), Number(row.sent_back ?? 0)]
  if (verdict.status === 'approved') return row.status === 'approved' && tooMuch === verdict.excessSantim && back === 0
  const { reason, receivedSantim } = verdict
  return row.status === 'rejected' && row.rejection === reason && back === receivedSantim && tooMuch === 0
}

/** By what they were told alone: nobody else was told that it was theirs. */
function checkDecidedOnce(rows: readonly PaymentRow[], reviewers: readonly ReviewerRecord[]): string[] {
  const counts = new Map<string, number>()
  for (const { paymentId, told } of reviewers.flatMap(({ decisions }) => decisions)) {
    if (told === 'acknowledged') counts.set(paymentId, (counts.get(paymentId) ?? 0) + 1)
  }
  const twice = [...counts].filter(([, count]) => count > 1).map(([id]) => `payment ${id} was decided twice`)
  const asked = new Set(reviewers.flatMap(({ decisions }) => decisions.map(({ paymentId }) => paymentId)))
  const byNobody = rows.filter(({ id, status }) => status !== 'pending' && !asked.has(id))
  return [...twice, ...byNobody.map(({ id }) => `payment ${id} was decided by nobody`)]
}
