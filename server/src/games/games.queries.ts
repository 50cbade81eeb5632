import type { GameType } from '@edil/domain/plans'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/page.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type GameRow = Selectable<Tables['games']>
export type PlanRow = Selectable<Tables['plans']>

/** Each active plan has one open game and a few that are being drawn, so one page holds them all. */
const CURRENT_MAX = 100

export async function listCurrent(db: Db, type: GameType | undefined): Promise<Page<GameRow>> {
  let query = db.selectFrom('games').selectAll().where('status', 'in', ['active', 'full', 'drawing'])
  if (type) query = query.where('type', '=', type)
  return readPage(query.orderBy('draws_at').orderBy('id'), CURRENT_MAX)
}

/** The latest first; from the one after the game `after` on. */
export async function listEnded(db: Db, type: GameType | undefined, after?: string): Promise<Page<GameRow>> {
  let query = db.selectFrom('games').selectAll().where('status', 'in', ['completed', 'cancelled'])
  if (type) query = query.where('type', '=', type)
  if (after) query = query.where(sql<boolean>`(draws_at, id) < (select draws_at, id from games where id = ${after})`)
  return readPage(query.orderBy('draws_at', 'desc').orderBy('id', 'desc'))
}

export type GameCounts = {
  readonly active: number
  readonly drawingSoon: number
  readonly completed: number
  readonly total: number
}

export async function countByStatus(db: Db): Promise<GameCounts> {
  // Counts only games that are not ended or were cancelled, which are few; each completed game is in draw_counts.
  const { rows } = await sql<GameCounts>`
    with current as (
      select count(*) filter (where status = 'active')::int as active, count(*) filter (where status <> 'active')::int as "drawingSoon"
      from games where status in ('active', 'full', 'drawing')
    ), ended as (
      select coalesce(sum(draws), 0)::int as completed, (select count(*)::int from games where status = 'cancelled') as cancelled
      from draw_counts
    )
    select active, "drawingSoon", completed, active + "drawingSoon" + completed + cancelled as total from current, ended`.execute(
    db,
  )
  return rows[0] ?? { active: 0, drawingSoon: 0, completed: 0, total: 0 }
}

export function findGame(db: Db, gameId: string): Promise<GameRow | undefined> {
  return db.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirst()
}

export function findGames(db: Db, gameIds: readonly string[]): Promise<GameRow[]> {
  return db.selectFrom('games').selectAll().where('id', '=', sql<string>`any(${gameIds})`).execute()
}

export function lockGame(tx: Tx, gameId: string): Promise<GameRow | undefined> {
  return tx.db.selectFrom('games').selectAll().where('id', '=', gameId).forUpdate().executeTakeFirst()
}

export function listActivePlans(db: Db): Promise<PlanRow[]> {
  return db.selectFrom('plans').selectAll().where('is_active', '=', true).orderBy('fee').execute()
}

export function findActivePlan(tx: Tx, planId: string): Promise<PlanRow | undefined> {
  return tx.db.selectFrom('plans').selectAll().where('id', '=', planId).where('is_active', '=', true).executeTakeFirst()
}

export type NewGame = {
  readonly plan: PlanRow
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly openedAt: Date
}

/** Opens the next game of a plan. Returns `undefined` when another worker was faster: the unique keys decide, without a lock. */
export async function insertNextGame(
  tx: Tx,
  { plan, closesAt, drawsAt, openedAt }: NewGame,
): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes, claim_days,
                       draws_when_full, closes_at, draws_at, opened_at)
    select ${plan.id} || '-' || next.sequence, ${plan.id}, next.sequence, ${plan.type}, ${plan.title}, ${plan.fee},
           ${plan.first_prize}, ${plan.second_prize}, ${plan.third_prize}, ${plan.hold_minutes}, ${plan.claim_days}, ${plan.draws_when_full},
           ${closesAt}, ${drawsAt}, ${openedAt}
    from (select coalesce(max(sequence), 0) + 1 as sequence from games where plan_id = ${plan.id}) as next
    on conflict do nothing
    returning *`.execute(tx.db)
  return rows[0]
}

export async function listPlansWithoutOpenGame(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where('is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('games')
            .select('games.id')
            .whereRef('games.plan_id', '=', 'plans.id')
            .where('games.status', 'in', ['active', 'full']),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Open games whose closing time has passed, and full games of plans that draw when full. */
export async function listOverdueGames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from games
    where status in ('active', 'full') and (closes_at <= now() or draws_when_full and numbers_approved = 100)
    order by closes_at`.execute(db)
  return rows.map(({ id }) => id)
}
