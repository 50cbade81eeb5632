import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** Open games, each of a plan of its own that the workers leave alone. */
export async function givenBoards(owner: Pool, count: number): Promise<string[]> {
  const mark = randomBytes(4).toString('hex')
  const { rows } = await owner.query<{ id: string }>(
    `with planned as (
       insert into plans (id, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_at, is_active)
       select 'b' || $1 || n, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_at, false
       from plans, generate_series(1, $2) as n where id = 'daily' returning *
     )
     insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes,
                        draws_when_full, closes_at, draws_at)
     select id || '-1', id, 1, type, title, fee, first_prize, second_prize, third_prize, hold_minutes, draws_when_full,
            now() + interval '1 day', now() + interval '25 hours' from planned returning id`,
    [mark, count],
  )
  return rows.map(({ id }) => id)
}

/** Ends the sale of a board and opens the next one of its plan. */
export async function nextBoard(owner: Pool, gameId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with closed as (
       update games set status = 'cancelled', closed_at = now(), version = version + 1 where id = $1 returning *
     )
     insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes,
                        draws_when_full, closes_at, draws_at)
     select plan_id || '-' || sequence + 1, plan_id, sequence + 1, type, title, fee, first_prize, second_prize, third_prize,
            hold_minutes, draws_when_full, closes_at, draws_at from closed returning id`,
    [gameId],
  )
  const [game] = rows
  if (!game) throw new Error(`no game ${gameId}`)
  return game.id
}
