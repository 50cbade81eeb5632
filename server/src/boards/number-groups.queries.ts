import type { NumberStatus } from '@edil/domain/boards'
import type { GroupCheck } from '@edil/domain/payments'
import type { GameType } from '@edil/domain/plans'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../platform/database/page.ts'
import type { Tx } from '../platform/database/transaction.ts'

export type NumberGroupRow = {
  readonly gameId: string
  readonly personId: string
  readonly username: string
  readonly numbers: { number: number; status: NumberStatus }[]
  readonly canApprove: boolean
  readonly canCancel: boolean
  readonly failing: { paymentId: string; checks: GroupCheck[] }[]
  readonly since: Date
}

export type ListGroups = {
  readonly type: GameType
  readonly viewerId: string
  readonly after?: string | undefined
}

/** The taken numbers of the open games of a type, one row per player and board, pending ones first. */
export async function listGroups(db: Db, { type, viewerId, after = '' }: ListGroups): Promise<Page<NumberGroupRow>> {
  const { rows } = await sql<NumberGroupRow>`
    with groups as (
    select numbers.game_id as "gameId", numbers.person_id as "personId", coalesce(people.username, people.full_name) as username,
           json_agg(json_build_object('number', numbers.number, 'status', numbers.status) order by numbers.number) as numbers,
           bool_or(numbers.status = 'pending') as "canApprove", bool_or(numbers.status <> 'approved') as "canCancel",
           min(numbers.taken_at) as since
    from numbers join games on games.id = numbers.game_id join people on people.id = numbers.person_id
    where games.type = ${type} and games.status in ('active', 'full')
      and (numbers.status <> 'held' or numbers.held_until > now())
    group by numbers.game_id, numbers.person_id, people.username, people.full_name
    ), listed as (
      select groups.*, row_number() over (order by "canApprove" desc, since, "gameId", "personId") as position from groups
    )
    select "gameId", "personId", username, numbers, "canApprove", "canCancel", since,
           (select coalesce(json_agg(json_build_object('paymentId', id, 'checks', checks) order by submitted_at), '[]')
            from (select payments.id, submitted_at, failing_checks(payments) || case when opened_payments.payment_id is null
                         then '{not_opened}'::text[] else '{}' end as checks
                  from payments left join opened_payments on payment_id = payments.id and opened_payments.person_id = ${viewerId}
                  where payments.game_id = "gameId" and payments.person_id = "personId"
                    and payments.status = 'pending') as pending
            where cardinality(checks) > 0) as failing
    from listed
    where position > coalesce((select position from listed where "gameId" || ':' || "personId" = ${after}), 0)
    order by position limit ${PAGE_ROWS + 1}`.execute(db)
  return asPage(rows)
}

export async function countHeld(tx: Tx, gameId: string, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from numbers
    where game_id = ${gameId} and person_id = ${personId} and status = 'held'`.execute(tx.db)
  return rows[0]?.count ?? 0
}

export async function releaseHeldNumbers(tx: Tx, gameId: string, personId: string): Promise<void> {
  await sql`select release_held_numbers(${gameId}, ${personId}, null)`.execute(tx.db)
}
