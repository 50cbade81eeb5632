import { cosignedAt } from './checkpoint.ts'
import type { KnownLog } from './known-logs.ts'
import { readLogProof } from './log-proof.ts'
import { CLOCKS_AGREE_MS, WITNESSED_BEFORE_MS, WITNESSES_MIN } from './witness-rule.ts'

/** Which witnesses saw the sealed list of a game in time. It is stated, not a fault: players have paid, and the draw happens. */
export type Witnessing = {
  readonly isWitnessed: boolean
  /** The names of those that saw it at least 5 s before the round. */
  readonly witnesses: readonly string[]
  /** How many there are. */
  readonly known: number
  /** Of the first and the last of them, before the round. */
  readonly firstBeforeMs: number | undefined
  readonly lastBeforeMs: number | undefined
}

type Moments = {
  /** When the log got the entry. */
  readonly sealedMs: number
  /** When the random value was published. */
  readonly roundMs: number
}

/** `proof` is that of the close record's entry, already checked. */
export function witnessingOf(
  proof: string | null,
  { witnesses }: KnownLog,
  { sealedMs, roundMs }: Moments,
): Witnessing {
  const checkpoint = proof === null ? undefined : readLogProof(proof)?.checkpoint
  const seen = witnesses.flatMap((witness) => {
    const seconds = checkpoint && cosignedAt(checkpoint.note, witness)
    if (seconds === undefined) return []
    const beforeMs = roundMs - seconds * 1_000
    // A clock that is far behind could make any list look early.
    const isAfterSeal = seconds * 1_000 >= sealedMs - CLOCKS_AGREE_MS
    return isAfterSeal && beforeMs >= WITNESSED_BEFORE_MS ? [{ name: witness.name, beforeMs }] : []
  })
  const before = seen.map(({ beforeMs }) => beforeMs).sort((a, b) => b - a)
  return {
    isWitnessed: seen.length >= WITNESSES_MIN,
    witnesses: seen.map(({ name }) => name),
    known: witnesses.length,
    firstBeforeMs: before[0],
    lastBeforeMs: before.at(-1),
  }
}
