import { GAMES_CHANNEL } from '@edil/contract/channels'
import type { Chain } from '@edil/domain/draw/chains'
import { nextGameTimes } from '@edil/domain/schedule'
import { announce } from '../announcements/announce.ts'
import { publishOpenRecord } from '../draws/publish-open-record.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { recordEvent } from '../live/record-event.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { shareSalesLock } from '../sales/sales-lock.ts'
import { listActiveStops } from '../sales/sales-stops.queries.ts'
import { gameView } from './game-view.ts'
import { findActivePlan, type GameRow, insertNextGame } from './games.queries.ts'
import { planSchedule } from './plan-schedule.ts'

export type OpenNextGame = { readonly planId: string; readonly now: Date; readonly chain: Chain }

/** Opens the plan's next game unless one is open, publishes its open record and schedules its closing. */
export async function openNextGame(tx: Tx, { planId, now, chain }: OpenNextGame): Promise<GameRow | undefined> {
  await shareSalesLock(tx)
  const plan = await findActivePlan(tx, planId)
  if (!plan) return undefined

  const times = nextGameTimes(planSchedule(plan), plan.close_minutes_before, now)
  const game = await insertNextGame(tx, { plan, ...times, openedAt: now })
  if (!game) return undefined

  await recordEvent(tx, GAMES_CHANNEL, { kind: 'game', game: gameView(game, await listActiveStops(tx.db)) })
  await enqueue(tx, 'close-game', { gameId: game.id }, { startAfter: game.closes_at })
  await publishOpenRecord(tx, game, chain)
  await announce(tx, { kind: 'opened', gameId: game.id })
  return game
}
