import { setTimeout as sleep } from 'node:timers/promises'
import type { Withdrawal } from '@edil/contract/withdrawals'
import { createRetrier } from '../claims/retry-until-answered.ts'
import type { SignedIn } from '../signed-in.ts'
import { createApiClient } from './api-client.ts'
import type { ChaosContext } from './chaos-context.ts'

const PAUSE_MS = 600
/** Its player still selects a ticket, or a lost answer's request had been carried out. */
const DONE_BEFORE = ['withdrawal_exists', 'withdrawal_not_found', 'ticket_not_found']

type Approved = { readonly payments: readonly { readonly id: string }[] }
type Waiting = { readonly withdrawals: readonly Withdrawal[] }

/** One person asks to withdraw tickets and another confirms it, while parts of the stack are killed. Returns their faults. */
export async function withdrawUnderChaos(
  [asking, confirming]: readonly [SignedIn, SignedIn],
  { ports, origin, random, signal, dropsAnswer }: ChaosContext,
): Promise<string[]> {
  const { retryUntilAnswered, close } = createRetrier(ports, 0, { dropsAnswer })
  const first = createApiClient(asking, origin, retryUntilAnswered)
  const second = createApiClient(confirming, origin, retryUntilAnswered)
  const faults: string[] = []
  const keep = (what: string, refusal: string | undefined) => {
    if (refusal !== undefined && !DONE_BEFORE.includes(refusal)) faults.push(`${what} was refused: ${refusal}`)
  }
  try {
    while (!signal.aborted) {
      const { answer } = await first.get<Approved>('/api/review/payments?type=daily&status=approved')
      if (answer && answer.payments.length > 0) {
        const path = `/api/review/payments/${random.one(answer.payments).id}/withdrawal`
        keep(path, (await first.post<Waiting>(path, { reason: 'fault run' })).refusal)
      }
      const waiting = (await second.get<Waiting>('/api/withdrawals')).answer?.withdrawals ?? []
      for (const { id } of waiting) {
        const path = `/api/withdrawals/${id}/confirmation`
        keep(path, (await second.post<Waiting>(path)).refusal)
      }
      await sleep(random.below(PAUSE_MS))
    }
  } catch (error) {
    faults.push(`withdrawing: ${error instanceof Error ? error.message : error}`)
  }
  close()
  return faults
}
