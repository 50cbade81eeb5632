import { HOLDS_PER_HOUR, NEW_PLAYERS_NUMBERS_MAX } from '@edil/domain/crowding'
import type { Pool } from 'pg'

const CHECKS: Record<string, string> = {
  'numbers with two owners': `
    select 1 from numbers group by game_id, number having count(*) > 1`,
  'numbers that were taken while their sales were stopped': `
    select 1 from numbers join games on games.id = numbers.game_id
    join sales_stops on scope = 'everything' or sales_stops.type = games.type or sales_stops.game_id = games.id
    where taken_at > stopped_at and taken_at < coalesce(ended_at, 'infinity')`,
  'players with more than three numbers on one board': `
    select 1 from numbers group by game_id, person_id having count(*) > 3`,
  'players who held numbers of one game more than ten times within an hour': `
    select 1 from claims where hold_round is not null and answered_at > now() - interval '1 hour'
    group by game_id, person_id having count(*) > ${HOLDS_PER_HOUR}`,
  'boards with too many numbers of new players': `
    select 1 from numbers
    where status <> 'approved' and not exists (select from payments
      where payments.person_id = numbers.person_id and payments.status = 'approved')
    group by game_id having count(*) > ${NEW_PLAYERS_NUMBERS_MAX}`,
  'boards whose counters differ from their numbers': `
    select 1 from games
    left join (select game_id, count(*) as sold, array_agg(number order by number) as numbers, count(distinct person_id) as players
               from numbers group by game_id) as counted
      on counted.game_id = games.id
    where games.numbers_sold <> coalesce(counted.sold, 0) or games.sold_numbers <> coalesce(counted.numbers, '{}')
       or games.players <> coalesce(counted.players, 0)`,
}

/** Violated invariants of boards, counted. */
export async function findBoardFaults(owner: Pool): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(CHECKS)) {
    const { rowCount } = await owner.query(sql)
    if (rowCount) faults.push(`${rowCount} ${fault}`)
  }
  return faults
}

/** Acknowledged holds, 'game number person', that the database does not have. */
export async function findLost(owner: Pool, held: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ held: string }>(
    `select game_id || ' ' || number || ' ' || person_id as held from numbers`,
  )
  const stored = new Set(rows.map((row) => row.held))
  return held.filter((each) => !stored.has(each))
}
