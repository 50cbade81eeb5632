import {
  type Alarm,
  DRAW_WAITS_SECONDS,
  NOTIFICATIONS_WAIT_MINUTES,
  PAYMENTS_WAIT_ENDS_MINUTES,
  PAYMENTS_WAIT_MINUTES,
} from '@edil/domain/alarms'
import type { Day } from '@edil/domain/people'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** How many wait, and for how long the oldest. Of books: how many faults; 0 when they could not be checked. */
export type AlarmFacts = { readonly count: number; readonly minutes: number }

type Waiting = { readonly count: number; readonly minutes: number | null }

/** What each minute looks for, with its facts; what has no cause is missing. Alarms that last end later than they start. */
export async function readAlarms(db: Db, lasting: readonly Alarm[]): Promise<ReadonlyMap<Alarm, AlarmFacts>> {
  const waitMinutes = lasting.includes('payments_wait') ? PAYMENTS_WAIT_ENDS_MINUTES : PAYMENTS_WAIT_MINUTES
  const { rows } = await sql<Waiting & { kind: Alarm }>`
    select 'payments_wait' as kind, count(*)::int as count,
           extract(epoch from clock_timestamp() - min(submitted_at))::float8 / 60 as minutes
    from payments where status = 'pending' having min(submitted_at) < now() - make_interval(mins => ${waitMinutes})
    union all
    select 'draw_waits', count(*)::int, extract(epoch from clock_timestamp() - min(round_at))::float8 / 60
    from games join close_records on close_records.game_id = games.id
    where games.status = 'drawing' and round_at < now() - make_interval(secs => ${DRAW_WAITS_SECONDS}) having count(*) > 0
    union all
    select 'prizes_overdue', count(*)::int, extract(epoch from clock_timestamp() - min(promised_at))::float8 / 60
    from payouts where status in ('claimed', 'approved') and promised_at < now() having count(*) > 0
    union all
    select 'notifications_wait', count(*)::int, extract(epoch from clock_timestamp() - min(due_at))::float8 / 60
    from (select due_at from notification_deliveries where sent_at is null and dropped_at is null
          union all select due_at from notifications where written_at is null and dropped_at is null) as waiting
    where due_at < now() - make_interval(mins => ${NOTIFICATIONS_WAIT_MINUTES}) having count(*) > 0`.execute(db)
  return new Map(rows.map(({ kind, count, minutes }) => [kind, { count, minutes: Math.floor(minutes ?? 0) }]))
}

/** Amounts in santim. */
export type SummaryFacts = {
  readonly registered: number
  readonly approved: number
  readonly approvedSantim: number
  readonly rejected: number
  readonly waiting: number
  readonly drawn: number
  readonly cancelled: number
  readonly prizesPaid: number
  readonly prizesPaidSantim: number
  readonly prizesOwedSantim: number
  readonly refundsPaid: number
  readonly refundsOwedSantim: number
}

/** What happened on a day in Addis Ababa, and what is owed now. */
export async function readSummary(db: Db, day: Day): Promise<SummaryFacts> {
  const isOfDay = (column: string) => sql`
    ${sql.ref(column)} >= (${day}::date::timestamp at time zone 'Africa/Addis_Ababa')
    and ${sql.ref(column)} < ((${day}::date + 1)::timestamp at time zone 'Africa/Addis_Ababa')`
  const { rows } = await sql<SummaryFacts>`
    select (select count(*)::int from people where role = 'player' and ${isOfDay('created_at')}) as registered,
           decided.*, (select count(*)::int from payments where status = 'pending') as waiting,
           (select count(*)::int from draws where ${isOfDay('drawn_at')}) as drawn,
           (select count(*)::int from games where status = 'cancelled' and ${isOfDay('closed_at')}) as cancelled,
           sent.*, (select count(*)::int from refunds where ${isOfDay('paid_at')}) as "refundsPaid",
           coalesce((select balance from ledger_accounts where id = 'prizes_owed'), 0)::float8 as "prizesOwedSantim",
           coalesce((select balance from ledger_accounts where id = 'refunds_owed'), 0)::float8 as "refundsOwedSantim"
    from (select count(*) filter (where status = 'approved')::int as approved,
                 coalesce(sum(amount) filter (where status = 'approved'), 0)::float8 as "approvedSantim",
                 count(*) filter (where status = 'rejected')::int as rejected
          from payments where status <> 'pending' and ${isOfDay('decided_at')}) as decided,
         (select count(distinct payout_id)::int as "prizesPaid", coalesce(sum(amount), 0)::float8 as "prizesPaidSantim"
          from payout_transfers where failed_at is null and ${isOfDay('paid_at')}) as sent`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('an aggregate without groups has one row')
  return facts
}
