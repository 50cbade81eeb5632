import type { Pool } from 'pg'
import { PLAN_MARK } from './due-game.ts'

/** What anybody could have read about the games of the run, each under a name of its own. */
const PUBLISHED = `
  select game_id || ' was promised' as what, record as text from open_records where game_id like '${PLAN_MARK}%'
  union all
  select game_id || ' was closed', record || ' ' || round || ' ' || round_at from close_records where game_id like '${PLAN_MARK}%'
  union all
  select game_id || ' was drawn', record || ' ' || winners::text from draws where game_id like '${PLAN_MARK}%'
  union all
  select game_id || ' pays ' || position, row(number, amount, ticket_id, person_id)::text from prizes
  where game_id like '${PLAN_MARK}%'
  union all
  select cause, string_agg(account_id || ' ' || amount, ', ' order by place)
  from ledger_transactions join ledger_entries on transaction_id = id where kind = 'game_drawn' group by cause`

/** Games of which a part is committed and a part is not. */
const TORN = `
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

export type Witness = {
  readonly look: () => Promise<void>
  /** What was seen once and later was otherwise, or gone. */
  readonly differing: () => string[]
  /** What was ever seen half done. */
  readonly torn: () => string[]
}

export function createWitness(owner: Pool): Witness {
  const seen = new Map<string, string>()
  const differing = new Set<string>()
  const torn = new Set<string>()
  return {
    async look() {
      const { rows } = await owner.query<{ what: string; text: string }>(PUBLISHED)
      const found = new Map(rows.map(({ what, text }) => [what, text]))
      for (const [what, text] of seen) if (found.get(what) !== text) differing.add(what)
      for (const [what, text] of found) if (!seen.has(what)) seen.set(what, text)
      for (const { id } of (await owner.query<{ id: string }>(TORN)).rows) torn.add(id)
    },
    differing: () => [...differing].map((what) => `'${what}' was published, and is not so any more`),
    torn: () => [...torn].map((gameId) => `${gameId}: half of it was done and half was not`),
  }
}
