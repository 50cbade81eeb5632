import type { FiguresOfAccount, FiguresOfDay, FiguresOfGame, FiguresOfReviewer } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { toWire } from '@edil/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../platform/database/page.ts'
import { RETURNED_OF_GAME } from './figures.queries.ts'

/** From the first midnight in Addis Ababa to the one after the last day. The bounds are constants, so an index can be used. */
function isIn({ from, to }: DayRange, column: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`
    (${column} >= ${from}::date::timestamp at time zone 'Africa/Addis_Ababa'
     and ${column} < (${to}::date + 1)::timestamp at time zone 'Africa/Addis_Ababa')`
}

const dayOf = (column: RawBuilder<unknown>) => sql`(${column} at time zone 'Africa/Addis_Ababa')::date`

/** Entries of the accounts through which money comes and goes. */
const MOVED = sql`
  ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
   and account_id in ('mobile:telebirr', 'mobile:cbe', 'mobile:bank')`
const POSTED_AT = sql`ledger_transactions.posted_at`
const IS_MONEY_IN = sql`kind in ('entry_fee', 'refund_owed')`

type DayRow = Pick<FiguresOfDay, 'day' | 'approved' | 'rejected' | 'ticketsSold'> & {
  readonly money_in: bigint
  readonly refunds: bigint
  readonly prizes: bigint
}

/** Every day of the range, the first one first. */
export async function listFiguresOfDays(db: Db, range: DayRange): Promise<FiguresOfDay[]> {
  const decidedAt = sql`payments.decided_at`
  const issuedAt = sql`tickets.issued_at`
  const { rows } = await sql<DayRow>`
    with moved as (
      select ${dayOf(POSTED_AT)} as day, -sum(amount) filter (where ${IS_MONEY_IN}) as money_in,
             sum(amount) filter (where kind = 'refund_paid') as refunds,
             sum(amount) filter (where kind in ('prize_paid', 'prize_returned')) as prizes
      from ${MOVED} where ${isIn(range, POSTED_AT)} group by 1
    ), decided as (
      select ${dayOf(decidedAt)} as day, count(*) filter (where status = 'approved')::int as approved,
             count(*) filter (where status = 'rejected')::int as rejected
      from payments where status <> 'pending' and ${isIn(range, decidedAt)} group by 1
    ), sold as (
      select ${dayOf(issuedAt)} as day, count(*)::int as tickets
      from tickets where voided_at is null and ${isIn(range, issuedAt)} group by 1
    )
    select day::text, coalesce(money_in, 0)::bigint as money_in, coalesce(refunds, 0)::bigint as refunds,
           coalesce(prizes, 0)::bigint as prizes, coalesce(approved, 0) as approved, coalesce(rejected, 0) as rejected,
           coalesce(tickets, 0) as "ticketsSold"
    from (select generate_series(${range.from}::date, ${range.to}::date, '1 day')::date as day) as days
    left join moved using (day) left join decided using (day) left join sold using (day) order by day`.execute(db)
  return rows.map(({ money_in, refunds, prizes, ...row }) => ({
    ...row,
    moneyInSantim: toWire(money_in),
    refundsPaidSantim: toWire(refunds),
    prizesPaidSantim: toWire(prizes),
  }))
}

type AccountRow = Omit<FiguresOfAccount, 'moneyInSantim'> & { readonly amount: bigint }

/** Money in, the largest sum first. A payment that is approved posts an entry fee, also when a part of it is owed back. */
export async function listFiguresOfAccounts(db: Db, range: DayRange): Promise<FiguresOfAccount[]> {
  const { rows } = await sql<AccountRow>`
    select arrived.method, receiving_accounts.account_number as "accountNumber", arrived.approved, arrived.amount
    from (
      select split_part(account_id, ':', 2) as method,
             (count(distinct ledger_transactions.id) filter (where kind = 'entry_fee'))::int as approved, -sum(amount)::bigint as amount
      from ${MOVED} where ${isIn(range, POSTED_AT)} and ${IS_MONEY_IN} group by 1
    ) as arrived left join receiving_accounts on receiving_accounts.method = arrived.method
    order by arrived.amount desc, arrived.method`.execute(db)
  return rows.map(({ amount, ...row }) => ({ ...row, moneyInSantim: toWire(amount) }))
}

/**
 * The one with most decisions first. Materialized: to read the payments in the order of their reviewers, the planner would read
 * all payments by that index instead of those of the range.
 */
export async function listFiguresOfReviewers(db: Db, range: DayRange): Promise<FiguresOfReviewer[]> {
  const { rows } = await sql<FiguresOfReviewer>`
    with decided as materialized (
      select decided_by, status, extract(epoch from decided_at - submitted_at) as waited
      from payments where status <> 'pending' and ${isIn(range, sql`payments.decided_at`)}
    )
    select decided_by as "reviewerId",
           (select coalesce(username, full_name) from people where people.id = decided_by) as reviewer,
           count(*) filter (where status = 'approved')::int as approved,
           count(*) filter (where status = 'rejected')::int as rejected,
           round(percentile_cont(0.5) within group (order by waited))::int as "medianSeconds",
           round(percentile_cont(0.95) within group (order by waited))::int as "p95Seconds"
    from decided group by decided_by order by count(*) desc, 2`.execute(db)
  return rows
}

type GameRow = Pick<FiguresOfGame, 'gameId' | 'type' | 'day' | 'isCancelled' | 'sold'> & {
  readonly money_in: bigint
  readonly returned: bigint
  readonly prizes: bigint
}

/** Each sum is of one account, of at most 100 postings, or of the one posting of the draw. */
function gamesIn(range: DayRange): RawBuilder<GameRow> {
  return sql<GameRow>`
    select games.id as "gameId", games.type, ${dayOf(sql`games.draws_at`)}::text as day,
           games.status = 'cancelled' as "isCancelled", games.numbers_approved as sold,
           coalesce((select received from ledger_accounts where id = 'game:' || games.id), 0)::bigint as money_in,
           ${RETURNED_OF_GAME} as returned,
           (select coalesce(sum(amount), 0)::bigint
            from ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
            where cause = 'draw:' || games.id and account_id = 'prizes_owed') as prizes
    from games where games.status in ('completed', 'cancelled') and ${isIn(range, sql`games.draws_at`)}`
}

function figuresOfGame({ money_in, returned, prizes, ...row }: GameRow): FiguresOfGame {
  return {
    ...row,
    moneyInSantim: toWire(money_in),
    returnedSantim: toWire(returned),
    prizesSantim: toWire(prizes),
    marginSantim: toWire(money_in - returned - prizes),
  }
}

/** Ended games, the newest first, from the one after `after` on. */
export async function listFiguresOfGames(db: Db, range: DayRange, after?: string): Promise<Page<FiguresOfGame>> {
  const isEarlier = after
    ? sql`and (games.draws_at, games.id) < (select draws_at, id from games where id = ${after})`
    : sql``
  const { rows } = await sql<GameRow>`
    ${gamesIn(range)} ${isEarlier} order by games.draws_at desc, games.id desc limit ${PAGE_ROWS + 1}`.execute(db)
  const page = asPage(rows)
  return { rows: page.rows.map(figuresOfGame), hasMore: page.hasMore }
}

/** All of them, the oldest first, for a file. */
export async function listFiguresOfAllGames(db: Db, range: DayRange): Promise<FiguresOfGame[]> {
  const { rows } = await sql<GameRow>`${gamesIn(range)} order by games.draws_at, games.id`.execute(db)
  return rows.map(figuresOfGame)
}
