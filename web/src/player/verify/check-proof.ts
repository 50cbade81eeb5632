import type { Commitments } from '@edil/domain/draw/manifest'
import { type Proof, readProof } from '@edil/domain/draw/proof'
import { type Verdict, verifyProof } from '@edil/domain/draw/verify'

export type CheckedProof = {
  readonly verdict: Verdict
  readonly commitments: Commitments
  readonly log: Proof['log']
}

/** Everything on this page is derived from the published text alone. */
export function checkProof(text: string): CheckedProof | { readonly missing: string } {
  const read = readProof(text)
  if ('missing' in read) return read
  const { commitments, log } = read.proof
  return { verdict: verifyProof(read.proof), commitments, log }
}
