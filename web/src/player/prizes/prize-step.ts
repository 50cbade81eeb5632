import type { MyPrize } from '@edil/contract/prizes'

/** What a prize waits for: the winner (`claim`, `failed`), us (`claimed`, `approved`), or nothing more. */
export type PrizeStep = 'claim' | 'failed' | 'claimed' | 'approved' | 'paid' | 'expired'

/** The server alone decides whether a claim comes too late: the clock of a phone may be wrong. */
export function prizeStep({ status, failure }: Pick<MyPrize, 'status' | 'failure'>): PrizeStep {
  if (status !== 'owed') return status
  return failure === null ? 'claim' : 'failed'
}
