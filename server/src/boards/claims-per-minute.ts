import { Refusal } from '@edil/domain/refusal'

/** A player who changes their mind at every number needs a few claims. Each one is sent to every viewer of the board. */
export const CLAIMS_PER_MINUTE = 30
const WINDOW_MS = 60_000

/** Counts the claims of each account in this process: at thousands of claims a second, a request to Redis for each is too much. */
export function limitClaims(perMinute: number = CLAIMS_PER_MINUTE, now: () => number = Date.now) {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (personId: string): void => {
    if (now() >= endsAt) {
      counts = new Map()
      endsAt = now() + WINDOW_MS
    }
    const count = (counts.get(personId) ?? 0) + 1
    if (count > perMinute) throw new Refusal('too_many_attempts')
    counts.set(personId, count)
  }
}
