import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** The columns of a game that payments need, by the database's clock. */
export type PayableGame = Pick<
  Selectable<Tables['games']>,
  'id' | 'plan_id' | 'sequence' | 'type' | 'fee' | 'hold_minutes'
> & {
  /** Sales are open. */
  readonly isOpen: boolean
  readonly isCancelled: boolean
}

/** Locks a game until the commit. Lock order: every use case locks the game before the payment. */
export async function lockPayableGame(tx: Tx, gameId: string): Promise<PayableGame | undefined> {
  const { rows } = await sql<PayableGame>`
    select id, plan_id, sequence, type, fee, hold_minutes,
           status in ('active', 'full') and closes_at > clock_timestamp() as "isOpen",
           status = 'cancelled' as "isCancelled"
    from games where id = ${gameId} for no key update`.execute(tx.db)
  return rows[0]
}

/** The game for this payment's ticket: its own, or the plan's next game when sales have ended. */
export async function findGameToPlay(db: Db, gameId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select candidate.id from games as own join games as candidate on candidate.plan_id = own.plan_id
    where own.id = ${gameId} and candidate.status in ('active', 'full') and candidate.closes_at > clock_timestamp()
    order by candidate.id = own.id desc, candidate.sequence limit 1`.execute(db)
  return rows[0]?.id
}
