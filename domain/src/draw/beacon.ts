import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex, hexToBytes, isHex, sha256, u64 } from './bytes.ts'
import type { Chain } from './chains.ts'

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
export const SIGNATURE_BYTES = 48

const { shortSignatures } = bls12_381

/** Whether this is the chain's signature of that round. The source of the signature does not matter. */
export function isSignatureOf(chain: Chain, round: number, signature: string): boolean {
  if (!isHex(signature, SIGNATURE_BYTES)) return false
  const message = shortSignatures.hash(messageOfRound(round), DOMAIN)
  try {
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(chain.publicKey))
  } catch {
    // Not a point of the curve.
    return false
  }
}

export function messageOfRound(round: number): Uint8Array {
  return sha256(u64(round))
}

/** Signs a round. Only for the test beacon, whose secret key we have. */
export function signRound(secretKey: Uint8Array, round: number): string {
  const message = shortSignatures.hash(messageOfRound(round), DOMAIN)
  return bytesToHex(shortSignatures.sign(message, secretKey).toBytes())
}

/** The random value that drand publishes with a signature. */
export function randomnessOf(signature: string): string {
  return bytesToHex(sha256(hexToBytes(signature)))
}
