import type { Reviewed } from '@edil/contract/review'
import { REJECTION_CODES } from '@edil/domain/payments'
import { insistOn } from '../claims/insist.ts'
import type { Dice } from '../seeded.ts'
import { type Ask, askAs } from './ask.ts'
import type { ReviewerRecord, Verdict } from './records.ts'
import type { Storm } from './storm.ts'

const GONG_MS = 1_500
/** Reviewers look at the same end of the queue, and meet there. */
const IN_SIGHT = 8
const AT_ONE_GONG = 4

type Queued = { readonly id: string; readonly amountSantim: number }

/** Decides on what waits, as others do at the same time, while parts of the house are killed. */
export async function reviewInStorm(record: ReviewerRecord, storm: Storm, index: number): Promise<void> {
  const { insist, close } = insistOn(storm.ports, index, { losesAnswer: storm.losesAnswer })
  const ask = askAs(record.reviewer, storm.origin, insist)
  try {
    while (!storm.signal.aborted) {
      const { answer, refusal } = await ask.get<{ payments: Queued[] }>('/api/review/payments?type=daily')
      if (!answer) throw new Error(`the queue was refused: ${refusal}`)
      await storm.gong.wait(GONG_MS)
      for (const queued of pickSome(answer.payments.slice(0, IN_SIGHT), storm.dice)) {
        await decide(record, queued, storm.dice, ask)
      }
    }
  } catch (error) {
    record.faults.push(`${record.reviewer.personId}: ${error instanceof Error ? error.message : error}`)
  }
  close()
}

async function decide({ decisions, faults }: ReviewerRecord, queued: Queued, dice: Dice, ask: Ask): Promise<void> {
  const paymentId = queued.id
  const verdict = judge(queued, dice)
  const path = `/api/review/payments/${paymentId}`
  const { answer, refusal, unknowns } =
    verdict.status === 'approved'
      ? await ask.post<Reviewed>(`${path}/approval`, approvalOf(queued, verdict.excessSantim))
      : await ask.post<Reviewed>(`${path}/rejection`, {
          reason: verdict.reason,
          note: 'Please look again',
          receivedSantim: verdict.receivedSantim,
        })
  if (answer) {
    if (answer.status !== verdict.status)
      faults.push(`${paymentId} was ${verdict.status} and shown as ${answer.status}`)
    decisions.push({ paymentId, verdict, unknowns, told: 'acknowledged' })
  } else if (refusal === 'payment_already_decided') {
    decisions.push({ paymentId, verdict, unknowns, told: unknowns > 0 ? 'decided' : 'late' })
  } else faults.push(`the decision on ${paymentId} was refused: ${refusal}`)
}

function pickSome(queue: readonly Queued[], dice: Dice): Queued[] {
  return queue.length === 0 ? [] : [...new Set(Array.from({ length: AT_ONE_GONG }, () => dice.one(queue)))]
}

function judge({ amountSantim }: Queued, dice: Dice): Verdict {
  if (dice.below(10) < 7) return { status: 'approved', excessSantim: dice.below(5) === 0 ? 100 + dice.below(9_900) : 0 }
  return {
    status: 'rejected',
    reason: dice.one(REJECTION_CODES),
    receivedSantim: dice.below(2) === 0 ? amountSantim - dice.below(amountSantim) : 0,
  }
}

function approvalOf({ amountSantim }: Queued, excessSantim: number): { receivedSantim?: number } {
  return excessSantim > 0 ? { receivedSantim: amountSantim + excessSantim } : {}
}
