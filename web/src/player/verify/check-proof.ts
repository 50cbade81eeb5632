import type { SealedTickets } from '@edil/domain/draw/manifest'
import { type Proof, readProof } from '@edil/domain/draw/proof'
import { type Verdict, verifyProof } from '@edil/domain/draw/verify'

export type CheckedProof = {
  readonly verdict: Verdict
  readonly tickets: SealedTickets
  readonly log: Proof['log']
}

/** Everything that this page says comes out of the published text, and out of nothing else. */
export function checkProof(text: string): CheckedProof | { readonly missing: string } {
  const read = readProof(text)
  if ('missing' in read) return read
  const { tickets, log } = read.proof
  return { verdict: verifyProof(read.proof), tickets, log }
}
