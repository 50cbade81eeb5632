import { ADDIS_OFFSET_MS } from '@edil/domain/addis-time'
import { changePlan } from '../../server/src/games/change-plan.ts'
import type { GameRow, PlanRow } from '../../server/src/games/games.queries.ts'
import { startDraw } from '../../server/src/games/start-draw.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { givenPlan } from '../../server/test/games.ts'
import type { DemoWorld } from './demo-world.ts'

/**
 * A plan of the demo whose games take a few minutes. Plans of the product draw once a day at most; an admin of the demo moves the
 * time of day for each next game, as an admin can for any plan.
 */
export const QUICK_PLAN = 'quick'
const ROUND_MINUTES = 5
const CLOSES_MINUTES_BEFORE = 1
/** The worker opens the first game within a minute, and as the plan is copied it closes ten minutes before the draw. */
const FIRST_DRAW_MINUTES = 14
const MINUTE_MS = 60_000

export async function findQuickGame({ store }: DemoWorld): Promise<GameRow | undefined> {
  return store.db
    .selectFrom('games')
    .selectAll()
    .where('plan_id', '=', QUICK_PLAN)
    .where('status', 'in', ['active', 'full'])
    .executeTakeFirst()
}

/** Adds the plan at the first call. Later calls let the next game follow the open one, and end one that takes too long. */
export async function keepGamesQuick(world: DemoWorld): Promise<void> {
  const plan = await findPlan(world)
  if (!plan) {
    const drawsAt = timeOfDay(new Date(Date.now() + FIRST_DRAW_MINUTES * MINUTE_MS))
    await givenPlan(world, { id: QUICK_PLAN, copyOf: 'midday', title: 'Quick', drawsAt })
    return
  }
  const game = await findQuickGame(world)
  const now = Date.now()
  const isQuick = game !== undefined && game.closes_at.getTime() <= now + ROUND_MINUTES * MINUTE_MS
  const nextOpensAt = isQuick ? game.closes_at.getTime() : now
  const next = new Date(nextOpensAt + (ROUND_MINUTES + CLOSES_MINUTES_BEFORE) * MINUTE_MS)
  // A game that was opened before the last stop would be drawn tomorrow. Its next one is quick.
  if (isQuick || !isWithinRound(plan)) await drawAt(world, plan, next)
  if (game && !isQuick && game.numbers_approved >= 3) await closeNow(world, game)
}

function findPlan({ store }: DemoWorld): Promise<PlanRow | undefined> {
  return store.db.selectFrom('plans').selectAll().where('id', '=', QUICK_PLAN).executeTakeFirst()
}

/** Whether a game that opens now would be drawn within a round. */
function isWithinRound({ draws_at }: PlanRow): boolean {
  const now = Date.now()
  const minutes = Array.from({ length: ROUND_MINUTES }, (_, index) =>
    timeOfDay(new Date(now + (index + 2) * MINUTE_MS)),
  )
  return minutes.includes(draws_at.slice(0, 5))
}

/** As plans have it: `18:05`, in Addis Ababa. */
export function timeOfDay(at: Date): string {
  return new Date(at.getTime() + ADDIS_OFFSET_MS).toISOString().slice(11, 16)
}

async function drawAt(world: DemoWorld, plan: PlanRow, next: Date): Promise<void> {
  const drawsAt = timeOfDay(next)
  if (plan.draws_at.slice(0, 5) === drawsAt) return
  const adminId = await world.idOf('admin')
  await transaction(world.store, (tx) =>
    changePlan(tx, {
      planId: plan.id,
      version: plan.version,
      adminId,
      figures: {
        fee: plan.fee,
        prizes: [plan.first_prize, plan.second_prize, plan.third_prize],
        drawsOn: plan.draws_on,
        drawsAt,
        closeMinutesBefore: CLOSES_MINUTES_BEFORE,
        holdMinutes: plan.hold_minutes,
        claimDays: plan.claim_days,
        drawsWhenFull: plan.draws_when_full,
      },
    }),
  )
}

async function closeNow(world: DemoWorld, { id: gameId }: GameRow): Promise<void> {
  const hostId = await world.idOf('host')
  const reason = 'The demo starts a new round'
  await transaction(world.store, (tx) => startDraw(tx, { gameId, hostId, closesEarly: true, reason }))
}
