import { isHex } from './bytes.ts'
import { type Chain, firstRoundFrom } from './chains.ts'
import { CLOSINGS, type Closing } from './closings.ts'
import { PROTOCOL } from './open-record.ts'
import { isInstant, readJson } from './read-json.ts'

/** What is fixed when a game closes: who takes part, and which value of the beacon will decide. */
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
  const isWhole =
    typeof record.gameId === 'string' &&
    isHex(record.openHash, 32) &&
    isHex(record.manifestHash, 32) &&
    Number.isSafeInteger(record.sold) &&
    isInstant(record.closedAt) &&
    CLOSINGS.some((known) => known === record.closedBy) &&
    isRound(record.round)
  return isWhole ? (record as CloseRecord) : undefined
}

export function isRound(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}

/** From closing to the value that decides: it must not exist yet, on anybody's clock. */
export const UNKNOWN_YET_MS = 30_000

export type RoundRule = {
  readonly chain: Chain
  readonly closedBy: Closing
  /** Milliseconds since 1970. */
  readonly closedAtMs: number
  readonly drawAtMs: number
}

/** The one round that decides a game; there is no other, however late it comes. */
export function decidingRound({ chain, closedBy, closedAtMs, drawAtMs }: RoundRule): number {
  const earliest = closedAtMs + UNKNOWN_YET_MS
  return firstRoundFrom(chain, closedBy === 'time' ? Math.max(drawAtMs, earliest) : earliest)
}
