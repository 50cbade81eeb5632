import type { GameStatus } from '@edil/domain/games'
import type { GameType } from '@edil/domain/plans'
import type { DB, Generated } from './schema.ts'

/** The tables as the database describes them (schema.ts), with what its checks say beyond plain text. */
export type Tables = {
  games: Refined<DB['games'], { status: Generated<GameStatus>; type: GameType }>
  live_events: DB['live_events']
  plans: Refined<DB['plans'], { type: GameType; draws_every: 'day' | 'week' | 'month' }>
}

type Refined<Table, Columns extends Partial<Record<keyof Table, unknown>>> = Omit<Table, keyof Columns> & Columns
