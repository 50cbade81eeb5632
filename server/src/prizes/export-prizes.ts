import { asSantim, plainBirr } from '@edil/domain/money'
import { sql } from 'kysely'
import { csvOf } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'

type Row = {
  readonly game_id: string
  readonly position: number
  readonly number: number
  readonly drawn_on: string
  readonly winner: string
  readonly gross: bigint
  readonly withheld: bigint | null
  readonly sent: bigint
  readonly status: string
  readonly paid_at: Date | null
  readonly refs: string
}

const HEAD = [
  'game',
  'place',
  'number',
  'drawn on',
  'winner',
  'prize ETB',
  'tax ETB',
  'paid ETB',
  'status',
  'paid at',
  'references',
]

/** The prizes of the draws between two days, both included, as CSV. */
export async function prizesAsCsv(db: Db, { from, to }: { from: string; to: string }): Promise<Buffer> {
  const { rows } = await sql<Row>`
    select payouts.game_id, payouts.position, prizes.number, payouts.gross, payouts.withheld, payouts.sent, payouts.status,
           payouts.paid_at, people.full_name as winner,
           (draws.drawn_at at time zone 'Africa/Addis_Ababa')::date::text as drawn_on,
           (select coalesce(string_agg(reference, ' ' order by paid_at), '') from payout_transfers
            where payout_id = payouts.id and failed_at is null) as refs
    from payouts
    join prizes on prizes.game_id = payouts.game_id and prizes.position = payouts.position
    join draws on draws.game_id = payouts.game_id
    join people on people.id = payouts.person_id
    where draws.drawn_at >= ${from}::date::timestamp at time zone 'Africa/Addis_Ababa'
      and draws.drawn_at < (${to}::date + 1)::timestamp at time zone 'Africa/Addis_Ababa'
    order by draws.drawn_at, payouts.game_id, payouts.position`.execute(db)
  const lines = rows.map((row) => [
    row.game_id,
    String(row.position),
    String(row.number),
    row.drawn_on,
    row.winner,
    birr(row.gross),
    row.withheld === null ? '' : birr(row.withheld),
    birr(row.sent),
    row.status,
    row.paid_at?.toISOString() ?? '',
    row.refs,
  ])
  return csvOf([HEAD, ...lines])
}

function birr(amount: bigint): string {
  return plainBirr(asSantim(amount))
}
