import type { Duration, GameMoney, PrizeState, PublicPrize, RecentWinner, WinnersOfDraw } from '@edil/contract/figures'
import { type Santim, toWire } from '@edil/domain/money'
import type { GameType } from '@edil/domain/plans'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../platform/database/page.ts'
import { IS_SHOWN } from '../platform/is-shown.ts'
import type { DrawPreviewFacts } from './files/draw-preview.ts'

/** A prize as a row of JSON. */
type PrizeJson = {
  readonly position: number
  readonly number: number
  readonly amount: number
  readonly state: PrizeState
  readonly player: string | null
  readonly ticketNumber: string | null
  readonly paidAt: string | null
  readonly paidAfterMinutes: number | null
}

const STATE = sql`
  case when prizes.person_id is null then 'no_winner'
       when payouts.status = 'paid' then 'paid' when payouts.status = 'expired' then 'unclaimed' else 'owed' end`

/** Of `prizes`, `payouts`, `draws`, `people` and `tickets`. */
const PRIZE_JSON = sql`
  json_build_object(
    'position', prizes.position, 'number', prizes.number, 'amount', prizes.amount, 'state', ${STATE},
    'player', people.public_name, 'ticketNumber', tickets.number, 'paidAt', payouts.paid_at,
    'paidAfterMinutes', floor(extract(epoch from payouts.paid_at - draws.drawn_at) / 60)::int)`

const PRIZE_JOINS = sql`
  left join payouts on payouts.game_id = prizes.game_id and payouts.position = prizes.position
  left join people on people.id = prizes.person_id
  left join tickets on tickets.id = prizes.ticket_id`

const PRIZES_OF_DRAW = sql`
  (select json_agg(${PRIZE_JSON} order by prizes.position) from prizes ${PRIZE_JOINS} where prizes.game_id = draws.game_id)`

function publicPrize({ amount, paidAt, ...prize }: PrizeJson): PublicPrize {
  return {
    ...prize,
    prizeSantim: amount,
    paidAt: paidAt && new Date(paidAt).toISOString(),
  }
}

type DrawWithPrizes = {
  readonly game_id: string
  readonly type: GameType
  readonly drawn_at: Date
  readonly prizes: readonly PrizeJson[]
}

/** The newest draw first, from the one after `after` on. Games of a type are drawn in the order of their sequence. */
export async function listWinnersOf(db: Db, type: GameType, after?: string): Promise<Page<WinnersOfDraw>> {
  const isEarlier = after
    ? sql`and (games.draws_at, games.id) < (select draws_at, id from games where id = ${after})`
    : sql``
  // `offset 0` keeps the lateral join one look-up per game of the page; otherwise a type with few games reads all draws.
  const { rows } = await sql<DrawWithPrizes>`
    select games.id as game_id, games.type, draws.drawn_at, ${PRIZES_OF_DRAW} as prizes
    from games cross join lateral (select * from draws where game_id = games.id offset 0) as draws
    where games.type = ${type} and games.status = 'completed' ${isEarlier}
    order by games.draws_at desc, games.id desc limit ${PAGE_ROWS + 1}`.execute(db)
  const page = asPage(rows)
  const view = ({ game_id, drawn_at, prizes, ...row }: DrawWithPrizes): WinnersOfDraw => ({
    ...row,
    gameId: game_id,
    drawnAt: drawn_at.toISOString(),
    prizes: prizes.map(publicPrize),
  })
  return { rows: page.rows.map(view), hasMore: page.hasMore }
}

/** The home page shows four, without those of draws whose show is not over: three of each draw at most. */
const RECENT_WINNERS = 10

export async function listRecentWinners(db: Db): Promise<RecentWinner[]> {
  const { rows } = await sql<{ game_id: string; type: GameType; drawn_at: Date; prize: PrizeJson }>`
    select recent.game_id, games.type, draws.drawn_at, ${PRIZE_JSON} as prize
    from (select game_id, position, owed_at, id from payouts order by owed_at desc, id desc limit ${RECENT_WINNERS}) as recent
    join prizes on prizes.game_id = recent.game_id and prizes.position = recent.position
    join games on games.id = recent.game_id
    join draws on draws.game_id = recent.game_id
    ${PRIZE_JOINS}
    order by recent.owed_at desc, recent.id desc`.execute(db)
  return rows.map(({ game_id, type, drawn_at, prize }) => ({
    gameId: game_id,
    type,
    drawnAt: drawn_at.toISOString(),
    prize: publicPrize(prize),
  }))
}

export async function readWinnerTotals(db: Db) {
  const { rows } = await sql<{ draws: number; witnessed: number; winners: number; paid: bigint; owed: bigint }>`
    select (select coalesce(sum(draws), 0)::int from draw_counts) as draws,
           (select coalesce(sum(witnessed), 0)::int from draw_counts) as witnessed,
           (select coalesce(sum(winners), 0)::int from draw_counts) as winners,
           (select coalesce(sum(amount), 0)::bigint from ledger_months
            where kind in ('prize_paid', 'prize_returned') and account_class = 'mobile') as paid,
           coalesce((select balance from ledger_accounts where id = 'prizes_owed'), 0)::bigint as owed`.execute(db)
  const { draws = 0, witnessed = 0, winners = 0, paid = 0n, owed = 0n } = rows[0] ?? {}
  return { draws, witnessed, winners, paidSantim: toWire(paid), owedSantim: toWire(owed) }
}

/** Of the games that are open or being drawn, as the dashboard lists them; `winners today` of the draws since midnight in Addis Ababa. */
export async function readHomeFigures(db: Db) {
  const { rows } = await sql<{
    pool: bigint
    players: number
    winners: number
    lowest: bigint | null
    highest: bigint | null
  }>`
    select (select coalesce(sum(first_prize + second_prize + third_prize), 0)::bigint from games
            where status in ('active', 'full', 'drawing')) as pool,
           (select count(distinct person_id)::int from numbers
            where game_id in (select id from games where status in ('active', 'full', 'drawing'))) as players,
           (select count(prizes.person_id)::int from draws join prizes on prizes.game_id = draws.game_id
            where ${IS_SHOWN} and drawn_at >= ${firstDayOf('day')}::timestamp at time zone 'Africa/Addis_Ababa') as winners,
           firsts.lowest, firsts.highest
    from (select min(coalesce(games.first_prize, plans.first_prize)) as lowest,
                 max(coalesce(games.first_prize, plans.first_prize)) as highest
          from plans left join games on games.plan_id = plans.id and games.status in ('active', 'full')
          where plans.is_active) as firsts`.execute(db)
  const { pool = 0n, players = 0, winners = 0, lowest = null, highest = null } = rows[0] ?? {}
  return {
    prizePoolSantim: toWire(pool),
    activePlayers: players,
    winnersToday: winners,
    firstPrizesSantim:
      lowest === null || highest === null ? null : { lowest: toWire(lowest), highest: toWire(highest) },
  }
}

export async function findNextGame(db: Db) {
  const { rows } = await sql<{ id: string; type: GameType; closes_at: Date; draws_at: Date }>`
    select id, type, closes_at, draws_at from games
    where status in ('active', 'full') and closes_at > now() order by draws_at, id limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  return { gameId: row.id, type: row.type, closesAt: row.closes_at.toISOString(), drawsAt: row.draws_at.toISOString() }
}

/**
 * Today, Sunday or the first of the month in Addis Ababa; PostgreSQL's weeks begin on Monday. By `now()`: an index cannot be used
 * with the volatile `clock_timestamp()`.
 */
function firstDayOf(period: 'day' | 'week' | 'month'): RawBuilder<string> {
  const local = sql`now() at time zone 'Africa/Addis_Ababa'`
  const start =
    period === 'week'
      ? sql`date_trunc('week', ${local} + interval '1 day') - interval '1 day'`
      : sql`date_trunc(${sql.lit(period)}, ${local})`
  return sql<string>`(${start})::date`
}

export type JackpotRow = {
  readonly type: GameType
  readonly paidToday: number
  readonly paidThisWeek: number
  readonly monthlyPlayers: number
  readonly haveTickets: number
  readonly totalQualified: number
}

/** Payments that were approved this month or week, whichever began earlier, and the tickets of open games. */
export async function listJackpotRows(db: Db): Promise<JackpotRow[]> {
  const { rows } = await sql<JackpotRow>`
    with paid as (
      select type, sum(payments) filter (where day >= ${firstDayOf('day')})::int as today, sum(payments)::int as week
      from payment_days where day >= ${firstDayOf('week')} group by type
    ), playing as (
      select games.type, count(distinct numbers.person_id)::int as people, count(distinct numbers.ticket_id)::int as tickets
      from games join numbers on numbers.game_id = games.id and numbers.status = 'approved'
      where games.status in ('active', 'full') group by games.type
    )
    select types.type, coalesce(paid.today, 0) as "paidToday", coalesce(paid.week, 0) as "paidThisWeek",
           coalesce(payment_months.players, 0) as "monthlyPlayers", coalesce(playing.people, 0) as "haveTickets",
           coalesce(playing.tickets, 0) as "totalQualified"
    from draw_counts as types left join paid using (type) left join playing using (type)
    left join payment_months on payment_months.type = types.type and month = ${firstDayOf('month')}
    order by types.type`.execute(db)
  return rows
}

/** A game that is not drawn yet shows its prizes without numbers. */
export async function findDrawPreviewFacts(db: Db, gameId: string): Promise<DrawPreviewFacts | undefined> {
  const { rows } = await sql<{
    type: GameType
    status: string
    at: Date
    first: Santim
    second: Santim
    third: Santim
    prizes: readonly PrizeJson[] | null
  }>`
    select games.type, games.status, coalesce(draws.drawn_at, games.draws_at) as at,
           first_prize as first, second_prize as second, third_prize as third, ${PRIZES_OF_DRAW} as prizes
    from games left join draws on draws.game_id = games.id and ${IS_SHOWN} where games.id = ${gameId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { type, status, at, first, second, third, prizes } = row
  return {
    gameId,
    type,
    at,
    isCancelled: status === 'cancelled',
    prizes: [first, second, third].map((amount, index) => ({
      amount,
      number: prizes?.[index]?.number,
      winner: prizes?.[index]?.player ?? prizes?.[index]?.ticketNumber ?? null,
    })),
  }
}

/** A board has 100 numbers; payments that still need a ticket come on top of those that have one. */
const DAILY_PLAYERS_MAX = 200

/** The open daily game with the players who have paid for it, in the order of their payments. */
export async function findDailyPlayers(db: Db) {
  const { rows } = await sql<{
    game_id: string
    numbers: number[]
    players: { player: string | null; numbers: number[]; amount: number }[]
  }>`
    select games.id as game_id,
           (select coalesce(array_agg(number order by number), '{}') from numbers
            where game_id = games.id and status = 'approved') as numbers,
           (select coalesce(json_agg(json_build_object(
                     'player', coalesce(people.public_name, tickets.number),
                     'numbers', paid.numbers, 'amount', paid.amount) order by paid.decided_at), '[]')
            from (select id, person_id, numbers, amount, decided_at from payments
                  where game_id = games.id and status = 'approved' and outcome <> 'refund'
                  order by decided_at limit ${DAILY_PLAYERS_MAX}) as paid
            join people on people.id = paid.person_id
            left join tickets on tickets.payment_id = paid.id and tickets.voided_at is null) as players
    from games where type = 'daily' and status in ('active', 'full') order by draws_at, id limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    gameId: row.game_id,
    paidNumbers: row.numbers,
    players: row.players.map(({ amount, ...player }) => ({ ...player, amountSantim: amount })),
  }
}

export async function readDuration(db: Db, of: 'approval' | 'payout'): Promise<Duration> {
  const row = await db.selectFrom('durations').selectAll().where('of', '=', of).executeTakeFirst()
  if (!row || row.median_minutes === null || row.p95_minutes === null) return null
  return { medianMinutes: row.median_minutes, p95Minutes: row.p95_minutes, count: row.count }
}

type GameMoneyRow = {
  readonly id: string
  readonly type: GameType
  readonly drawn_at: Date | null
  readonly sold: number
  readonly fee: bigint
  readonly taken_in: bigint
  readonly prizes: bigint
  readonly tax: bigint
  readonly paid: bigint
  readonly returned: bigint
  readonly winners: number
  readonly winners_paid: number
}

/**
 * What left the account of a game because its tickets were cancelled or withdrawn. The kind is looked up for each of the few entries:
 * as a join, PostgreSQL read all transactions for every game.
 */
export const RETURNED_OF_GAME = sql`
  (select coalesce(-sum(amount), 0)::bigint from ledger_entries
   where account_id = 'game:' || games.id and amount < 0
     and (select kind from ledger_transactions where id = transaction_id) in ('game_cancelled', 'ticket_withdrawn'))`

/** Each figure is of one account, of at most 100 postings, or of 3 prizes of the game. */
const GAME_MONEY = sql`
  select games.id, games.type, draws.drawn_at, games.numbers_approved as sold, games.fee, games.draws_at,
         coalesce((select received from ledger_accounts where id = 'game:' || games.id), 0) as taken_in,
         won.prizes, won.tax, won.paid, won.winners, won.winners_paid, ${RETURNED_OF_GAME} as returned
  from games left join draws on draws.game_id = games.id
  cross join lateral (
    select coalesce(sum(gross), 0)::bigint as prizes, coalesce(sum(withheld), 0)::bigint as tax,
           coalesce(sum(sent), 0)::bigint as paid, count(*)::int as winners,
           count(*) filter (where status = 'paid')::int as winners_paid
    from payouts where payouts.game_id = games.id
  ) as won`

function gameMoney(row: GameMoneyRow): GameMoney {
  return {
    gameId: row.id,
    type: row.type,
    drawnAt: row.drawn_at?.toISOString() ?? null,
    sold: row.sold,
    feeSantim: toWire(row.fee),
    takenInSantim: toWire(row.taken_in),
    prizesSantim: toWire(row.prizes),
    taxSantim: toWire(row.tax),
    paidSantim: toWire(row.paid),
    returnedSantim: toWire(row.returned),
    winners: row.winners,
    winnersPaid: row.winners_paid,
  }
}

export async function findGameMoney(db: Db, gameId: string): Promise<GameMoney | undefined> {
  const { rows } = await sql<GameMoneyRow>`${GAME_MONEY} where games.id = ${gameId}`.execute(db)
  return rows[0] && gameMoney(rows[0])
}

export async function listPrizesOf(db: Db, gameId: string): Promise<PublicPrize[]> {
  const { rows } = await sql<{ prizes: PrizeJson[] | null }>`
    select ${PRIZES_OF_DRAW} as prizes from draws where draws.game_id = ${gameId}`.execute(db)
  return (rows[0]?.prizes ?? []).map(publicPrize)
}

const HAS_ENDED = sql`games.status in ('completed', 'cancelled') and (draws.game_id is null or ${IS_SHOWN})`

/** Ended games, the newest first, from the one after `after` on. */
export async function listEndedGameMoney(db: Db, after?: string): Promise<Page<GameMoney>> {
  const isEarlier = after
    ? sql`and (games.draws_at, games.id) < (select draws_at, id from games where id = ${after})`
    : sql``
  const { rows } = await sql<GameMoneyRow>`
    ${GAME_MONEY} where ${HAS_ENDED} ${isEarlier} order by games.draws_at desc, games.id desc limit ${PAGE_ROWS + 1}`.execute(
    db,
  )
  const page = asPage(rows)
  return { rows: page.rows.map(gameMoney), hasMore: page.hasMore }
}

/** The ended games whose draw was due in this year, in Addis Ababa. */
export async function listGameMoneyOfYear(db: Db, year: number): Promise<GameMoney[]> {
  const from = sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Africa/Addis_Ababa')`
  const to = sql`make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Africa/Addis_Ababa')`
  const { rows } = await sql<GameMoneyRow>`
    ${GAME_MONEY} where ${HAS_ENDED} and games.draws_at >= ${from} and games.draws_at < ${to}
    order by games.draws_at, games.id`.execute(db)
  return rows.map(gameMoney)
}

const MONTHS_SHOWN = 12

/** From the sums of the ledger. Money received counts in the month in which it was booked. */
export async function readMoney(db: Db) {
  type Sums = { takenIn: bigint; prizes: bigint; prizesPaid: bigint; refunds: bigint }
  const SUMS = sql`
    coalesce(-sum(amount) filter (where account_class = 'mobile' and kind in ('entry_fee', 'refund_owed')), 0)::bigint as "takenIn",
    coalesce(sum(amount) filter (where account_class = 'prizes_owed' and kind = 'game_drawn'), 0)::bigint as prizes,
    coalesce(sum(amount) filter (where account_class = 'mobile' and kind in ('prize_paid', 'prize_returned')
                                    or account_class = 'tax' and kind = 'prize_taxed'), 0)::bigint as "prizesPaid",
    coalesce(sum(amount) filter (where account_class = 'refunds_owed'
                                    and kind in ('entry_fee', 'refund_owed', 'ticket_withdrawn')), 0)::bigint as refunds`
  const [{ rows: totals }, { rows: months }] = await Promise.all([
    sql<Sums & { since: string | null; owed: bigint }>`
      select ${SUMS}, coalesce((select balance from ledger_accounts where id = 'prizes_owed'), 0)::bigint as owed,
             (select (posted_at at time zone 'Africa/Addis_Ababa')::date::text from ledger_transactions order by id limit 1) as since
      from ledger_months`.execute(db),
    sql<Sums & { month: string }>`
      select to_char(month, 'YYYY-MM') as month, ${SUMS} from ledger_months
      group by ledger_months.month order by ledger_months.month desc limit ${MONTHS_SHOWN}`.execute(db),
  ])
  const { takenIn = 0n, prizes = 0n, prizesPaid = 0n, refunds = 0n, owed = 0n, since = null } = totals[0] ?? {}
  return {
    since,
    takenInSantim: toWire(takenIn),
    prizesSantim: toWire(prizes),
    prizesPaidSantim: toWire(prizesPaid),
    stillOwedSantim: toWire(owed),
    refundsSantim: toWire(refunds),
    months: months.map((row) => ({
      month: row.month,
      takenInSantim: toWire(row.takenIn),
      prizesSantim: toWire(row.prizes),
      refundsSantim: toWire(row.refunds),
    })),
  }
}
