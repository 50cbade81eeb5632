import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type ClosingFactsRow = {
  readonly paymentsWaiting: number
  readonly numbersHeld: number
  readonly moneyIn: bigint
  readonly prizesAtMost: bigint
  readonly isEarly: boolean
}

/** What a host should know before closing a game. */
export async function findClosingFacts(db: Db, gameId: string): Promise<ClosingFactsRow | undefined> {
  const { rows } = await sql<ClosingFactsRow>`
    select (select count(*)::int from payments where game_id = games.id and status = 'pending') as "paymentsWaiting",
           (select count(*)::int from numbers
            where game_id = games.id and status = 'held' and held_until > clock_timestamp()) as "numbersHeld",
           (select coalesce(sum(amount), 0)::bigint from payments
            where game_id = games.id and outcome = 'ticket') as "moneyIn",
           first_prize + second_prize + third_prize as "prizesAtMost", closes_at > clock_timestamp() as "isEarly"
    from games where id = ${gameId}`.execute(db)
  return rows[0]
}
