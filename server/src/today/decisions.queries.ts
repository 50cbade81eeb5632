import type { DecisionOfDay, ReviewerOfDay } from '@edil/contract/today'
import { toWire } from '@edil/domain/money'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { asPage, PAGE_ROWS, type Page } from '../platform/database/page.ts'
import { MIDNIGHT } from './today.queries.ts'

const REVIEWER = sql`coalesce(reviewer.username, reviewer.full_name)`
const WAITED = sql`extract(epoch from payments.decided_at - payments.submitted_at)`
const DECIDED_TODAY = sql`payments.status <> 'pending' and payments.decided_at >= ${MIDNIGHT}`

/** The one with most decisions first. */
export async function listReviewersOfDay(db: Db): Promise<ReviewerOfDay[]> {
  const { rows } = await sql<ReviewerOfDay>`
    select ${REVIEWER} as reviewer,
           count(*) filter (where payments.status = 'approved')::int as approved,
           count(*) filter (where payments.status = 'rejected')::int as rejected,
           round(percentile_cont(0.5) within group (order by ${WAITED}))::int as "medianSeconds",
           round(max(${WAITED}))::int as "slowestSeconds"
    from payments join people as reviewer on reviewer.id = payments.decided_by
    where ${DECIDED_TODAY} group by reviewer.id order by count(*) desc, 1`.execute(db)
  return rows
}

type DecisionRow = Omit<DecisionOfDay, 'amountSantim' | 'decidedAt'> & { amount: bigint; decided_at: Date }

export async function listDecisionsOfDay(db: Db): Promise<Page<DecisionOfDay>> {
  const { rows } = await sql<DecisionRow>`
    select payments.id as "paymentId", games.type, coalesce(people.username, people.full_name) as username, payments.amount,
           payments.status, payments.rejection, ${REVIEWER} as reviewer, payments.decided_at,
           round(${WAITED})::int as "waitedSeconds"
    from payments join games on games.id = payments.game_id join people on people.id = payments.person_id
    join people as reviewer on reviewer.id = payments.decided_by
    where ${DECIDED_TODAY} order by payments.decided_at desc, payments.id desc limit ${PAGE_ROWS + 1}`.execute(db)
  const page = asPage(rows)
  return {
    hasMore: page.hasMore,
    rows: page.rows.map(({ amount, decided_at, ...row }) => ({
      ...row,
      amountSantim: toWire(amount),
      decidedAt: decided_at.toISOString(),
    })),
  }
}
