import type { GameType } from '@edil/domain/plans'
import type { SalesScope, StopTarget } from '@edil/domain/sales-stops'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type ActiveStop = StopTarget & { readonly textEn: string; readonly textAm: string; readonly stoppedAt: Date }

/** Applies now: of a game, only while the game is open. */
const IS_ACTIVE = sql`sales_stops.ended_at is null and (games.id is null or games.status in ('active', 'full'))`

/** For the views of games: at most a few rows. */
export async function listActiveStops(db: Db): Promise<ActiveStop[]> {
  const { rows } = await sql<ActiveStop>`
    select scope, sales_stops.type, game_id as "gameId", text_en as "textEn", text_am as "textAm", stopped_at as "stoppedAt"
    from sales_stops left join games on games.id = game_id where ${IS_ACTIVE}`.execute(db)
  return rows
}

export type StopRow = {
  readonly id: string
  readonly scope: SalesScope
  readonly type: GameType | null
  readonly gameId: string | null
  readonly textEn: string
  readonly textAm: string
  readonly stoppedAt: Date
  readonly stoppedBy: string
  readonly endedAt: Date | null
  readonly endedBy: string | null
}

const ENDED_MAX = 20

export async function listStops(db: Db): Promise<{ active: StopRow[]; ended: StopRow[] }> {
  const read = async (where: RawBuilder<unknown>, limit: RawBuilder<unknown>) => {
    const { rows } = await sql<StopRow>`
      select sales_stops.id, scope, sales_stops.type, game_id as "gameId", text_en as "textEn", text_am as "textAm",
             stopped_at as "stoppedAt", coalesce(stopper.username, stopper.full_name) as "stoppedBy",
             ended_at as "endedAt", coalesce(ender.username, ender.full_name) as "endedBy"
      from sales_stops left join games on games.id = game_id
      join people as stopper on stopper.id = stopped_by left join people as ender on ender.id = ended_by
      where ${where} order by stopped_at desc, sales_stops.id ${limit}`.execute(db)
    return rows
  }
  const [active, ended] = await Promise.all([
    read(IS_ACTIVE, sql``),
    read(sql`sales_stops.ended_at is not null`, sql`limit ${ENDED_MAX}`),
  ])
  return { active, ended }
}

export type NewStop = StopTarget & { readonly textEn: string; readonly textAm: string; readonly adminId: string }

/** Returns undefined when the same scope is stopped already: the unique key decides. */
export async function insertStop(tx: Tx, stop: NewStop): Promise<string | undefined> {
  const { scope, type, gameId, textEn, textAm, adminId } = stop
  const row = await tx.db
    .insertInto('sales_stops')
    .values({ scope, type, game_id: gameId, text_en: textEn, text_am: textAm, stopped_by: adminId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Returns what the stop covered; undefined when there is none that has not ended. */
export async function endStop(tx: Tx, stopId: string, adminId: string): Promise<StopTarget | undefined> {
  const row = await tx.db
    .updateTable('sales_stops')
    .set({ ended_at: sql`clock_timestamp()`, ended_by: adminId })
    .where('id', '=', stopId)
    .where('ended_at', 'is', null)
    .returning(['scope', 'type', 'game_id as gameId'])
    .executeTakeFirst()
  return row
}

/** The caller holds the sales lock. */
export async function areSalesStopped(tx: Tx, gameId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from sales_stops join games on games.id = ${gameId}
      where ended_at is null
        and (scope = 'everything' or sales_stops.type = games.type or game_id = games.id)) as found`.execute(tx.db)
  return rows[0]?.found ?? false
}
