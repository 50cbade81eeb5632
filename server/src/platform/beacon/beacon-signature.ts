import { isSignatureOf } from '@edil/domain/draw/beacon'
import type { Chain } from '@edil/domain/draw/chains'

/** More than the games that are drawn in an hour. */
const REMEMBERED_MAX = 100

const valid = new Set<string>()

/**
 * Whether this is the chain's signature of that round. Remembers valid ones: a check keeps the process busy for 100 ms or more,
 * hosts press more than once, and while it is busy the transaction that holds the lock of a game cannot go on.
 */
export function isBeaconSignature(chain: Chain, round: number, signature: string): boolean {
  const key = `${chain.chainHash} ${round} ${signature}`
  if (valid.has(key)) return true
  if (!isSignatureOf(chain, round, signature)) return false
  const [oldest = ''] = valid
  if (valid.size >= REMEMBERED_MAX) valid.delete(oldest)
  valid.add(key)
  return true
}
