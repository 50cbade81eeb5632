import type { Game } from '@edil/contract/games'
import type { PlanView } from '@edil/contract/plans'
import { addisTime } from '@edil/domain/addis-time'
import { isOpen } from '@edil/domain/games'
import { toWire } from '@edil/domain/money'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { stopOf } from '@edil/domain/sales-stops'
import { nextDraw } from '@edil/domain/schedule'
import type { Db } from '../platform/database/db.ts'
import { type ActiveStop, listActiveStops } from '../sales/sales-stops.queries.ts'
import type { GameRow, PlanRow } from './games.queries.ts'
import { planSchedule } from './plan-schedule.ts'
import type { OpenGameRow } from './plans.queries.ts'

/** The public views of games, each with the stop of its sales. */
export async function gameViews(db: Db, rows: readonly GameRow[]): Promise<Game[]> {
  const stops = rows.some(({ status }) => isOpen(status)) ? await listActiveStops(db) : []
  return rows.map((row) => gameView(row, stops))
}

/** The public view of a game. */
export function gameView(row: GameRow, stops: readonly ActiveStop[]): Game {
  const stop = isOpen(row.status) ? stopOf(row, stops) : undefined
  return {
    id: row.id,
    planId: row.plan_id,
    type: row.type,
    title: row.title,
    status: row.status,
    version: row.version,
    feeSantim: toWire(row.fee),
    prizesSantim: prizesView(row),
    numbers: NUMBERS_PER_GAME,
    numbersSold: row.numbers_sold,
    soldNumbers: row.sold_numbers,
    players: row.players,
    playersPaid: row.players_paid,
    numbersApproved: row.numbers_approved,
    paymentsApproved: row.payments_approved,
    holdMinutes: row.hold_minutes,
    openedAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    salesStop: stop ? { textEn: stop.textEn, textAm: stop.textAm, stoppedAt: stop.stoppedAt.toISOString() } : null,
  }
}

/** The public view of a plan. Its figures are those of its open game: a change of the plan counts from the next game on. */
export function planView(row: PlanRow, openGame: OpenGameRow | undefined, now: Date): PlanView {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    feeSantim: toWire((openGame ?? row).fee),
    prizesSantim: prizesView(openGame ?? row),
    schedule: {
      every: row.draws_every,
      ...(openGame
        ? { on: row.draws_every === 'day' ? null : weekdayAt(openGame.draws_at), at: clockAt(openGame.draws_at) }
        : { on: row.draws_on, at: row.draws_at.slice(0, 'hh:mm'.length) }),
    },
    closeMinutesBefore: openGame
      ? Math.round((openGame.draws_at.getTime() - openGame.closes_at.getTime()) / 60_000)
      : row.close_minutes_before,
    nextDrawAt: (openGame?.draws_at ?? nextDraw(planSchedule(row), now)).toISOString(),
  }
}

/** In Addis Ababa, 1 for Monday to 7 for Sunday. */
function weekdayAt(at: Date): number {
  return addisTime(at).getUTCDay() || 7
}

/** In Addis Ababa, as `18:00`. */
function clockAt(at: Date): string {
  return addisTime(at).toISOString().slice('2026-11-20T'.length, '2026-11-20T18:00'.length)
}

type PrizeColumns = Pick<GameRow, 'first_prize' | 'second_prize' | 'third_prize'>

function prizesView({ first_prize, second_prize, third_prize }: PrizeColumns): [number, number, number] {
  return [toWire(first_prize), toWire(second_prize), toWire(third_prize)]
}
