import { GAME_TYPES, type GameType, NUMBERS_PER_GAME } from '../plans.ts'
import { bytesToHex, concatBytes, isHex, sha256, tag, utf8ToBytes } from './bytes.ts'
import { isInstant, isSantim, readJson } from './read-json.ts'

export const PROTOCOL = 'EDIL-DRAW/1'

/** Which balls go into the jar: all 100, or only those of sold numbers. The protocol's field for it is `pool`. */
export type BallSet = 'all' | 'sold'

/** The rules of one game, published before the first sale. */
export type OpenRecord = {
  readonly protocol: typeof PROTOCOL
  readonly gameId: string
  readonly type: GameType
  readonly title: string
  readonly feeSantim: number
  readonly prizesSantim: readonly [number, number, number]
  readonly numbers: typeof NUMBERS_PER_GAME
  readonly pool: BallSet
  readonly closesAt: string
  readonly drawAt: string
  readonly beaconChainHash: string
  readonly beaconPublicKey: string
}

export type OpenFacts = Omit<OpenRecord, 'protocol' | 'numbers'>

/** The exact text that is published. Hashes are over these bytes, so the order of the fields is part of the protocol. */
export function writeOpenRecord(facts: OpenFacts): string {
  return JSON.stringify({
    protocol: PROTOCOL,
    gameId: facts.gameId,
    type: facts.type,
    title: facts.title,
    feeSantim: facts.feeSantim,
    prizesSantim: facts.prizesSantim,
    numbers: NUMBERS_PER_GAME,
    pool: facts.pool,
    closesAt: facts.closesAt,
    drawAt: facts.drawAt,
    beaconChainHash: facts.beaconChainHash,
    beaconPublicKey: facts.beaconPublicKey,
  } satisfies OpenRecord)
}

export function openHash(record: string): string {
  return bytesToHex(sha256(concatBytes(tag('open'), utf8ToBytes(record))))
}

export function readOpenRecord(text: string): OpenRecord | undefined {
  const record = readJson<OpenRecord>(text)
  if (record?.protocol !== PROTOCOL || record.numbers !== NUMBERS_PER_GAME) return undefined
  const { gameId, type, title, feeSantim, prizesSantim, pool, closesAt, drawAt } = record
  const isComplete =
    isText(gameId) &&
    isText(title) &&
    GAME_TYPES.some((known) => known === type) &&
    isSantim(feeSantim) &&
    Array.isArray(prizesSantim) &&
    prizesSantim.length === 3 &&
    prizesSantim.every(isSantim) &&
    (pool === 'all' || pool === 'sold') &&
    isInstant(closesAt) &&
    isInstant(drawAt) &&
    isHex(record.beaconChainHash, 32) &&
    isHex(record.beaconPublicKey, 96)
  return isComplete ? (record as OpenRecord) : undefined
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
