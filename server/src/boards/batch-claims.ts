import type { MyNumber } from '@edil/contract/boards'
import type { RefusalCode } from '@edil/domain/refusal'
import { batchWhileBusy } from '../platform/batch-while-busy.ts'
import { isDatabaseAway, isDatabaseTimeout } from '../platform/database/database-away.ts'
import type { Prepared, Statement } from '../platform/database/prepared.ts'
import { conflictRounds } from './conflict-rounds.ts'

export type Claim = {
  readonly gameId: string
  readonly personId: string
  readonly key: string
  readonly numbers: readonly number[]
  /** How many random numbers instead of named ones; 0 for the named ones. */
  readonly random: number
}

export type ClaimAnswer =
  | { readonly refusal: RefusalCode }
  | { readonly refusal?: undefined; readonly version: number; readonly numbers: readonly MyNumber[] }

export type ClaimBatcher = (claim: Claim) => Promise<ClaimAnswer>

const HOLD: Statement = {
  name: 'hold-numbers',
  text: 'select claim_index, answer from hold_numbers($1::text[], $2::uuid[], $3::uuid[], $4::text[], $5::smallint[], $6::smallint[])',
}
/** Claims per commit: the boards stay locked until the commit. */
const BATCH_MAX = 64

/**
 * Batches claims into one transaction (group commit): a durable commit costs about as much as ten claims.
 *
 * Inputs: a claim with an idempotency key; `onHeld` runs after each commit, to wake the publisher.
 * States: see `batchWhileBusy`. Idle: a claim is committed at once. Busy: claims queue, and the next commit takes up to
 * BATCH_MAX of them.
 * Invariants: a claim is answered after its commit; claims that could conflict are answered in order of arrival
 * (conflict-rounds.ts).
 * Locks: `hold_numbers` locks the boards of a batch in the order of their ids.
 * Failure: a batch that fails for an unexpected reason is retried claim by claim, so one bad claim cannot fail the others.
 * When the database is unavailable, all claims of the batch fail; sending a claim again with its key is safe.
 */
export function createClaimBatcher(prepared: Prepared, onHeld: () => void): ClaimBatcher {
  return batchWhileBusy({
    batchMax: BATCH_MAX,
    retriesOneByOne: (error) => !isDatabaseAway(error) && !isDatabaseTimeout(error),
    runBatch: async (claims: readonly Claim[]) => {
      const answers = await hold(prepared, claims)
      onHeld()
      return answers
    },
  })
}

async function hold(prepared: Prepared, claims: readonly Claim[]): Promise<ClaimAnswer[]> {
  const rows = await prepared<{ claim_index: bigint; answer: ClaimAnswer }>(HOLD, [
    claims.map(({ gameId }) => gameId),
    claims.map(({ personId }) => personId),
    claims.map(({ key }) => key),
    claims.map(({ numbers }) => `{${numbers.join(',')}}`),
    claims.map(({ random }) => random),
    conflictRounds(claims),
  ])
  const answers: ClaimAnswer[] = []
  for (const { claim_index, answer } of rows) answers[Number(claim_index) - 1] = answer
  return answers
}
