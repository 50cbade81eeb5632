import type { GameType } from '@edil/domain/plans'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { IS_SHOWN } from '../platform/is-shown.ts'

export type OpenGame = {
  readonly id: string
  readonly type: GameType
  readonly fee: bigint
  readonly firstPrize: bigint
  readonly secondPrize: bigint
  readonly thirdPrize: bigint
  readonly sold: number
  readonly closesAt: Date
}

const GAMES_MAX = 10

/** The next to be drawn first. */
export function listOpenGames(db: Db): Promise<OpenGame[]> {
  return db
    .selectFrom('games')
    .select(({ ref }) => [
      'id',
      'type',
      'fee',
      ref('first_prize').as('firstPrize'),
      ref('second_prize').as('secondPrize'),
      ref('third_prize').as('thirdPrize'),
      ref('numbers_sold').as('sold'),
      ref('closes_at').as('closesAt'),
    ])
    .where('status', 'in', ['active', 'full'])
    .where('closes_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('draws_at')
    .orderBy('id')
    .limit(GAMES_MAX)
    .execute()
}

export type ShownWinner = { readonly number: number; readonly amount: number; readonly ticketNumber: string | null }

export type ShownDraw = {
  readonly gameId: string
  readonly type: GameType
  readonly openRecord: string
  readonly winners: readonly ShownWinner[]
}

/** The draw of this game, or the last one; only when its show is over. */
export async function findShownDraw(db: Db, gameId?: string): Promise<ShownDraw | undefined> {
  const { rows } = await sql<ShownDraw>`
    select draws.game_id as "gameId", games.type, open_records.record as "openRecord",
           (select json_agg(json_build_object('number', prizes.number, 'amount', prizes.amount, 'ticketNumber', tickets.number)
                            order by prizes.position)
            from prizes left join tickets on tickets.id = prizes.ticket_id where prizes.game_id = draws.game_id) as winners
    from draws
    join games on games.id = draws.game_id
    join open_records on open_records.game_id = draws.game_id
    where ${IS_SHOWN} ${gameId === undefined ? sql`` : sql`and draws.game_id = ${gameId}`}
    order by draws.drawn_at desc limit 1`.execute(db)
  return rows[0]
}

export type OwnTicket = {
  readonly id: string
  readonly ticketNumber: string
  readonly gameId: string
  readonly type: GameType
  readonly numbers: readonly number[]
  readonly drawsAt: Date
  /** Until the show of the draw is over, the game is being drawn. */
  readonly isOpen: boolean
  /** Null before the end of the show, and without a prize. */
  readonly won: bigint | null
}

const TICKETS_MAX = 10

/** Of games that are open or being drawn, and of the last game of the person whose show is over. */
export async function listOwnTickets(db: Db, personId: string): Promise<OwnTicket[]> {
  const { rows } = await sql<OwnTicket>`
    with own as (
      select tickets.id, tickets.number as "ticketNumber", tickets.game_id as "gameId", games.type, tickets.numbers,
             games.draws_at as "drawsAt", shown.drawn_at,
             games.status in ('active', 'full', 'drawing') or games.status = 'completed' and shown.drawn_at is null as "isOpen",
             (select sum(amount)::bigint from prizes where prizes.ticket_id = tickets.id and shown.drawn_at is not null) as won
      from tickets
      join games on games.id = tickets.game_id
      left join (select game_id, drawn_at from draws where ${IS_SHOWN}) as shown on shown.game_id = tickets.game_id
      where tickets.person_id = ${personId} and tickets.voided_at is null
    )
    select id, "ticketNumber", "gameId", type, numbers, "drawsAt", "isOpen", won from own
    where "isOpen"
       or "gameId" = (select "gameId" from own where drawn_at is not null order by drawn_at desc, "gameId" limit 1)
    order by "isOpen" desc, "drawsAt", "ticketNumber" limit ${TICKETS_MAX}`.execute(db)
  return rows
}

export async function findTicketKey(db: Db, ticketId: string): Promise<string | undefined> {
  const row = await db.selectFrom('tickets').select('key').where('id', '=', ticketId).executeTakeFirst()
  return row?.key.toString('hex')
}
