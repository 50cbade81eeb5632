/**
 * Two hundred games are due at the same moment for two workers; midway one worker, or PostgreSQL, is killed with SIGKILL. Each
 * game must be closed once and followed by one next game, and each change must be published exactly once.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenPlan, makeDue } from '../../server/test/games.ts'
import { openWorld } from '../../server/test/world.ts'
import type { Measurement } from '../measurement.ts'

const GAMES = 200
const VICTIMS = ['worker-1', 'postgres', 'worker-2'] as const

export const measure: Measurement = async ({ short }) => {
  const rounds = short ? 1 : 6
  const stack = await startStack({ name: 'fault-games', apis: 1, workers: 2, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const count = (sql: string) =>
    owner.query<{ count: string }>(sql).then(
      ({ rows }) => Number(rows[0]?.count),
      () => Number.NaN,
    )
  const faults: string[] = []
  const secondsToClose: number[] = []
  try {
    await Promise.all(Array.from({ length: GAMES }, () => givenPlan(world, { prefix: 'due' })))
    // A worker opens the missing games of plans when it starts.
    await stack.kill('worker-1')
    await stack.start('worker-1')
    const open = `select count(*) from games where plan_id like 'due%' and status = 'active'`
    if (!(await until(async () => (await count(open)) === GAMES, 30_000))) faults.push('not every plan opened its game')

    for (let round = 1; round <= rounds; round += 1) {
      const { rows } = await owner.query<{ id: string }>(
        `select id from games where plan_id like 'due%' and status = 'active'`,
      )
      const dueAt = new Date(Date.now() + 2_000)
      await makeDue(
        world,
        rows.map(({ id }) => id),
        dueAt,
      )
      const closed = `select count(*) from games where plan_id like 'due%' and status = 'cancelled' and sequence = ${round}`
      const victim = VICTIMS[(round - 1) % VICTIMS.length] ?? 'worker-1'
      await until(async () => (await count(closed)) >= 10, 20_000)
      const closedBefore = await count(closed)
      await stack.kill(victim)
      console.log(`${victim} killed when ${closedBefore} of ${GAMES} games were closed`)
      if (victim === 'postgres') await stack.start(victim)
      const done = await until(async () => (await count(closed)) === GAMES, 90_000)
      if (!done) faults.push(`round ${round}: only ${await count(closed)} of ${GAMES} games were closed`)
      secondsToClose.push((Date.now() - dueAt.getTime()) / 1_000)
      if (victim !== 'postgres') await stack.start(victim)
    }
    await sleep(1_500)
    faults.push(...(await findFaults(owner, rounds)))
    faults.push(...stack.deadParts().map((part) => `${part} exited unexpectedly`))
  } finally {
    await world.close()
    await stack.stop()
  }
  const longest = Math.max(...secondsToClose)
  return {
    line: `games: rounds=${rounds} games=${GAMES} all_closed_after_s=${longest.toFixed(1)} faults=${faults.length}`,
    faults,
  }
}

async function findFaults(owner: Pool, rounds: number): Promise<string[]> {
  const checks: Record<string, string> = {
    'a plan has a wrong number of games': `
      select plan_id from games where plan_id like 'due%' group by plan_id
      having count(*) <> ${rounds + 1} or count(*) filter (where status = 'active') <> 1`,
    'a change of a game was not published exactly once': `
      select payload->'game'->>'id' from live_events where payload->'game'->>'planId' like 'due%'
      group by payload->'game'->>'id', payload->'game'->>'status' having count(*) <> 1`,
    'a closed game was never published as closed': `
      select id from games where plan_id like 'due%' and status = 'cancelled' and not exists (
        select 1 from live_events where payload->'game'->>'id' = games.id and payload->'game'->>'status' = 'cancelled')`,
    'a committed event was not published': 'select id from live_events where published_at is null',
  }
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(checks)) {
    const { rowCount } = await owner.query(sql)
    if (rowCount) faults.push(`${fault} (${rowCount})`)
  }
  return faults
}
