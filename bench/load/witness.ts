/**
 * Many games close at the same moment. Measures for each how long it took from its seal to the second cosignature of the checkpoint that
 * proves it, by the database's clock: from before the seal's commit to after the cosignature's insertion, so a little too long. The log
 * has many entries before, and a proof must stay small.
 */
import { readProof } from '@edil/domain/draw/proof'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { WITNESSES } from '../../dev/witness.ts'
import { closeNow, drawNow, givenSoldGame } from '../../server/test/draws.ts'
import { makeDue } from '../../server/test/games.ts'
import { openWorld } from '../../server/test/world.ts'
import { type Measurement, quantile } from '../measurement.ts'

const GOAL_MS = 2_000
/** Two workers close one game after the other. */
const DONE_MS = 120_000
const NUMBERS = [7, 42, 93]
/** The first game is sold out, which makes the largest proof. */
const BOARD = Array.from({ length: 100 }, (_, index) => index + 1)
const PROOF_BYTES_MAX = 20_000
const BATCH = 1_000

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
    const entries = short ? 2_000 : 100_000
    // In many transactions: in one, each entry's update of the log's head would slow down the next.
    for (let added = 0; added < entries; added += BATCH) {
      await world.owner.query(
        `insert into audit_log (actor, action) select 'visitor', 'sign_in_refused' from generate_series(1, $1)`,
        [BATCH],
      )
    }
    // The log is signed every hour, so a closing never has this many new entries before it.
    const earlier = await givenSoldGame(world, NUMBERS)
    await closeNow(world, earlier)
    await until(async () => {
      const { rows: seen } = await world.owner.query('select witnesses from checkpoint_of_seal($1)', [earlier])
      return seen[0]?.witnesses === WITNESSES.length
    }, DONE_MS)
    const gameIds: string[] = []
    for (let game = 0; game < games; game += 1) gameIds.push(await givenSoldGame(world, game === 0 ? BOARD : NUMBERS))
    await makeDue(world, gameIds, new Date())
    await world.store.jobs.send('sweep-overdue-games', {})
    const isSeen = await until(async () => (await readDelays()).length === games, DONE_MS)
    const delays = await readDelays()
    const [median, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)]
    const { rows } = await world.owner.query('select count(*)::int as checkpoints from log_checkpoints')
    const proofBytes = await drawAndMeasure(gameIds[0] ?? '')
    const line =
      `witness: games=${games} entries=${entries} checkpoints=${rows[0].checkpoints} median_ms=${median.toFixed(0)} ` +
      `p99_ms=${p99.toFixed(0)} goal_ms=${GOAL_MS} proof_bytes=${proofBytes}`
    const faults = [
      ...(isSeen ? [] : [`only ${delays.length} of ${games} lists were seen by two witnesses`]),
      ...(p99 <= GOAL_MS ? [] : [`the 99th percentile is ${p99.toFixed(0)} ms`]),
      ...(proofBytes <= PROOF_BYTES_MAX ? [] : [`a proof has ${proofBytes} bytes`]),
    ]
    return { line, faults }

    /** The size of the proof of a game, once its result is in a checkpoint as well. */
    async function drawAndMeasure(gameId: string): Promise<number> {
      await drawNow(world, gameId)
      const origin = stack.nodes[0]?.publicUrl ?? ''
      let proof = ''
      await until(async () => {
        proof = await (await fetch(`${origin}/api/games/${gameId}/proof`)).text()
        const read = readProof(proof)
        return 'proof' in read && read.proof.log.drawn.proof !== null
      }, DONE_MS)
      return Buffer.byteLength(proof)
    }

    /** Milliseconds from each seal to the second witness that has seen it. */
    async function readDelays(): Promise<number[]> {
      const { rows: seen } = await world.owner.query<{ ms: number }>(
        `select extract(epoch from second.stored_at - closed.sealed_at)::float8 * 1000 as ms
         from close_records as closed
         cross join lateral checkpoint_of_seal(closed.game_id) as seen
         cross join lateral (
           select stored_at from log_cosignatures where origin = seen.origin and size = seen.size
           order by stored_at offset 1 limit 1
         ) as second
         where closed.game_id = any($1) and seen.witnesses >= 2`,
        [gameIds],
      )
      return seen.map(({ ms }) => ms)
    }
  } finally {
    await world.close()
    await stack.stop()
  }
}
