import type { Chain } from '@edil/domain/draw/chains'
import { writeOpenRecord } from '@edil/domain/draw/open-record'
import { toWire } from '@edil/domain/money'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { type GameRow, insertOpenRecord } from './records.queries.ts'

/** Publishes the open record before the first sale. It fixes the prizes and the beacon of the game. */
export async function publishOpenRecord(tx: Tx, game: GameRow, chain: Chain): Promise<void> {
  const record = writeOpenRecord({
    gameId: game.id,
    type: game.type,
    title: game.title,
    feeSantim: toWire(game.fee),
    prizesSantim: [toWire(game.first_prize), toWire(game.second_prize), toWire(game.third_prize)],
    pool: 'all',
    closesAt: game.closes_at.toISOString(),
    drawAt: game.draws_at.toISOString(),
    beaconChainHash: chain.chainHash,
    beaconPublicKey: chain.publicKey,
  })
  await insertOpenRecord(tx, game.id, record)
  recordAudit(tx, { actor: 'system', action: 'game_opened', subject: game.id, details: { record } })
}
