import type { PersonPlay } from '@edil/contract/people'
import { toWire } from '@edil/domain/money'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../platform/database/page.ts'

type Payment = PersonPlay['payments'][number]
type Ticket = PersonPlay['tickets'][number]
type Refund = PersonPlay['refunds'][number]
type Prize = PersonPlay['prizes'][number]

const ROWS = sql`limit ${sql.lit(PAGE_ROWS + 1)}`

/** The latest payments, tickets, refunds and prizes of a person: a page of each. */
export async function readPersonPlay(db: Db, personId: string): Promise<PersonPlay> {
  const [payments, tickets, refunds, prizes] = await Promise.all([
    listPaymentsOf(db, personId),
    listTicketsOf(db, personId),
    listRefundsOf(db, personId),
    listPrizesOf(db, personId),
  ])
  return {
    payments: payments.rows,
    tickets: tickets.rows,
    refunds: refunds.rows,
    prizes: prizes.rows,
    hasMore: [payments, tickets, refunds, prizes].some(({ hasMore }) => hasMore),
  }
}

async function listPaymentsOf(db: Db, personId: string): Promise<Page<Payment>> {
  type Row = Omit<Payment, 'amountSantim' | 'submittedAt'> & { amount: bigint; submitted_at: Date }
  const { rows } = await sql<Row>`
    select payments.id, games.type, payments.game_id as "gameId", payments.amount, payments.status, payments.rejection,
           payments.outcome, payments.reference, payments.submitted_at
    from payments join games on games.id = payments.game_id
    where payments.person_id = ${personId} order by payments.submitted_at desc, payments.id ${ROWS}`.execute(db)
  return paged(rows, ({ amount, submitted_at, ...row }) => ({
    ...row,
    amountSantim: toWire(amount),
    submittedAt: submitted_at.toISOString(),
  }))
}

async function listTicketsOf(db: Db, personId: string): Promise<Page<Ticket>> {
  const { rows } = await sql<Omit<Ticket, 'issuedAt'> & { issued_at: Date }>`
    select tickets.number, games.type, tickets.game_id as "gameId", games.status as "gameStatus", tickets.numbers,
           tickets.voided_at is not null as "isVoid", tickets.issued_at
    from tickets join games on games.id = tickets.game_id
    where tickets.person_id = ${personId} order by tickets.issued_at desc, tickets.id ${ROWS}`.execute(db)
  return paged(rows, ({ issued_at, ...row }) => ({ ...row, issuedAt: issued_at.toISOString() }))
}

async function listRefundsOf(db: Db, personId: string): Promise<Page<Refund>> {
  type Row = Omit<Refund, 'amountSantim' | 'owedAt' | 'paidAt'> & {
    amount: bigint
    owed_at: Date
    paid_at: Date | null
  }
  const { rows } = await sql<Row>`
    select id, amount, reason, owed_at, paid_at, transfer_reference as "transferReference"
    from refunds where person_id = ${personId} order by owed_at desc, id ${ROWS}`.execute(db)
  return paged(rows, ({ amount, owed_at, paid_at, ...row }) => ({
    ...row,
    amountSantim: toWire(amount),
    owedAt: owed_at.toISOString(),
    paidAt: paid_at?.toISOString() ?? null,
  }))
}

async function listPrizesOf(db: Db, personId: string): Promise<Page<Prize>> {
  const { rows } = await sql<Omit<Prize, 'prizeSantim' | 'owedAt'> & { gross: bigint; owed_at: Date }>`
    select payouts.id, games.type, payouts.game_id as "gameId", payouts.position, payouts.gross, payouts.status, payouts.owed_at
    from payouts join games on games.id = payouts.game_id
    where payouts.person_id = ${personId} order by payouts.owed_at desc, payouts.id ${ROWS}`.execute(db)
  return paged(rows, ({ gross, owed_at, ...row }) => ({
    ...row,
    prizeSantim: toWire(gross),
    owedAt: owed_at.toISOString(),
  }))
}

function paged<Row, View>(rows: Row[], view: (row: Row) => View): Page<View> {
  const page = asPage(rows)
  return { rows: page.rows.map(view), hasMore: page.hasMore }
}
