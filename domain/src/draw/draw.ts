import { hmac } from '@noble/hashes/hmac.js'
import { NUMBERS_PER_GAME } from '../plans.ts'
import { concatBytes, hexToBytes, lengthPrefixed, sha256, tag, u32, u64, utf8ToBytes } from './bytes.ts'
import type { Commitments } from './manifest.ts'
import type { BallSet } from './open-record.ts'

export const WINNERS = 3

export type SeedFacts = {
  readonly gameId: string
  readonly openHash: string
  readonly manifestHash: string
  readonly round: number
  readonly signature: string
}

/** The only random input of a draw. Everything else follows from it. */
export function seedOf({ gameId, openHash, manifestHash, round, signature }: SeedFacts): Uint8Array {
  return sha256(
    concatBytes(
      tag('seed'),
      lengthPrefixed(utf8ToBytes(gameId)),
      hexToBytes(openHash),
      hexToBytes(manifestHash),
      u64(round),
      lengthPrefixed(hexToBytes(signature)),
    ),
  )
}

/** The balls that go into the jar, in ascending order. */
export function ballsOf(ballSet: BallSet, commitments: Commitments): number[] {
  if (ballSet === 'sold') return [...commitments.keys()].sort((a, b) => a - b)
  return Array.from({ length: NUMBERS_PER_GAME }, (_, index) => index + 1)
}

/** Draws `picks` of the balls, 1st prize first: the first steps of a Fisher-Yates shuffle. */
export function drawBalls(seed: Uint8Array, from: readonly number[], picks: number = WINNERS): number[] {
  if (from.length < picks) throw new RangeError(`${picks} balls out of ${from.length}`)
  const balls = [...from]
  const nextByte = byteStream(seed)
  for (let place = 0; place < picks; place += 1) {
    const chosen = place + uniform(nextByte, balls.length - place)
    const ball = balls[chosen] as number
    balls[chosen] = balls[place] as number
    balls[place] = ball
  }
  return balls.slice(0, picks)
}

/**
 * 0 to `choices` - 1, all equally likely. Bytes from the incomplete last run are discarded (rejection sampling): without that, low
 * numbers would win more often.
 */
function uniform(nextByte: () => number, choices: number): number {
  const limit = 256 - (256 % choices)
  for (;;) {
    const byte = nextByte()
    if (byte < limit) return byte % choices
  }
}

function byteStream(seed: Uint8Array): () => number {
  let block = new Uint8Array(0)
  let blocks = 0
  let place = 0
  return () => {
    if (place === block.length) {
      block = hmac(sha256, seed, concatBytes(tag('block'), u32(blocks)))
      blocks += 1
      place = 0
    }
    const byte = block[place] as number
    place += 1
    return byte
  }
}
