import type { PaymentDecision, PaymentReview } from '@edil/contract/review'
import { REJECTION_CODES } from '@edil/domain/payments'
import type { SeededRandom } from '../../server/test/seeded-random.ts'
import { createRetrier } from '../claims/retry-until-answered.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import type { ChaosContext } from './chaos-context.ts'
import type { ReviewerRecord, Verdict } from './records.ts'

const KILL_WAIT_MAX_MS = 1_500
/** Reviewers take from the same end of the queue, so that they compete. */
const QUEUE_WINDOW = 8
const DECISIONS_PER_ROUND = 4

type Queued = { readonly id: string; readonly amountSantim: number }

/** Decides pending payments in competition with other reviewers while parts of the stack are killed. */
export async function runReviewerUnderChaos(record: ReviewerRecord, chaos: ChaosContext, index: number): Promise<void> {
  const { retryUntilAnswered, close } = createRetrier(chaos.ports, index, { dropsAnswer: chaos.dropsAnswer })
  const api = createApiClient(record.reviewer, chaos.origin, retryUntilAnswered)
  try {
    while (!chaos.signal.aborted) {
      const { answer, refusal } = await api.get<{ payments: Queued[] }>('/api/review/payments?type=daily')
      if (!answer) throw new Error(`the queue was refused: ${refusal}`)
      await chaos.killSignal.wait(KILL_WAIT_MAX_MS)
      for (const queued of pickSome(answer.payments.slice(0, QUEUE_WINDOW), chaos.random)) {
        await decide(record, queued, chaos.random, api)
      }
    }
  } catch (error) {
    record.faults.push(`${record.reviewer.personId}: ${error instanceof Error ? error.message : error}`)
  }
  close()
}

async function decide(
  { decisions, faults }: ReviewerRecord,
  queued: Queued,
  random: SeededRandom,
  api: ApiClient,
): Promise<void> {
  const paymentId = queued.id
  const verdict = judge(queued, random)
  const path = `/api/review/payments/${paymentId}`
  const { answer, refusal, unknowns } =
    verdict.status === 'approved'
      ? await approve(api, path, queued.amountSantim + verdict.excessSantim)
      : await api.post<PaymentDecision>(`${path}/rejection`, {
          reason: verdict.reason,
          note: 'Please look again',
          receivedSantim: verdict.receivedSantim,
        })
  if (answer) {
    if (answer.status !== verdict.status)
      faults.push(`${paymentId} was ${verdict.status} and shown as ${answer.status}`)
    decisions.push({ paymentId, verdict, unknowns, result: 'acknowledged' })
  } else if (refusal === 'payment_already_decided') {
    decisions.push({ paymentId, verdict, unknowns, result: unknowns > 0 ? 'decided' : 'late' })
  } else faults.push(`the decision on ${paymentId} was refused: ${refusal}`)
}

/** Not `fraud`, which locks the player's account: the players of the run go on. */
const REASONS = REJECTION_CODES.filter((reason) => reason !== 'fraud')

function pickSome(queue: readonly Queued[], random: SeededRandom): Queued[] {
  return queue.length === 0 ? [] : [...new Set(Array.from({ length: DECISIONS_PER_ROUND }, () => random.one(queue)))]
}

function judge({ amountSantim }: Queued, random: SeededRandom): Verdict {
  if (random.below(10) < 7)
    return { status: 'approved', excessSantim: random.below(5) === 0 ? 100 + random.below(9_900) : 0 }
  return {
    status: 'rejected',
    reason: random.one(REASONS),
    receivedSantim: random.below(2) === 0 ? amountSantim - random.below(amountSantim) : 0,
  }
}

/** Names the transaction number that the payment has, as a reviewer who has compared it does. */
async function approve(api: ApiClient, path: string, receivedSantim: number) {
  const { answer, refusal } = await api.get<PaymentReview>(path)
  if (!answer) throw new Error(`the payment was refused: ${refusal}`)
  return api.post<PaymentDecision>(`${path}/approval`, { reference: answer.reference, receivedSantim })
}
