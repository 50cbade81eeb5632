import type { SignedIn } from '../signed-in.ts'

/** The response without the fields that differ between repetitions (server time, request id). */
export type Answer =
  | { readonly refusal: string }
  | { readonly refusal?: undefined; readonly version: number; readonly numbers: readonly HeldNumber[] }

type HeldNumber = { readonly number: number; readonly status: string; readonly heldUntil: string | null }

/** One claim of one buyer with its answer. */
export type ClaimRecord = {
  readonly gameId: string
  readonly body: string
  readonly key: string
  /** Attempts without an answer before the one that succeeded. */
  readonly unknowns: number
  /** `undefined` if no attempt was answered. */
  readonly answer: Answer | undefined
}

/** All requests and answers of one buyer in order; a buyer sends one request at a time. */
export type History = {
  readonly buyer: SignedIn
  readonly claims: ClaimRecord[]
  /** The buyer's numbers per board, from the last answer. */
  readonly numbers: Map<string, readonly number[]>
  readonly versions: Map<string, number>
  readonly faults: string[]
}

export function newHistory(buyer: SignedIn): History {
  return { buyer, claims: [], numbers: new Map(), versions: new Map(), faults: [] }
}

/** Stores an answer as the buyer's current numbers. Answers must not go back to an older version. */
export function storeState({ numbers, versions, faults }: History, gameId: string, answer: Answer): void {
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

/** A canonical form: the database returns JSON keys in its own order. */
export function formatAnswer(answer: Answer): string {
  if (answer.refusal !== undefined) return answer.refusal
  const { version, numbers } = answer
  return `${version} ${numbers.map(({ number, status, heldUntil }) => `${number} ${status} ${heldUntil}`).join(', ')}`
}
