import type { Buyer } from './buyers.ts'

/** What the server said, without what differs from one saying to the next. */
export type Answer =
  | { readonly refusal: string }
  | { readonly refusal?: undefined; readonly version: number; readonly numbers: readonly HeldNumber[] }

type HeldNumber = { readonly number: number; readonly status: string; readonly heldUntil: string | null }

/** One claim of one buyer, from asking to its answer. */
export type ClaimRecord = {
  readonly gameId: string
  readonly body: string
  readonly key: string
  /** How often nobody answered before somebody did. */
  readonly unknowns: number
  /** `undefined`: nobody ever answered. */
  readonly answer: Answer | undefined
}

/** Everything one buyer asked and was told, in order: a buyer asks one thing at a time. */
export type History = {
  readonly buyer: Buyer
  readonly claims: ClaimRecord[]
  /** The numbers of each board, as the last answer had them. */
  readonly numbers: Map<string, readonly number[]>
  readonly versions: Map<string, number>
  readonly faults: string[]
}

export function newHistory(buyer: Buyer): History {
  return { buyer, claims: [], numbers: new Map(), versions: new Map(), faults: [] }
}

/** Takes an answer as the newest word on the buyer's numbers. */
export function noteState({ numbers, versions, faults }: History, gameId: string, answer: Answer): void {
  if (answer.refusal !== undefined) return
  if (answer.version < (versions.get(gameId) ?? 0)) faults.push(`${gameId} went back to version ${answer.version}`)
  versions.set(gameId, answer.version)
  numbers.set(
    gameId,
    answer.numbers.map(({ number }) => number),
  )
}

export function parseAnswer(status: number, body: string): Answer {
  const { code, version, numbers } = JSON.parse(body)
  return status === 200 ? { version, numbers } : { refusal: code }
}

/** In one order of keys, as the database has one of its own. */
export function wordAnswer(answer: Answer): string {
  if (answer.refusal !== undefined) return answer.refusal
  const { version, numbers } = answer
  return `${version} ${numbers.map(({ number, status, heldUntil }) => `${number} ${status} ${heldUntil}`).join(', ')}`
}
