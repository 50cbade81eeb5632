import { findChain } from '@edil/domain/draw/chains'
import { readCloseRecord } from '@edil/domain/draw/close-record'
import { ballsOf, drawBalls, seedOf } from '@edil/domain/draw/draw'
import { manifestHash } from '@edil/domain/draw/manifest'
import { openHash, readOpenRecord } from '@edil/domain/draw/open-record'
import { type Winners, writeResultRecord } from '@edil/domain/draw/result-record'
import { Refusal } from '@edil/domain/refusal'
import { isBeaconSignature } from '../platform/beacon/beacon-signature.ts'
import type { GameRecords } from './records.queries.ts'

/**
 * The records of a draw differ from what was published, or a second result differs. The draw stops and an alert fires.
 */
export class DrawFault extends Error {
  constructor(gameId: string, what: string) {
    super(`game ${gameId}: ${what}`)
    this.name = 'DrawFault'
  }
}

export type Result = { readonly record: string; readonly signature: string; readonly winners: Winners }

/** Computes the winners from the published records and the beacon's signature. Deterministic. */
export function deriveResult(gameId: string, records: GameRecords, signature: string): Result {
  const open = readOpenRecord(records.openRecord)
  const close = readCloseRecord(records.closeRecord ?? '')
  const chain = open && findChain(open.beaconChainHash, open.beaconPublicKey)
  if (!open || !close || !chain) throw new DrawFault(gameId, 'its records cannot be read')
  if (openHash(records.openRecord) !== close.openHash) throw new DrawFault(gameId, 'its open record was changed')
  if (manifestHash(gameId, records.commitments) !== close.manifestHash) {
    throw new DrawFault(gameId, 'its sealed numbers were changed')
  }
  const { round } = close
  if (!isBeaconSignature(chain, round, signature)) throw new Refusal('signature_wrong')

  const seed = seedOf({ gameId, openHash: close.openHash, manifestHash: close.manifestHash, round, signature })
  const [first = 0, second = 0, third = 0] = drawBalls(seed, ballsOf(open.pool, records.commitments))
  const winners: Winners = [first, second, third]
  return { record: writeResultRecord({ gameId, round, signature, winners }), signature, winners }
}
