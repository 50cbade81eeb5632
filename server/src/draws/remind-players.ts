import { REMINDER_MINUTES } from '@edil/domain/notifications'
import { sql } from 'kysely'
import { notifyAll } from '../notifications/notify.ts'
import type { Tx } from '../platform/database/transaction.ts'

/** Reminds players who want it of the draws of the next half hour, each once. Returns how many. */
export async function remindPlayers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ gameId: string; personIds: string[] }>`
    select games.id as "gameId", array_agg(distinct tickets.person_id) as "personIds"
    from games
    join tickets on tickets.game_id = games.id and tickets.voided_at is null
    join notification_choices as choices on choices.person_id = tickets.person_id
    where games.status in ('active', 'full', 'drawing')
      and games.draws_at between clock_timestamp() and clock_timestamp() + make_interval(mins => ${REMINDER_MINUTES})
      and choices.ways -> 'reminders' <> '[]'
      and not exists (
        select 1 from notifications
        where notifications.person_id = tickets.person_id and kind = 'draw_soon' and cause = games.id)
    group by games.id`.execute(tx.db)
  for (const { gameId, personIds } of rows)
    await notifyAll(tx, personIds, { kind: 'draw_soon', facts: { gameId }, cause: gameId })
  return rows.reduce((sum, { personIds }) => sum + personIds.length, 0)
}
