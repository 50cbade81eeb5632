import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { PlanRow } from './games.queries.ts'

export type PlanVersionRow = Selectable<Tables['plan_versions']> & { readonly changed_by_name: string | null }

const VERSIONS_MAX = 20

/** The latest versions of each active plan, the current one first. */
export async function listPlanVersions(db: Db): Promise<PlanVersionRow[]> {
  const { rows } = await sql<PlanVersionRow>`
    select plan_versions.*, coalesce(people.username, people.full_name) as changed_by_name
    from plans join plan_versions on plan_id = plans.id and plan_versions.version > plans.version - ${VERSIONS_MAX}
    left join people on people.id = plan_versions.changed_by
    where is_active order by plan_id, plan_versions.version desc`.execute(db)
  return rows
}

const OPEN_GAME = [
  'id',
  'plan_id',
  'fee',
  'first_prize',
  'second_prize',
  'third_prize',
  'closes_at',
  'draws_at',
] as const

export type OpenGameRow = Pick<Selectable<Tables['games']>, (typeof OPEN_GAME)[number]>

export function listOpenGames(db: Db): Promise<OpenGameRow[]> {
  return db.selectFrom('games').select(OPEN_GAME).where('status', 'in', ['active', 'full']).execute()
}

export type PlanFigures = {
  readonly fee: bigint
  readonly prizes: readonly [bigint, bigint, bigint]
  readonly drawsOn: number | null
  readonly drawsAt: string
  readonly closeMinutesBefore: number
  readonly holdMinutes: number
  readonly claimDays: number
  readonly drawsWhenFull: boolean
}

/** Returns false when the plan has another version by now. */
export async function updatePlan(
  tx: Tx,
  plan: Pick<PlanRow, 'id' | 'version'>,
  adminId: string,
  figures: PlanFigures,
): Promise<boolean> {
  const { fee, prizes, drawsOn, drawsAt, closeMinutesBefore, holdMinutes, claimDays, drawsWhenFull } = figures
  const { rows } = await sql<{ changed: boolean }>`
    select change_plan(${plan.id}, ${plan.version}, ${adminId}, ${fee}, ${prizes.map(String)}::bigint[],
                       ${drawsOn}::smallint, ${drawsAt}::time, ${closeMinutesBefore}::smallint, ${holdMinutes}::smallint,
                       ${claimDays}::smallint, ${drawsWhenFull}) as changed`.execute(tx.db)
  return rows[0]?.changed ?? false
}
