import { readFileSync } from 'node:fs'
import { logFile } from '../../dev/process.ts'
import { PLAN_MARK } from './due-game.ts'
import { type DrawTestStack, WORKERS } from './test-stack.ts'

/** Of the process log: warnings and errors. */
const WARNING = /"level":[456]0/
const LOG_LINES = 20

/** Each query returns one row per thing that is not done yet, described by its `what` column. */
const UNFINISHED: readonly string[] = [
  `select 'game ' || id || ': ' || status || ', closes at ' || closes_at || coalesce(', its round is at ' || round_at, '') as what
   from games left join close_records on game_id = id
   where plan_id like '${PLAN_MARK}%' and sequence = 1 and status <> 'completed' order by id`,
  `select 'job ' || name || ' ' || data || ': ' || state || ' since ' || coalesce(started_on, created_on)
          || ', starts after ' || start_after || ', retried ' || retry_count || coalesce(', output ' || output::text, '') as what
   from pgboss.job
   where state < 'completed' and name in ('close-game', 'draw-game', 'sweep-overdue-games', 'sweep-waiting-draws') order by created_on`,
  `select 'event ' || id || ' on ' || channel || ', to be published at ' || publish_at as what
   from live_events where published_at is null order by id`,
]

/** What a run that waits for its workers in vain needs to find the cause: what is not done, and what the workers logged. */
export async function describeState({ stack, world }: DrawTestStack): Promise<string> {
  const found: string[] = [`at ${new Date().toISOString()}`]
  for (const query of UNFINISHED) {
    const { rows } = await world.owner.query<{ what: string }>(query)
    found.push(...rows.map(({ what }) => what))
  }
  for (const worker of WORKERS) {
    const lines = readFileSync(logFile(stack.folder, worker), 'utf8').split('\n')
    const warnings = lines.filter((line) => WARNING.test(line))
    found.push(...warnings.slice(-LOG_LINES).map((line) => `${worker}: ${line}`))
  }
  return found.map((line) => `  ${line}`).join('\n')
}
