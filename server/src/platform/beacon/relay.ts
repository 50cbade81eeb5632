import type { Chain } from '@edil/domain/draw/chains'
import { isRound } from '@edil/domain/draw/close-record'
import { readJson } from '@edil/domain/draw/read-json'
import { readAtMost } from '../read-at-most.ts'
import { isBeaconSignature } from './beacon-signature.ts'

/** How a relay's request can fail. `not_yet` and `no_longer_asked` are not failures of the relay. */
export type RelayFailing =
  | 'away'
  | 'cut_off'
  | 'no_longer_asked'
  | 'not_json'
  | 'not_yet'
  | 'redirected'
  | 'refused'
  | 'too_large'
  | 'too_slow'
  | 'wrong_round'
  | 'wrong_signature'

export type RelayAnswer =
  | { readonly round: number; readonly signature: string }
  | { readonly because: RelayFailing; readonly detail?: string | undefined }

export type RelayRequest = {
  readonly relay: string
  readonly chain: Chain
  readonly round: number | 'latest'
  readonly timeoutMs: number
  /** Aborted when the result is no longer needed. */
  readonly isOver: AbortSignal
}

/** A valid response has about 250 bytes. */
const ANSWER_BYTES_MAX = 4_096
/** drand's nodes answer 404 for a future round, its relays 425. */
const NOT_YET = [404, 425]

/** A relay's checked signature of a round, or the reason for the failure. */
export async function requestRelay({ relay, chain, round, timeoutMs, isOver }: RelayRequest): Promise<RelayAnswer> {
  const signal = AbortSignal.any([isOver, AbortSignal.timeout(timeoutMs)])
  const failed = (error: unknown, otherwise: RelayFailing): RelayAnswer => {
    if (isOver.aborted) return { because: 'no_longer_asked' }
    return { because: signal.aborted ? 'too_slow' : otherwise, detail: codeOf(error) }
  }

  let response: Response
  try {
    response = await fetch(`${relay}/${chain.chainHash}/public/${round}`, { redirect: 'manual', signal })
  } catch (error) {
    return failed(error, 'away')
  }
  if (response.status !== 200) return { because: failingOf(response.status), detail: String(response.status) }

  let text: string | undefined
  try {
    text = await readAtMost(response, ANSWER_BYTES_MAX)
  } catch (error) {
    return failed(error, 'cut_off')
  }
  return text === undefined ? { because: 'too_large' } : judge(text, chain, round)
}

function failingOf(status: number): RelayFailing {
  if (NOT_YET.includes(status)) return 'not_yet'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

/** Ignores the randomness field: it is a hash of the signature, which is checked. */
function judge(text: string, chain: Chain, asked: number | 'latest'): RelayAnswer {
  const answer = readJson<{ round: number; signature: string }>(text)
  if (!answer) return { because: 'not_json' }
  const { round, signature } = answer
  if (!isRound(round) || (asked !== 'latest' && round !== asked))
    return { because: 'wrong_round', detail: JSON.stringify(round)?.slice(0, 20) }
  if (typeof signature !== 'string' || !isBeaconSignature(chain, round, signature))
    return { because: 'wrong_signature' }
  return { round, signature }
}

/** Such as ECONNREFUSED, which `fetch` puts into the error's cause. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
