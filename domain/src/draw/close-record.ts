import { isHex } from './bytes.ts'
import { type Chain, firstRoundFrom } from './chains.ts'
import { CLOSINGS, type Closing } from './closings.ts'
import { PROTOCOL } from './open-record.ts'
import { isInstant, readJson } from './read-json.ts'

/** Fixes, when a game closes, the sealed list of tickets and the beacon round that will decide. */
export type CloseRecord = {
  readonly protocol: typeof PROTOCOL
  readonly gameId: string
  readonly openHash: string
  readonly manifestHash: string
  readonly sold: number
  readonly closedAt: string
  readonly closedBy: Closing
  readonly round: number
}

export type CloseFacts = Omit<CloseRecord, 'protocol'>

export function writeCloseRecord(facts: CloseFacts): string {
  return JSON.stringify({
    protocol: PROTOCOL,
    gameId: facts.gameId,
    openHash: facts.openHash,
    manifestHash: facts.manifestHash,
    sold: facts.sold,
    closedAt: facts.closedAt,
    closedBy: facts.closedBy,
    round: facts.round,
  } satisfies CloseRecord)
}

export function readCloseRecord(text: string): CloseRecord | undefined {
  const record = readJson<CloseRecord>(text)
  if (record?.protocol !== PROTOCOL) return undefined
  const isComplete =
    typeof record.gameId === 'string' &&
    isHex(record.openHash, 32) &&
    isHex(record.manifestHash, 32) &&
    Number.isSafeInteger(record.sold) &&
    isInstant(record.closedAt) &&
    CLOSINGS.some((known) => known === record.closedBy) &&
    isRound(record.round)
  return isComplete ? (record as CloseRecord) : undefined
}

export function isRound(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}

/** The time from closing to the deciding round at least: the value must not exist yet, even on a clock that is wrong. */
export const UNKNOWN_YET_MS = 30_000

/** How long before the deciding round the seal is in the log and in the database at the latest. */
export const SEALED_BEFORE_MS = 15_000

export type RoundRule = {
  readonly chain: Chain
  readonly closedBy: Closing
  /** Milliseconds since 1970. */
  readonly closedAtMs: number
  readonly drawAtMs: number
}

/** The only round that may decide a game, however late its value is published. */
export function decidingRound({ chain, closedBy, closedAtMs, drawAtMs }: RoundRule): number {
  const earliest = closedAtMs + UNKNOWN_YET_MS
  return firstRoundFrom(chain, closedBy === 'time' ? Math.max(drawAtMs, earliest) : earliest)
}
