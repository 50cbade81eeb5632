import type { MyNumbers } from '@edil/contract/boards'
import { refuseSelection } from '@edil/domain/boards'
import { Refusal } from '@edil/domain/refusal'
import { violatedKey } from '../platform/unique.ts'
import type { Claim, ClaimAnswer, ClaimBatcher } from './batch-claims.ts'

/** Holds numbers for a player, all that were asked for or none. The same key again gives the first answer again. */
export async function holdNumbers(holdInBatch: ClaimBatcher, claim: Claim): Promise<MyNumbers> {
  const refusal = claim.random > 0 ? undefined : refuseSelection(claim.numbers)
  if (refusal) throw new Refusal(refusal)

  const answer = await holdInBatch(claim).catch(refuseDouble)
  if (answer.refusal !== undefined) throw new Refusal(answer.refusal)
  const { version, numbers } = answer
  return { gameId: claim.gameId, version, numbers: [...numbers], now: new Date().toISOString() }
}

/** The last net: whatever way led here, the table has one owner for a number. */
function refuseDouble(error: unknown): ClaimAnswer {
  if (violatedKey(error)) return { refusal: 'numbers_taken' }
  throw error
}
