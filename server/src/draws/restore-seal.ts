import { findChain, timeOfRound } from '@edil/domain/draw/chains'
import { type CloseRecord, readCloseRecord } from '@edil/domain/draw/close-record'
import { PROTOCOL, readOpenRecord } from '@edil/domain/draw/open-record'
import { type Proof, readProof } from '@edil/domain/draw/proof'
import { readJson } from '@edil/domain/draw/read-json'
import { type VerifyStep, verifyProof } from '@edil/domain/draw/verify'
import { readLogProof } from '@edil/domain/log/log-proof'
import { endSales } from '../games/status/game-status.queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'
import {
  findOpenRecord,
  insertCloseRecord,
  insertRestoredSeal,
  listRestoredSeals,
  listSoldNumbers,
  lockGameOfSeal,
  type RestoredSeal,
} from './records.queries.ts'

/** What `/api/games/<id>/records` said about a closed game. */
export type PublishedSeal = RestoredSeal & {
  readonly openRecord: string
  /** The number of the closing's entry in the log. */
  readonly seq: number
  readonly close: CloseRecord
  readonly roundAt: Date
}

const BEFORE_THE_DRAW: readonly VerifyStep[] = ['promise', 'entries']

/** Reads the saved records of a game. Fails unless they are right and enough witnesses saw them in time. */
export function readPublishedSeal(text: string): PublishedSeal {
  const file = readJson<Omit<Proof, 'log'> & { log: { action: string }[] }>(text)
  const entryOf = (action: string) => Array.isArray(file?.log) && file.log.find((entry) => entry?.action === action)
  const [opened, closed] = [entryOf('game_opened'), entryOf('game_closed')]
  // The check of a proof covers the closing. The result, which does not exist yet, is left empty.
  const log = { opened, closed, drawn: closed }
  const read = readProof(JSON.stringify({ ...file, protocol: PROTOCOL, resultRecord: '', log }))
  if ('missing' in read)
    throw new Error(`The file is not the saved records of a closed game: ${read.missing} is missing.`)
  const { proof } = read
  const { steps, facts } = verifyProof(proof)
  for (const verdict of steps) {
    if (!verdict.ok && BEFORE_THE_DRAW.includes(verdict.step)) {
      throw new Error(`The records of game ${proof.gameId} are wrong: ${verdict.because}.`)
    }
  }
  const { witnessing } = facts
  const { firstBeforeMs, lastBeforeMs } = witnessing ?? {}
  const checkpoint = readLogProof(proof.log.closed.proof ?? '')?.checkpoint
  if (!checkpoint || !witnessing?.isWitnessed || firstBeforeMs === undefined || lastBeforeMs === undefined) {
    throw new Error(`Too few witnesses saw the list of game ${proof.gameId} in time.`)
  }
  const open = readOpenRecord(proof.openRecord)
  const close = readCloseRecord(proof.closeRecord)
  const chain = open && findChain(open.beaconChainHash, open.beaconPublicKey)
  if (!close || !chain) throw new Error(`The records of game ${proof.gameId} cannot be read.`)
  const roundMs = timeOfRound(chain, close.round)
  return {
    gameId: proof.gameId,
    openRecord: proof.openRecord,
    record: proof.closeRecord,
    close,
    entries: [proof.log.opened, proof.log.closed],
    commitments: proof.commitments,
    origin: checkpoint.origin,
    size: checkpoint.size,
    witnesses: witnessing.witnesses.length,
    firstCosignedAt: new Date(roundMs - firstBeforeMs),
    lastCosignedAt: new Date(roundMs - lastBeforeMs),
    roundAt: new Date(roundMs),
    seq: proof.log.closed.seq,
  }
}

export type RestoredGame = {
  /** In the published list, but their tickets are lost. */
  readonly lost: readonly number[]
  /** Of tickets that were withdrawn before the game closed: they do not take part, and their money is owed back. */
  readonly withdrawn: readonly number[]
}

/**
 * Closes a game with the list and the round that were published before the database lost them, so that it is drawn from them and not a
 * second time from another list. The random value may be known by now, so nothing that was sold after the closing is accepted. As
 * the owner of the tables, in the transaction that restarts the log; the worker then draws the game and opens the next one.
 */
export async function restoreSeal(tx: Pick<Tx, 'db'>, seal: PublishedSeal): Promise<RestoredGame> {
  const { gameId, close, commitments } = seal
  const game = await lockGameOfSeal(tx, gameId)
  if (!game || (await findOpenRecord(tx, gameId)) !== seal.openRecord) {
    throw new Error(`The database does not have game ${gameId} as it was opened.`)
  }
  if (game.closed_at) throw new Error(`Game ${gameId} is closed already.`)
  const sold = await listSoldNumbers(tx, gameId)
  const closedAt = new Date(close.closedAt)
  const suspicious = sold.filter(({ number, commitment, soldAt, isOfHolder }) => {
    const sealed = commitments.get(number)
    return soldAt > closedAt || !isOfHolder || (sealed !== undefined && sealed !== commitment)
  })
  if (suspicious.length > 0) {
    const numbers = suspicious.map(({ number }) => number).join(', ')
    throw new Error(
      `Numbers of game ${gameId} were sold or changed after the restore: ${numbers}. Restore the backup again.`,
    )
  }
  await insertRestoredSeal(tx, seal)
  await insertCloseRecord(tx, { ...close, record: seal.record, roundAt: seal.roundAt })
  await endSales(tx, gameId, 'drawing', closedAt)
  const kept = new Set(sold.map(({ number }) => number))
  return {
    lost: [...commitments.keys()].filter((number) => !kept.has(number)),
    withdrawn: [...kept].filter((number) => !commitments.has(number)),
  }
}

/** Whether the stored seals of restored games are still what their witnesses signed. One text per fault. */
export async function checkRestoredSeals(db: Db): Promise<string[]> {
  const stored = await listRestoredSeals(db)
  return stored.flatMap(({ gameId, text, says }) => {
    try {
      const { origin, size, witnesses, firstCosignedAt, lastCosignedAt } = readPublishedSeal(text)
      const [first, last] = [firstCosignedAt, lastCosignedAt].map((at) => at.toISOString().slice(0, 19))
      return [origin, size, witnesses, first, last].join(' ') === says
        ? []
        : [`game ${gameId}: the witnesses of its restored seal are not those of its proof`]
    } catch (error) {
      return [`game ${gameId}: its restored seal: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}
