import type { GameStatus } from '@edil/domain/games'
import type { StopTarget } from '@edil/domain/sales-stops'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Tx } from '../../platform/database/transaction.ts'

/** Ends the sales of a game: it is drawn next, or it is cancelled. */
export function endSales(
  tx: Pick<Tx, 'db'>,
  gameId: string,
  status: GameStatus,
  closedAt: Date,
): Promise<Selectable<Tables['games']>> {
  return tx.db
    .updateTable('games')
    .set({ status, closed_at: closedAt, version: sql`version + 1` })
    .where('id', '=', gameId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function completeGame(tx: Tx, gameId: string): Promise<void> {
  await tx.db
    .updateTable('games')
    .set({ status: 'completed', version: sql`version + 1` })
    .where('id', '=', gameId)
    .execute()
}

/** Viewers receive a game again when its version has increased. */
export async function increaseGameVersion(tx: Tx, gameId: string): Promise<void> {
  await tx.db.updateTable('games').set({ version: sql`version + 1` }).where('id', '=', gameId).execute()
}

/** Viewers receive the open games that a stop of sales covers again. Locks the rows by id, as claims do. */
export async function increaseVersionsOfOpenGames(tx: Tx, { scope, type, gameId }: StopTarget): Promise<void> {
  await sql`
    with covered as materialized (
      select id from games
      where status in ('active', 'full') and (${scope} = 'everything' or type = ${type} or id = ${gameId})
      order by id for no key update
    )
    update games set version = version + 1 from covered where games.id = covered.id`.execute(tx.db)
}
