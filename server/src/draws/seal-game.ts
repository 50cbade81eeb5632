import { findChain, timeOfRound } from '@edil/domain/draw/chains'
import { decidingRound, writeCloseRecord } from '@edil/domain/draw/close-record'
import type { Closing } from '@edil/domain/draw/closings'
import { manifestHash } from '@edil/domain/draw/manifest'
import { openHash, readOpenRecord } from '@edil/domain/draw/open-record'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { findOpenRecord, type GameRow, insertCloseRecord, sealNumbers } from './records.queries.ts'

export type Seal = {
  readonly closedBy: Closing
  readonly closedAt: Date
  /** The newest round that is published, if it is known. */
  readonly latestRound: number | undefined
}

/** The deciding round is at least 24 s after the newest one, whatever our clock says. */
const ROUNDS_AHEAD_MIN = 8

/**
 * Seals the list of entries and fixes the beacon round that decides, which is still in the future. Returns the
 * published close record. From here on the game can only complete.
 */
export async function sealGame(tx: Tx, game: GameRow, { closedBy, closedAt, latestRound }: Seal): Promise<string> {
  const openRecord = await findOpenRecord(tx, game.id)
  const open = openRecord === undefined ? undefined : readOpenRecord(openRecord)
  const chain = open && findChain(open.beaconChainHash, open.beaconPublicKey)
  if (openRecord === undefined || !open || !chain) throw new Error(`game ${game.id} has no readable open record`)

  const commitments = await sealNumbers(tx, game.id)
  if (commitments.size !== game.numbers_approved) {
    throw new Error(`game ${game.id} counts ${game.numbers_approved} numbers and has ${commitments.size}`)
  }
  const round = decidingRound({
    chain,
    closedBy,
    closedAtMs: closedAt.getTime(),
    drawAtMs: Date.parse(open.drawAt),
  })
  if (latestRound !== undefined && round < latestRound + ROUNDS_AHEAD_MIN) {
    throw new Error(`game ${game.id}: round ${round} is too near to ${latestRound}, so our clock is behind`)
  }
  const facts = {
    gameId: game.id,
    openHash: openHash(openRecord),
    manifestHash: manifestHash(game.id, commitments),
    sold: commitments.size,
    closedAt: closedAt.toISOString(),
    closedBy,
    round,
  }
  const record = writeCloseRecord(facts)
  const roundAt = new Date(timeOfRound(chain, round))
  await insertCloseRecord(tx, { ...facts, record, roundAt })
  await enqueue(tx, 'draw-game', { gameId: game.id }, { startAfter: roundAt })
  return record
}
