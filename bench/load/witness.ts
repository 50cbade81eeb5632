/**
 * Many games close at the same moment. Measures for each how long it took from its seal to the second cosignature of a checkpoint that
 * contains it, by the database's clock: from before the seal's commit to after the cosignature's insertion, so a little too long.
 */
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { WITNESSES } from '../../dev/witness.ts'
import { givenSoldGame } from '../../server/test/draws.ts'
import { makeDue } from '../../server/test/games.ts'
import { openWorld } from '../../server/test/world.ts'
import { type Measurement, quantile } from '../measurement.ts'

const GOAL_MS = 2_000
/** Two workers close one game after the other. */
const DONE_MS = 120_000
const NUMBERS = [7, 42, 93]

export const measure: Measurement = async ({ short }) => {
  const games = short ? 40 : 200
  const stack = await startStack({
    name: 'bench-witness',
    apis: 1,
    workers: 2,
    nodes: 1,
    drawsInHours: 12,
    witnesses: WITNESSES.length,
  })
  const world = await openWorld(stack.database.owner)
  try {
    const gameIds: string[] = []
    for (let game = 0; game < games; game += 1) gameIds.push(await givenSoldGame(world, NUMBERS))
    await makeDue(world, gameIds, new Date())
    await world.store.jobs.send('sweep-overdue-games', {})
    const isSeen = await until(async () => (await readDelays()).length === games, DONE_MS)
    const delays = await readDelays()
    const [median, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)]
    const { rows } = await world.owner.query('select count(*)::int as checkpoints from log_checkpoints')
    const line =
      `witness: games=${games} checkpoints=${rows[0].checkpoints} median_ms=${median.toFixed(0)} p99_ms=${p99.toFixed(0)} ` +
      `goal_ms=${GOAL_MS}`
    const faults = [
      ...(isSeen ? [] : [`only ${delays.length} of ${games} lists were seen by two witnesses`]),
      ...(p99 <= GOAL_MS ? [] : [`the 99th percentile is ${p99.toFixed(0)} ms`]),
    ]
    return { line, faults }

    /** Milliseconds from each seal to the second witness that has seen it. */
    async function readDelays(): Promise<number[]> {
      const { rows: seen } = await world.owner.query<{ ms: number }>(
        `select extract(epoch from second.stored_at - closed.sealed_at)::float8 * 1000 as ms
         from close_records as closed
         join audit_log as entry on entry.subject = closed.game_id and entry.action = 'game_closed'
         cross join lateral (
           select min(stored_at) as stored_at from log_cosignatures where size >= entry.seq
           group by witness order by 1 offset 1 limit 1
         ) as second
         where closed.game_id = any($1)`,
        [gameIds],
      )
      return seen.map(({ ms }) => ms)
    }
  } finally {
    await world.close()
    await stack.stop()
  }
}
