import type { DrawOfDay, Today } from '@edil/contract/today'
import { toWire } from '@edil/domain/money'
import type { GameType } from '@edil/domain/plans'
import type { PaymentMethod } from '@edil/domain/postings'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Midnight in Addis Ababa. By `now()`: an index cannot be used with the volatile `clock_timestamp()`. */
export const MIDNIGHT = sql`(date_trunc('day', now() at time zone 'Africa/Addis_Ababa') at time zone 'Africa/Addis_Ababa')`

type WaitingRow = {
  readonly refunds: number
  readonly oldest_refund: Date | null
  readonly refunds_owed: bigint
  readonly withdrawals: number
  readonly oldest_withdrawal: Date | null
  readonly to_approve: number
  readonly oldest_to_approve: Date | null
  readonly to_pay: number
  readonly oldest_to_pay: Date | null
  readonly overdue: number
  readonly prizes_owed: bigint
}

/**
 * Refunds, prizes, and the withdrawals that this person may confirm, which are those of other people. The sums are the balances of
 * the ledger.
 */
export async function readOwed(db: Db, personId: string): Promise<Pick<Today, 'refunds' | 'withdrawals' | 'prizes'>> {
  const { rows } = await sql<WaitingRow>`
    select owed.refunds, owed.oldest_refund, asked.*, claimed.*,
           coalesce((select balance from ledger_accounts where id = 'refunds_owed'), 0)::bigint as refunds_owed,
           coalesce((select balance from ledger_accounts where id = 'prizes_owed'), 0)::bigint as prizes_owed
    from (select count(*)::int as refunds, min(owed_at) as oldest_refund from refunds where paid_at is null) as owed,
         (select count(*)::int as withdrawals, min(requested_at) as oldest_withdrawal
          from ticket_withdrawals join tickets on tickets.id = ticket_id join games on games.id = tickets.game_id
          where ticket_withdrawals.decided_at is null and games.status in ('active', 'full')
            and ${personId} not in (ticket_withdrawals.requested_by, ticket_withdrawals.person_id)) as asked,
         (select count(*) filter (where status = 'claimed')::int as to_approve,
                 min(claimed_at) filter (where status = 'claimed') as oldest_to_approve,
                 count(*) filter (where status = 'approved')::int as to_pay,
                 min(claimed_at) filter (where status = 'approved') as oldest_to_pay,
                 count(*) filter (where promised_at < now())::int as overdue
          from payouts where status in ('claimed', 'approved')) as claimed`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate without groups has one row')
  return {
    refunds: {
      count: row.refunds,
      oldestAt: row.oldest_refund?.toISOString() ?? null,
      owedSantim: toWire(row.refunds_owed),
    },
    withdrawals: { count: row.withdrawals, oldestAt: row.oldest_withdrawal?.toISOString() ?? null },
    prizes: {
      toApprove: { count: row.to_approve, oldestAt: row.oldest_to_approve?.toISOString() ?? null },
      toPay: { count: row.to_pay, oldestAt: row.oldest_to_pay?.toISOString() ?? null },
      overdue: row.overdue,
      owedSantim: toWire(row.prizes_owed),
    },
  }
}

export async function readWaitingPayments(db: Db): Promise<Today['payments']> {
  const [{ rows }, { payment_late_minutes: lateAfterMinutes }] = await Promise.all([
    sql<{ type: GameType; count: number; oldest: Date }>`
      select games.type, count(*)::int as count, min(payments.submitted_at) as oldest
      from payments join games on games.id = payments.game_id where payments.status = 'pending'
      group by games.type order by oldest`.execute(db),
    db
      .selectFrom('settings')
      .select('payment_late_minutes')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  ])
  const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count]))
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldestAt: rows[0]?.oldest.toISOString() ?? null,
    byType: { midday: 0, daily: 0, weekly: 0, monthly: 0, ...counts },
    lateAfterMinutes,
  }
}

/** Entries of the postings by which money of players arrived since midnight: from an account of ours to where it belongs. */
const ARRIVED = sql`
  select kind, account_id, amount, substr(cause, 9)::uuid as payment_id
  from ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
  where posted_at >= ${MIDNIGHT} and kind in ('entry_fee', 'refund_owed') and cause like 'payment:%'`

export async function readMoneyIn(db: Db): Promise<Today['moneyIn']> {
  const [purposes, { rows: accounts }] = await Promise.all([
    listMoneyByPurpose(db),
    sql<{ method: PaymentMethod; accountNumber: string | null; approved: number; amount: bigint }>`
      select arrived.method, receiving_accounts.account_number as "accountNumber", arrived.approved, arrived.amount
      from (select split_part(account_id, ':', 2) as method, (count(*) filter (where kind = 'entry_fee'))::int as approved,
                   -sum(amount)::bigint as amount
            from (${ARRIVED}) as entries where account_id like 'mobile:%' group by 1) as arrived
      left join receiving_accounts on receiving_accounts.method = arrived.method
      order by arrived.amount desc, arrived.method`.execute(db),
  ])
  const toSendBack = purposes.find(({ isOwedBack }) => isOwedBack)
  const withoutTicket = purposes.find(({ gameId, isOwedBack }) => !gameId && !isOwedBack)
  return {
    santim: toWire(accounts.reduce((sum, { amount }) => sum + amount, 0n)),
    byGame: purposes.flatMap(({ gameId, type, payments, amount }) =>
      gameId && type ? [{ gameId, type, approved: payments, santim: toWire(amount) }] : [],
    ),
    withoutTicket: { approved: withoutTicket?.payments ?? 0, santim: toWire(withoutTicket?.amount ?? 0n) },
    toSendBackSantim: toWire(toSendBack?.amount ?? 0n),
    byAccount: accounts.map(({ amount, ...row }) => ({ ...row, santim: toWire(amount) })),
  }
}

type MoneyOfPurpose = {
  readonly gameId: string | null
  readonly type: GameType | null
  readonly isOwedBack: boolean
  readonly payments: number
  readonly amount: bigint
}

/**
 * Of each game, of payments without a ticket, and of what is owed back; the largest sum first. Money that arrived without a ticket
 * belongs to the game in which its player selected one later.
 */
async function listMoneyByPurpose(db: Db): Promise<MoneyOfPurpose[]> {
  const { rows } = await sql<MoneyOfPurpose>`
    select arrived.game_id as "gameId", games.type, arrived.is_owed_back as "isOwedBack", arrived.payments, arrived.amount
    from (select case when account_id like 'game:%' then substr(account_id, 6)
                      when account_id = 'tickets_owed' and payments.outcome = 'ticket' then payments.game_id end as game_id,
                 account_id = 'refunds_owed' as is_owed_back, count(*)::int as payments, sum(entries.amount)::bigint as amount
          from (${ARRIVED}) as entries join payments on payments.id = entries.payment_id
          where account_id not like 'mobile:%' group by 1, 2) as arrived
    left join games on games.id = arrived.game_id
    order by arrived.amount desc, arrived.game_id`.execute(db)
  return rows
}

type CountsRow = { approved: number; rejected: number; newPlayers: number; prizes: bigint; refunds: bigint }

/** What happened since midnight. A transfer that came back is taken off the day on which it came back. */
export async function readDayCounts(db: Db) {
  const { rows } = await sql<CountsRow>`
    select decided.*, sent.*,
           (select count(*)::int from people where created_at >= ${MIDNIGHT} and role = 'player') as "newPlayers"
    from (select count(*) filter (where status = 'approved')::int as approved,
                 count(*) filter (where status = 'rejected')::int as rejected
          from payments where status <> 'pending' and decided_at >= ${MIDNIGHT}) as decided,
         (select greatest(coalesce(sum(amount) filter (where kind in ('prize_paid', 'prize_returned')), 0), 0)::bigint as prizes,
                 coalesce(sum(amount) filter (where kind = 'refund_paid'), 0)::bigint as refunds
          from ledger_transactions join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
          where posted_at >= ${MIDNIGHT} and account_id like 'mobile:%') as sent`.execute(db)
  const { approved = 0, rejected = 0, newPlayers = 0, prizes = 0n, refunds = 0n } = rows[0] ?? {}
  return { approved, rejected, newPlayers, prizesPaidSantim: toWire(prizes), refundsPaidSantim: toWire(refunds) }
}

type DrawRow = Omit<DrawOfDay, 'closesAt' | 'drawsAt' | 'drawnAt'> & {
  readonly closes_at: Date
  readonly draws_at: Date
  readonly drawn_at: Date | null
}

/** Games that are not drawn yet, and those that closed or were due since midnight. */
export async function listDrawsOfDay(db: Db): Promise<DrawOfDay[]> {
  const { rows } = await sql<DrawRow>`
    select games.id as "gameId", games.type, games.status, games.numbers_sold as sold, games.numbers_approved as approved,
           games.closes_at, games.draws_at, draws.drawn_at
    from games left join draws on draws.game_id = games.id
    where games.status in ('active', 'full', 'drawing') or games.closed_at >= ${MIDNIGHT}
       or (games.status in ('completed', 'cancelled') and games.draws_at >= ${MIDNIGHT})
    order by games.draws_at, games.id`.execute(db)
  return rows.map(({ closes_at, draws_at, drawn_at, ...row }) => ({
    ...row,
    closesAt: closes_at.toISOString(),
    drawsAt: draws_at.toISOString(),
    drawnAt: drawn_at?.toISOString() ?? null,
  }))
}
