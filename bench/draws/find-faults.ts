import type { Pool } from 'pg'
import { PLAN_MARK } from './due-game.ts'

/** 1 for games that the workers closed, 0 for games that were created closed. */
const CLOSED_HERE = '(select is_active::int from plans where plans.id = games.plan_id)'

const auditEntries = (action: string) =>
  `select count(*) from audit_log where subject = games.id and action = '${action}'`
/** Jobs enqueued by the application; the run enqueues some itself. */
const APP_JOBS = `recorded_jobs where enqueued_by in ('edil_app', 'edil_worker')`
const jobs = (name: string, gameId: string) =>
  `select count(*) from ${APP_JOBS} and name = '${name}' and game_id = ${gameId}`
const announcements = (gameId: string, status: string) =>
  `select count(*) from live_events where payload->'game'->>'id' = ${gameId} and payload->'game'->>'status' = '${status}'`

const notifications = (kind: string, counted: string) =>
  `select count(${counted}) from notifications where kind = '${kind}' and facts ->> 'gameId' = games.id`

const NEXT_GAME = `games.plan_id || '-2'`

/** Expected count per game. */
const COUNTS: Record<string, [found: string, wanted: string]> = {
  completions: [`select count(*) from games as same where same.id = games.id and status = 'completed'`, '1'],
  'open records': ['select count(*) from open_records where game_id = games.id', '1'],
  'close records': ['select count(*) from close_records where game_id = games.id', '1'],
  draws: ['select count(*) from draws where game_id = games.id', '1'],
  prizes: ['select count(*) from prizes where game_id = games.id and person_id is not null', '3'],
  'postings of its draw': [
    `select count(distinct transaction_id) from ledger_entries join ledger_transactions on transaction_id = id
     where account_id = 'game:' || games.id and kind = 'game_drawn'`,
    '1',
  ],
  'openings in the audit log': [auditEntries('game_opened'), '1'],
  'closings in the audit log': [auditEntries('game_closed'), '1'],
  'draws in the audit log': [auditEntries('game_drawn'), '1'],
  'sealed numbers': ['select count(*) from sealed_numbers where game_id = games.id', '100'],
  "sealed numbers that are their tickets'": [
    `select count(*) from sealed_numbers join tickets
       on commitment = commitment_of(games.id, sealed_numbers.number, tickets.key) and tickets.game_id = games.id and sealed_numbers.number = any (tickets.numbers)
     where sealed_numbers.game_id = games.id`,
    '100',
  ],
  'next games': ['select count(*) from games as next where next.plan_id = games.plan_id and sequence > 1', CLOSED_HERE],
  'open records of its next game': [`select count(*) from open_records where game_id = ${NEXT_GAME}`, CLOSED_HERE],
  'announcements of its closing': [announcements('games.id', 'drawing'), CLOSED_HERE],
  'announcements of its next game': [announcements(NEXT_GAME, 'active'), CLOSED_HERE],
  'jobs that draw it': [jobs('draw-game', 'games.id'), CLOSED_HERE],
  'jobs that close its next game': [jobs('close-game', NEXT_GAME), CLOSED_HERE],
  'notifications of prizes': [notifications('prize_won', '*'), '3'],
  'prizes with a notification': [notifications('prize_won', `distinct facts ->> 'position'`), '3'],
  'players without a prize who were not notified': [
    `select count(distinct person_id) from tickets where game_id = games.id and voided_at is null
       and not exists (select 1 from notifications where notifications.person_id = tickets.person_id
                         and facts ->> 'gameId' = games.id and kind in ('prize_won', 'not_won'))`,
    '0',
  ],
}

const NEVER: Record<string, string> = {
  'a committed event was not published': 'select id::text as what from live_events where published_at is null',
  'players were not notified exactly once each': `
    select notified || ' instead of ' || played as what
    from (select count(*) as notified from live_events where payload->>'kind' = 'account') as notifications,
         (select count(distinct (game_id, person_id)) as played from tickets join draws using (game_id)) as players
    where notified <> played`,
}

/** Every count of a game of the run that differs from the expected one. */
export async function findDrawFaults(owner: Pool): Promise<string[]> {
  const faults: string[] = []
  for (const [what, [found, wanted]] of Object.entries(COUNTS)) {
    const { rows } = await owner.query<{ fault: string }>(
      `select id || ': ' || found || ' ${what.replaceAll("'", "''")} instead of ' || wanted as fault
       from (select id, (${found}) as found, ${wanted} as wanted from games
             where plan_id like '${PLAN_MARK}%' and sequence = 1) as counted
       where found <> wanted`,
    )
    faults.push(...rows.map(({ fault }) => fault))
  }
  for (const [fault, sql] of Object.entries(NEVER)) {
    const { rows } = await owner.query<{ what: string }>(sql)
    faults.push(...rows.map(({ what }) => `${fault}: ${what}`))
  }
  return faults
}
