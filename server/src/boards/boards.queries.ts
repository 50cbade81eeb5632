import type { Board, MyNumber } from '@edil/contract/boards'
import { UNPAID_HOLDS_COUNT_HOURS } from '@edil/domain/crowding'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Prepared, Statement } from '../platform/database/prepared.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { IS_SHOWN } from '../platform/is-shown.ts'

/** One statement, so that the numbers match the version. */
const BOARDS: Statement = {
  name: 'boards',
  text: `
    select games.id as "gameId", games.version, coalesce(taken.list, '[]') as taken
    from games left join lateral (
      select json_agg(json_build_object('player', player, 'status', status, 'numbers', numbers) order by lowest) as list
      from (
        select coalesce(people.public_name, ticket) as player, numbers.status,
               json_agg(numbers.number order by numbers.number) as numbers, min(numbers.number) as lowest
        from numbers
        join people on people.id = numbers.person_id
        -- Only for players who hide their name.
        left join lateral (
          select tickets.number as ticket from tickets where tickets.id = numbers.ticket_id and people.public_name is null
        ) as hidden on true
        where numbers.game_id = games.id
        group by people.id, ticket, numbers.status
      ) as grouped
    ) as taken on true
    where games.id = any($1)`,
}

export function readBoards(prepared: Prepared, gameIds: readonly string[]): Promise<Board[]> {
  return prepared<Board>(BOARDS, [gameIds])
}

const MY_NUMBERS: Statement = {
  name: 'my-numbers',
  text: 'select version, numbers_of_player(id, $2) as numbers, now() from games where id = $1',
}

export type MyNumbersRow = { readonly version: number; readonly numbers: MyNumber[]; readonly now: Date }

export async function findMyNumbers(
  prepared: Prepared,
  gameId: string,
  personId: string,
): Promise<MyNumbersRow | undefined> {
  return (await prepared<MyNumbersRow>(MY_NUMBERS, [gameId, personId]))[0]
}

const RELEASE_HOLDS: Statement = { name: 'release-holds', text: 'select release_held_numbers($1, $2, $3) as exists' }

/** Releases one held number, or all of them (null). Returns false when there is no such game. */
export async function releaseHolds(
  prepared: Prepared,
  gameId: string,
  personId: string,
  number: number | null,
): Promise<boolean> {
  const [row] = await prepared<{ exists: boolean }>(RELEASE_HOLDS, [gameId, personId, number])
  return row?.exists ?? false
}

export type JoinableRow = {
  readonly status: string
  readonly players: number
  readonly isOver: boolean
  readonly isComplete: boolean
  readonly isStopped: boolean
  /** The first of the three winning numbers, once the game is drawn. */
  readonly winningNumber: number | null
}

/** What 'Join Game' needs to know about the game and the player. */
export async function findJoinable(db: Db, gameId: string, personId: string): Promise<JoinableRow | undefined> {
  const { rows } = await sql<JoinableRow>`
    select games.status, games.players, games.closes_at <= now() as "isOver",
           people.agreed_to_terms_at is not null and people.born_on is not null as "isComplete",
           exists (
             select 1 from sales_stops
             where ended_at is null and (scope = 'everything' or sales_stops.type = games.type or game_id = games.id)
           ) as "isStopped",
           (select winners[1] from draws where game_id = games.id and ${IS_SHOWN}) as "winningNumber"
    from games, people where games.id = ${gameId} and people.id = ${personId}`.execute(db)
  return rows[0]
}

/** Whether `expireHolds` may find one: without a transaction, for the many times when none has expired. */
export async function hasExpiredHolds(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from numbers where status = 'held' and held_until <= clock_timestamp()) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Returns how many numbers became free. */
export async function expireHolds(tx: Tx, boardsMax: number): Promise<number> {
  const { rows } = await sql<{ freed: number }>`select expire_holds(${boardsMax}) as freed`.execute(tx.db)
  return rows[0]?.freed ?? 0
}

/**
 * Claims that held numbers unpaid stay longer: they count. By the rows' own addresses (ctid), because the key is three columns wide
 * and the index on the time is a BRIN.
 */
export async function deleteOldClaims(tx: Tx, age: string, rowsMax: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from claims where ctid = any (array(
      select ctid from claims
      where answered_at < now() - ${age}::interval
        and (held_until is null or held_until < now() - ${`${UNPAID_HOLDS_COUNT_HOURS} hours`}::interval)
      limit ${rowsMax}))`.execute(tx.db)
  return Number(numAffectedRows ?? 0n)
}
