import { SIGNATURE_BYTES } from './beacon.ts'
import { isHex } from './bytes.ts'
import { isRound } from './close-record.ts'
import { WINNERS } from './draw.ts'
import { PROTOCOL } from './open-record.ts'
import { readJson } from './read-json.ts'

/** 1st, 2nd, 3rd. */
export type Winners = readonly [number, number, number]

export type ResultRecord = {
  readonly protocol: typeof PROTOCOL
  readonly gameId: string
  readonly round: number
  readonly signature: string
  readonly winners: Winners
}

export type ResultFacts = Omit<ResultRecord, 'protocol'>

export function writeResultRecord(facts: ResultFacts): string {
  return JSON.stringify({
    protocol: PROTOCOL,
    gameId: facts.gameId,
    round: facts.round,
    signature: facts.signature,
    winners: facts.winners,
  } satisfies ResultRecord)
}

export function readResultRecord(text: string): ResultRecord | undefined {
  const record = readJson<ResultRecord>(text)
  if (record?.protocol !== PROTOCOL) return undefined
  const isComplete =
    typeof record.gameId === 'string' &&
    isRound(record.round) &&
    isHex(record.signature, SIGNATURE_BYTES) &&
    Array.isArray(record.winners) &&
    record.winners.length === WINNERS &&
    record.winners.every(Number.isSafeInteger)
  return isComplete ? (record as ResultRecord) : undefined
}
