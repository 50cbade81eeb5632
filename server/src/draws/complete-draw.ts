import { accountChannel } from '@edil/contract/channels'
import { afterStep } from '@edil/domain/games'
import { prizePostings } from '@edil/domain/prizes'
import { Refusal } from '@edil/domain/refusal'
import { SHOW_MS } from '@edil/domain/show'
import { announce } from '../announcements/announce.ts'
import { recordAudit, writeAudit } from '../audit/record-audit.ts'
import { completeGame } from '../games/status/game-status.queries.ts'
import { post } from '../ledger/post.ts'
import { recordEvents } from '../live/record-event.ts'
import { notify, notifyAll } from '../notifications/notify.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { insertPayouts } from '../prizes/payouts.queries.ts'
import { DrawFault, deriveResult, type Result } from './derive-result.ts'
import {
  countDraw,
  findWinners,
  insertDraw,
  insertPrizes,
  listPlayers,
  lockDraw,
  type NewPrize,
} from './draws.queries.ts'
import { findRecords, findResultRecord } from './records.queries.ts'

export type CompleteDraw = {
  readonly gameId: string
  readonly signature: string
  /** The id of the host who entered the signature, or 'system'. */
  readonly actor: string
}

/**
 * Draws a closed game: computes the winners from its published records and the beacon's signature, and stores them. A
 * second call computes the result again and must find the same. Returns whether this call stored it.
 *
 * The records of a closed game never change, so the result is computed before the game is locked: checking the signature keeps
 * the process busy for 100 ms, and other draws of the game would wait that long for its lock.
 */
export async function completeDraw(store: Store, { gameId, signature, actor }: CompleteDraw): Promise<boolean> {
  const records = await findRecords(store.db, gameId)
  if (!records?.closeRecord) throw new Refusal('draw_not_found')
  const result = deriveResult(gameId, records, signature)
  return transaction(store, (tx) => storeResult(tx, { gameId, result, actor }))
}

type StoreResult = Pick<CompleteDraw, 'gameId' | 'actor'> & { readonly result: Result }

/** The database counts the time of the show, on a clock of its own, and stores the draw after it has waited for the audit log. */
const MARGIN_MS = 3_000

/** Stores the prizes, posts the money owed and, once the show is over, notifies the players, in one transaction. */
async function storeResult(tx: Tx, { gameId, result, actor }: StoreResult): Promise<boolean> {
  const { record, signature, winners } = result
  const game = await lockDraw(tx, gameId)
  if (!game) throw new Refusal('draw_not_found')
  const stored = await findResultRecord(tx, gameId)
  if (stored !== undefined) {
    if (stored !== record) throw new DrawFault(gameId, 'its stored result differs from the computed one')
    return false
  }
  if (afterStep(game.status, 'draw') !== 'completed') throw new Refusal('game_step_not_allowed')

  const holders = await findWinners(tx, gameId, winners)
  const amounts = [game.first_prize, game.second_prize, game.third_prize]
  const prizes: NewPrize[] = winners.map((number, index) => ({
    position: index + 1,
    number,
    amount: amounts[index] ?? 0n,
    winner: holders.find((holder) => holder.number === number),
  }))
  const won = prizes.filter(({ winner }) => winner)
  await completeGame(tx, gameId)
  await insertPrizes(tx, gameId, prizes)
  await insertPayouts(
    tx,
    won.flatMap(({ position, amount, winner }) =>
      winner ? [{ gameId, position, personId: winner.person_id, gross: amount }] : [],
    ),
  )
  const moves = prizePostings(
    gameId,
    game.balance,
    won.reduce((sum, { amount }) => sum + amount, 0n),
  )
  // A restored game can have lost all of its payments.
  if (moves.length > 0) await post(tx, 'game_drawn', gameId, moves)
  const afterShow = new Date(Date.now() + SHOW_MS + MARGIN_MS)
  for (const { position, winner } of won) {
    const facts = { gameId, position }
    if (winner) {
      await notify(tx, winner.person_id, { kind: 'prize_won', facts, cause: `${gameId} ${position}`, dueAt: afterShow })
    }
  }
  const players = await listPlayers(tx, gameId)
  const others = players.filter((id) => !won.some(({ winner }) => winner?.person_id === id))
  await notifyAll(tx, others, { kind: 'not_won', facts: { gameId }, cause: gameId, dueAt: afterShow })
  await announce(tx, { kind: 'result', gameId, dueAt: afterShow })
  await recordEvents(tx, players.map(accountChannel), { kind: 'account' }, afterShow)
  recordAudit(tx, { actor, action: 'game_drawn', subject: gameId, details: { record } })
  // The draw contains the log's head.
  await writeAudit(tx)
  await insertDraw(tx, { gameId, record, signature, winners })
  await countDraw(tx, gameId, won.length)
  tx.wakePublisherAfterCommit()
  return true
}
