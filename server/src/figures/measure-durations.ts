import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction.ts'

/** The median and the 95th percentile of the last 30 days: from submission to approval, and from the draw to the last transfer. */
export async function measureDurations(tx: Tx): Promise<void> {
  await sql`
    with minutes as (
      select 'approval' as of, extract(epoch from decided_at - submitted_at) / 60 as took from payments
      where status = 'approved' and decided_at >= clock_timestamp() - interval '30 days'
      union all
      select 'payout', extract(epoch from paid_at - owed_at) / 60 from payouts
      where status = 'paid' and paid_at >= clock_timestamp() - interval '30 days'
    ), measured as (
      select of, count(*)::int as count, percentile_cont(0.5) within group (order by took) as median,
             percentile_cont(0.95) within group (order by took) as p95
      from minutes group by of
    )
    update durations set count = coalesce(measured.count, 0), median_minutes = measured.median, p95_minutes = measured.p95,
                         computed_at = clock_timestamp()
    from durations as known left join measured using (of) where durations.of = known.of`.execute(tx.db)
}
