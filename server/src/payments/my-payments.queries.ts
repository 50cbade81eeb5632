import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/page.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { PaymentRow } from './payments.queries.ts'

type Games = Selectable<Tables['games']>

/** A payment with its game and ticket, for its owner. */
export type MyPaymentRow = PaymentRow &
  Pick<Games, 'type' | 'title' | 'draws_at' | 'first_prize' | 'second_prize' | 'third_prize'> & {
    readonly ticket_key: Buffer | null
    readonly missed_draw: boolean
    readonly ticket_number: string | null
  }

/** The newest first; from the one after `after` on. */
export async function listPaymentsOf(db: Db, personId: string, after?: string): Promise<Page<MyPaymentRow>> {
  const own = withGameAndTicket(db).where('payments.person_id', '=', personId)
  const page = after
    ? own.where(
        sql<boolean>`(payments.submitted_at, payments.id) < (select submitted_at, id from payments where id = ${after})`,
      )
    : own
  return readPage(page.orderBy('payments.submitted_at', 'desc').orderBy('payments.id', 'desc'))
}

export function findPaymentOf(db: Db, personId: string, paymentId: string): Promise<MyPaymentRow | undefined> {
  return withGameAndTicket(db)
    .where('payments.person_id', '=', personId)
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
}

/**
 * Sales ended before the payment was approved, and the draw takes place without it. `closes_at` counts too: the job that closes
 * the game runs a moment later.
 */
const missedDraw = sql<boolean>`
  games.status in ('drawing', 'completed')
  and (payments.status = 'pending' or payments.outcome is not distinct from 'selection' and payments.decided_at >= least(games.closed_at, games.closes_at))`

function withGameAndTicket(db: Db) {
  return db
    .selectFrom('payments')
    .innerJoin('games', 'games.id', 'payments.game_id')
    .leftJoin('tickets', (join) =>
      join.onRef('tickets.payment_id', '=', 'payments.id').on('tickets.voided_at', 'is', null),
    )
    .selectAll('payments')
    .select(missedDraw.as('missed_draw'))
    .select([
      'games.type',
      'games.title',
      'games.draws_at',
      'games.first_prize',
      'games.second_prize',
      'games.third_prize',
      'tickets.key as ticket_key',
      'tickets.number as ticket_number',
    ])
}
