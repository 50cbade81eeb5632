import type { Game } from '@edil/contract/games'
import type { PlanView } from '@edil/contract/plans'
import { toWire } from '@edil/domain/money'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { nextDraw } from '@edil/domain/schedule'
import type { GameRow, PlanRow } from './games.queries.ts'
import { planSchedule } from './plan-schedule.ts'

/** The public view of a game. */
export function gameView(row: GameRow): Game {
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
    players: row.players,
    playersPaid: row.players_paid,
    numbersApproved: row.numbers_approved,
    paymentsApproved: row.payments_approved,
    holdMinutes: row.hold_minutes,
    openedAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
  }
}

export function planView(row: PlanRow, now: Date): PlanView {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    feeSantim: toWire(row.fee),
    prizesSantim: prizesView(row),
    schedule: {
      every: row.draws_every,
      on: row.draws_on,
      at: row.draws_at.slice(0, 'hh:mm'.length),
    },
    closeMinutesBefore: row.close_minutes_before,
    nextDrawAt: nextDraw(planSchedule(row), now).toISOString(),
  }
}

type PrizeColumns = Pick<GameRow, 'first_prize' | 'second_prize' | 'third_prize'>

function prizesView({ first_prize, second_prize, third_prize }: PrizeColumns): [number, number, number] {
  return [toWire(first_prize), toWire(second_prize), toWire(third_prize)]
}
