import {
  changePlan as changePlanEndpoint,
  listPlanSettings,
  type PlanSettings,
  type PlanVersion,
} from '@edil/contract/plan-settings'
import { toWire } from '@edil/domain/money'
import type { FastifyInstance } from 'fastify'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { changePlan } from './change-plan.ts'
import { listActivePlans } from './games.queries.ts'
import { listOpenGames, listPlanVersions, type PlanVersionRow } from './plans.queries.ts'

export function plansRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  async function settings(): Promise<{ plans: PlanSettings[] }> {
    const [plans, versions, games] = await Promise.all([listActivePlans(db), listPlanVersions(db), listOpenGames(db)])
    return {
      plans: plans.flatMap(({ id, type, title, draws_every }) => {
        const history = versions.filter(({ plan_id }) => plan_id === id).map(versionView)
        const game = games.find(({ plan_id }) => plan_id === id)
        const openGame = game
          ? { id: game.id, feeSantim: toWire(game.fee), closesAt: game.closes_at.toISOString() }
          : null
        return history[0] ? [{ id, type, title, every: draws_every, ...history[0], openGame, history }] : []
      }),
    }
  }

  mount(app, listPlanSettings, settings)

  mount(app, changePlanEndpoint, async ({ params: { planId }, body, caller }) => {
    const { version, feeSantim, prizesSantim, ...others } = body
    const [first, second, third] = prizesSantim
    const prizes = [BigInt(first), BigInt(second), BigInt(third)] as const
    const figures = { fee: BigInt(feeSantim), prizes, ...others }
    await transaction(store, (tx) => changePlan(tx, { planId, version, adminId: caller.personId, figures }))
    return settings()
  })
}

function versionView(row: PlanVersionRow): PlanVersion {
  return {
    version: row.version,
    feeSantim: toWire(row.fee),
    prizesSantim: [toWire(row.first_prize), toWire(row.second_prize), toWire(row.third_prize)],
    drawsOn: row.draws_on,
    drawsAt: row.draws_at.slice(0, 'hh:mm'.length),
    closeMinutesBefore: row.close_minutes_before,
    holdMinutes: row.hold_minutes,
    claimDays: row.claim_days,
    drawsWhenFull: row.draws_when_full,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by_name,
  }
}
