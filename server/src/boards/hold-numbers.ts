import type { MyNumbers } from '@edil/contract/boards'
import { refuseSelection } from '@edil/domain/boards'
import { Refusal } from '@edil/domain/refusal'
import { violatedKey } from '../platform/database/unique.ts'
import type { Claim, ClaimAnswer, ClaimBatcher } from './batch-claims.ts'

/** Holds numbers for a player: all of the claim or none. The same key returns the first answer again. */
export async function holdNumbers(holdInBatch: ClaimBatcher, claim: Claim): Promise<MyNumbers> {
  const refusal = claim.random > 0 ? undefined : refuseSelection(claim.numbers)
  if (refusal) throw new Refusal(refusal)

  const answer = await holdInBatch(claim).catch(refuseDouble)
  if (answer.refusal !== undefined) throw new Refusal(answer.refusal)
  const { version, numbers } = answer
  return { gameId: claim.gameId, version, numbers: [...numbers], now: new Date().toISOString() }
}

/** A last safeguard: the primary key allows one owner per number. */
function refuseDouble(error: unknown): ClaimAnswer {
  if (violatedKey(error)) return { refusal: 'numbers_taken' }
  throw error
}
