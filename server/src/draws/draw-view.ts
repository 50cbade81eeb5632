import type { Draw, DrawnNumber } from '@edil/contract/draws'
import { QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { readOpenRecord } from '@edil/domain/draw/open-record'
import { knownLogOf } from '@edil/domain/log/known-logs'
import { toWire } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import { showOf } from '@edil/domain/show'
import type { Db } from '../platform/database/db.ts'
import { type DrawRow, findDrawRow, findDrawRows, type PrizeRow } from './draws.queries.ts'

export async function readDraw(db: Db, gameId: string): Promise<Draw> {
  const row = await findDrawRow(db, gameId)
  if (!row) throw new Refusal('draw_not_found')
  return drawView(row)
}

/** The public views of the draws of these games, without games that are not closed. */
export async function readDraws(db: Db, gameIds: readonly string[]): Promise<Draw[]> {
  return (await findDrawRows(db, gameIds)).map(drawView)
}

/** The public view of a draw. */
export function drawView(row: DrawRow): Draw {
  const isTrial = readOpenRecord(row.open_record)?.beaconPublicKey === TEST_CHAIN.publicKey
  return {
    gameId: row.game_id,
    type: row.type,
    title: row.title,
    status: row.status,
    version: row.version,
    closedAt: row.closed_at.toISOString(),
    closedBy: row.closed_by,
    sold: row.sold,
    soldNumbers: row.sold_numbers,
    players: row.players,
    feeSantim: toWire(row.fee),
    takingsSantim: toWire(row.takings),
    openHash: row.open_hash.toString('hex'),
    manifestHash: row.manifest_hash.toString('hex'),
    round: Number(row.round),
    roundAt: row.round_at.toISOString(),
    result: resultView(row),
    witnessed: {
      by: row.witnesses,
      of: knownLogOf(isTrial ? TEST_CHAIN : QUICKNET).witnesses.length,
      at: row.witnessed_at?.toISOString() ?? null,
    },
    isCleared: row.is_cleared,
    isTrial,
  }
}

function resultView({ drawn_at, signature, log_seq, log_hash, prizes }: DrawRow): Draw['result'] {
  const [first, second, third] = (prizes ?? []).map(drawnNumber)
  if (!drawn_at || !signature || log_seq === null || !log_hash || !first || !second || !third) return null
  return {
    drawnAt: drawn_at.toISOString(),
    show: showOf(drawn_at),
    signature: signature.toString('hex'),
    winners: [first, second, third],
    logHead: { seq: Number(log_seq), hash: log_hash.toString('hex') },
  }
}

function drawnNumber({ amount, ...prize }: PrizeRow): DrawnNumber {
  return { ...prize, prizeSantim: amount }
}
