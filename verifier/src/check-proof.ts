import { type Proof, readProof } from '@edil/domain/draw/proof'
import { type Verdict, verifyProof } from '@edil/domain/draw/verify'

export type Checked = { readonly proof: Proof; readonly verdict: Verdict } | { readonly missing: string }

export function checkProof(text: string): Checked {
  const read = readProof(text)
  return 'missing' in read ? read : { proof: read.proof, verdict: verifyProof(read.proof) }
}
