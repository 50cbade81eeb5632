import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/page.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { IS_SHOWN } from '../platform/is-shown.ts'

type Games = Selectable<Tables['games']>
type Payments = Selectable<Tables['payments']>

/** A ticket with everything printed on it. Until the show of its draw is over, the ticket is of a game that is being drawn. */
export type TicketRow = Selectable<Tables['tickets']> &
  Pick<Games, 'type' | 'title' | 'draws_at' | 'first_prize' | 'second_prize' | 'third_prize'> &
  Pick<Payments, 'amount' | 'method'> & {
    readonly game_status: Games['status']
    readonly username: string | null
    readonly full_name: string
    readonly won: readonly WonRow[]
    readonly drawn_at: Date | null
    readonly drawn: number[] | null
  }

export type WonRow = { readonly number: number; readonly position: number; readonly prizeSantim: number }

/** The newest first; from the one after the ticket with the key `after` on. */
export async function listTicketsOf(db: Db, personId: string, after?: string): Promise<Page<TicketRow>> {
  const own = wholeTickets(db).where('tickets.person_id', '=', personId)
  const page = after
    ? own.where(
        sql<boolean>`(tickets.issued_at, tickets.id) < (select issued_at, id from tickets where key = decode(${after}, 'hex'))`,
      )
    : own
  return readPage(page.orderBy('tickets.issued_at', 'desc').orderBy('tickets.id', 'desc'))
}

/** By its key, which is on the ticket only. */
export function findTicket(db: Db, key: string): Promise<TicketRow | undefined> {
  return wholeTickets(db).where('tickets.key', '=', sql<Buffer>`decode(${key}, 'hex')`).executeTakeFirst()
}

function wholeTickets(db: Db) {
  return db
    .selectFrom('tickets')
    .innerJoin('games', 'games.id', 'tickets.game_id')
    .innerJoin('payments', 'payments.id', 'tickets.payment_id')
    .innerJoin('people', 'people.id', 'tickets.person_id')
    .leftJoin('draws', (join) => join.onRef('draws.game_id', '=', 'tickets.game_id').on(IS_SHOWN))
    .selectAll('tickets')
    .select([
      'games.type',
      'games.title',
      'games.draws_at',
      'games.first_prize',
      'games.second_prize',
      'games.third_prize',
      'payments.amount',
      'payments.method',
      'people.username',
      'people.full_name',
      'draws.drawn_at',
    ])
    .select(
      sql<
        Games['status']
      >`case when games.status = 'completed' and draws.game_id is null then 'drawing' else games.status end`.as(
        'game_status',
      ),
    )
    .select(
      sql<WonRow[]>`(
        select coalesce(json_agg(json_build_object('number', prizes.number, 'position', prizes.position,
                                                   'prizeSantim', prizes.amount) order by prizes.position), '[]')
        from prizes where prizes.ticket_id = tickets.id and prizes.game_id = draws.game_id)`.as('won'),
    )
    .select(
      sql<number[] | null>`(
        select array_agg(prizes.number::int order by prizes.position) from prizes where prizes.game_id = draws.game_id)`.as(
        'drawn',
      ),
    )
}

export type TakenTicket = { readonly ticketNumber: string; readonly numbers: number[] }

export async function listTakenTickets(db: Db, gameId: string): Promise<TakenTicket[]> {
  const { rows } = await sql<TakenTicket>`
    select number as "ticketNumber", numbers from tickets where game_id = ${gameId} and voided_at is null
    order by number`.execute(db)
  return rows
}

/** Voids the tickets of a cancelled game; a second call returns none. */
export async function voidTickets(tx: Tx, gameId: string): Promise<{ id: string; payment_id: string }[]> {
  const { rows } = await sql<{ id: string; payment_id: string }>`
    update tickets set voided_at = clock_timestamp() where game_id = ${gameId} and voided_at is null
    returning id, payment_id`.execute(tx.db)
  return rows
}

/** Voids one ticket that is withdrawn. */
export async function voidTicket(tx: Tx, ticketId: string): Promise<void> {
  await tx.db.updateTable('tickets').set({ voided_at: sql`clock_timestamp()` }).where('id', '=', ticketId).execute()
}
