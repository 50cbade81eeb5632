import type { Game } from '@edil/contract/games'
import type { Db } from '../platform/database/db.ts'
import { gameViews } from './game-view.ts'
import { findGames } from './games.queries.ts'

/** The public views of these games, without unknown ones. */
export async function readGames(db: Db, gameIds: readonly string[]): Promise<Game[]> {
  return gameViews(db, await findGames(db, gameIds))
}
