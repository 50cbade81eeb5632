import type { Pool } from 'pg'

const OTHER_RECORD = 'a game whose figures are not those of its open record'
const OTHER_VERSION = 'a game that opened with other figures than its plan had'

export const PLAN_FAULTS = { OTHER_RECORD, OTHER_VERSION } as const

const CHECKS: Record<string, string> = {
  [OTHER_RECORD]: `
    select games.id as what from games join open_records on open_records.game_id = games.id
    where (record::jsonb->>'feeSantim')::bigint <> fee
       or record::jsonb->'prizesSantim' <> jsonb_build_array(first_prize, second_prize, third_prize)`,
  // The first game of a plan of these runs is dated back.
  [OTHER_VERSION]: `
    select games.id as what from games
    join lateral (
      select * from plan_versions where plan_versions.plan_id = games.plan_id and changed_at <= opened_at
      order by version desc limit 1) as planned on true
    where sequence > 1
      and (games.fee, games.first_prize, games.second_prize, games.third_prize)
          is distinct from (planned.fee, planned.first_prize, planned.second_prize, planned.third_prize)`,
  'a game without its open record': `
    select id as what from games where plan_id like 'chaos%' and not exists (
      select 1 from open_records where game_id = games.id)`,
  'a change of a plan without its audit entry': `
    select plan_id || ' ' || version as what from plan_versions
    where version > 1 and not exists (
      select 1 from audit_log where action = 'plan_changed' and subject = plan_id and (details->>'version')::integer = version)`,
}

/** Games that did not keep what their plan and open record promised when they opened. */
export async function findPlanFaults(owner: Pool): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(CHECKS)) {
    const { rows } = await owner.query<{ what: string }>(sql)
    faults.push(...rows.map(({ what }) => `${fault}: ${what}`))
  }
  return faults
}
