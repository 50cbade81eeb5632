import type { Pool } from 'pg'
import { PLAN_MARK } from './due-game.ts'

/** Everything published about the games of the run, each item under its own name. */
const PUBLISHED = `
  select game_id || ' was opened' as what, record as text from open_records where game_id like '${PLAN_MARK}%'
  union all
  select game_id || ' was closed', record || ' ' || round || ' ' || round_at from close_records where game_id like '${PLAN_MARK}%'
  union all
  select game_id || ' was drawn', record || ' ' || winners::text from draws where game_id like '${PLAN_MARK}%'
  union all
  select game_id || ' pays ' || position, row(number, amount, ticket_id, person_id)::text from prizes
  where game_id like '${PLAN_MARK}%'
  union all
  select cause, string_agg(account_id || ' ' || amount, ', ' order by position)
  from ledger_transactions join ledger_entries on transaction_id = id where kind = 'game_drawn' group by cause`

/** Games of which one part is committed and another is not. */
const HALF_DONE = `
  select id from (
    select id,
           array[closed_at is not null,
                 exists (select 1 from close_records where game_id = games.id),
                 exists (select 1 from sealed_numbers where game_id = games.id),
                 exists (select 1 from audit_log where subject = games.id and action = 'game_closed')] as closing,
           array[status = 'completed',
                 exists (select 1 from draws where game_id = games.id),
                 exists (select 1 from prizes where game_id = games.id),
                 exists (select 1 from ledger_transactions where cause = 'draw:' || games.id),
                 exists (select 1 from audit_log where subject = games.id and action = 'game_drawn')] as drawing
    from games where plan_id like '${PLAN_MARK}%' and sequence = 1
  ) as parts
  where not (true = all (closing) or false = all (closing)) or not (true = all (drawing) or false = all (drawing))`

export type HistoryChecker = {
  readonly check: () => Promise<void>
  /** Items that changed or disappeared after they were published. */
  readonly differing: () => string[]
  /** Games that were half done at any check. */
  readonly halfDone: () => string[]
}

export function createHistoryChecker(owner: Pool): HistoryChecker {
  const seen = new Map<string, string>()
  const differing = new Set<string>()
  const halfDone = new Set<string>()
  return {
    async check() {
      const { rows } = await owner.query<{ what: string; text: string }>(PUBLISHED)
      const found = new Map(rows.map(({ what, text }) => [what, text]))
      for (const [what, text] of seen) if (found.get(what) !== text) differing.add(what)
      for (const [what, text] of found) if (!seen.has(what)) seen.set(what, text)
      for (const { id } of (await owner.query<{ id: string }>(HALF_DONE)).rows) halfDone.add(id)
    },
    differing: () => [...differing].map((what) => `'${what}' was published and has changed since`),
    halfDone: () => [...halfDone].map((gameId) => `${gameId}: it was found half done`),
  }
}
