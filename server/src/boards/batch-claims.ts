import type { MyNumber } from '@edil/contract/boards'
import type { RefusalCode } from '@edil/domain/refusal'
import { isDatabaseAway, isDatabaseTimeout } from '../platform/database-away.ts'
import type { Prepared, Statement } from '../platform/prepared.ts'
import { splitIntoConflictRounds } from './conflict-rounds.ts'

export type Claim = {
  readonly gameId: string
  readonly personId: string
  readonly key: string
  readonly numbers: readonly number[]
  /** So many random ones instead; 0: the named ones. */
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
/** What one commit carries at the most: a board stays locked until then. */
const TOGETHER_MAX = 64

type Waiting = {
  readonly claim: Claim
  readonly resolve: (answer: ClaimAnswer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Claims that come while another is being committed wait for each other and share the next commit. Nobody waits when
 * nothing is going on. A durable commit costs about as much as ten claims, so this is where the speed under load comes from.
 */
export function createClaimBatcher(prepared: Prepared, onHeld: () => void): ClaimBatcher {
  const waiting: Waiting[] = []
  let isBusy = false

  async function work(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) await holdTogether(waiting.splice(0, TOGETHER_MAX))
    isBusy = false
  }

  async function holdTogether(claims: readonly Waiting[]): Promise<void> {
    try {
      const answers = await hold(claims.map(({ claim }) => claim))
      for (const [index, { resolve }] of claims.entries()) {
        const answer = answers[index]
        if (answer) resolve(answer)
      }
      onHeld()
    } catch (error) {
      const isForAll = isDatabaseAway(error) || isDatabaseTimeout(error)
      if (claims.length === 1 || isForAll) for (const { reject } of claims) reject(error)
      // One of them was wrong in a way that nobody foresaw, and nothing is committed: the others must not suffer for it.
      else for (const claim of claims) await holdTogether([claim])
    }
  }

  async function hold(claims: readonly Claim[]): Promise<ClaimAnswer[]> {
    const rows = await prepared<{ claim_index: bigint; answer: ClaimAnswer }>(HOLD, [
      claims.map(({ gameId }) => gameId),
      claims.map(({ personId }) => personId),
      claims.map(({ key }) => key),
      claims.map(({ numbers }) => `{${numbers.join(',')}}`),
      claims.map(({ random }) => random),
      splitIntoConflictRounds(claims),
    ])
    const answers: ClaimAnswer[] = []
    for (const { claim_index, answer } of rows) answers[Number(claim_index) - 1] = answer
    return answers
  }

  return (claim) =>
    new Promise((resolve, reject) => {
      waiting.push({ claim, resolve, reject })
      if (!isBusy) void work()
    })
}
