/**
 * Buyers claim, release and repeat claims, an admin stops sales and goes on, and another changes plans whose games run, while
 * API processes, workers and PostgreSQL are killed with SIGKILL at random. Every acknowledged claim must be in the database,
 * every claim must be answered in the end, no number may have two owners, and none may be taken while its sales are stopped.
 * Games that run keep their figures; the next ones and their open records have the new ones.
 * Then each safeguard is removed in turn, and the same checks must detect it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { secretOf } from '../../dev/edil.ts'
import { portOf } from '../../dev/ports.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { letHavePlayed } from '../../server/test/payments.ts'
import { createSeededRandom, type SeededRandom } from '../../server/test/seeded-random.ts'
import { openWorld } from '../../server/test/world.ts'
import { givenBoards } from '../claims/boards.ts'
import { repeatClaim, runBuyerUnderChaos } from '../claims/chaos-buyer.ts'
import { stopAndResumeUnderChaos } from '../claims/chaos-stopper.ts'
import { checkHistories } from '../claims/check-histories.ts'
import { findBoardFaults } from '../claims/find-faults.ts'
import { type History, newHistory } from '../claims/history.ts'
import { createRetrier } from '../claims/retry-until-answered.ts'
import { runSabotage } from '../claims/sabotage.ts'
import { killAtRandom } from '../kill-at-random.ts'
import type { Measurement } from '../measurement.ts'
import { changePlansUnderChaos, givenRunningPlans } from '../plans/chaos-planner.ts'
import { findPlanFaults } from '../plans/find-faults.ts'
import { runPlanSabotage } from '../plans/sabotage.ts'
import { givenSignedIn, givenSignedInStaff, keepSteppedUp } from '../signed-in.ts'

const VICTIMS = ['api-1', 'api-2', 'worker-1', 'worker-2', 'postgres'] as const
const BUYERS = 60
const BOARDS = 20
const PAUSE_MS = 60
const REPEATED = 300
const SABOTAGE_BUYERS = 20

export const measure: Measurement = async ({ short, seed = Date.now() % 1_000_000 }) => {
  const kills = short ? 5 : 30
  console.log(`seed ${seed}`)
  const random = createSeededRandom(seed)
  const stack = await startStack({ name: 'fault-claims', apis: 2, workers: 2, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const faults: string[] = []
  const startedAt = Date.now()
  try {
    const secret = secretOf(stack.folder)
    const [admin, planner] = await givenSignedInStaff(world, 'admin', 2, secret)
    if (!admin || !planner) throw new Error('the run has no admins')
    await keepSteppedUp(world, [admin, planner])
    const planIds = await givenRunningPlans(world)
    const all = await givenSignedIn(world, BUYERS, secret)
    // The others are new players, who may hold only a part of each board.
    const known = all.slice(0, BUYERS / 2)
    await letHavePlayed(
      world,
      known.map(({ personId }) => personId),
    )
    const histories = all.map(newHistory)
    const stop = new AbortController()
    const chaos = {
      ports: [await portOf(stack.folder, 'api-1'), await portOf(stack.folder, 'api-2')],
      origin: stack.nodes[0]?.publicUrl ?? '',
      gameIds: await givenBoards(world, BOARDS),
      random: createSeededRandom(seed + 1),
      pauseMs: PAUSE_MS,
      signal: stop.signal,
    }
    const buying = histories.map((history, index) => runBuyerUnderChaos(history, chaos, index))
    const stopping = stopAndResumeUnderChaos(admin, chaos)
    const planning = changePlansUnderChaos(planner, world, planIds, { ...chaos, random: createSeededRandom(seed + 2) })
    await killAtRandom(stack, { victims: VICTIMS, random, kills })
    await sleep(1_000)
    stop.abort()
    await Promise.all(buying)
    const plans = await planning
    faults.push(...(await stopping), ...plans.faults)
    await repeatOld(histories, chaos)

    const isBack = () =>
      owner.query('select 1').then(
        () => true,
        () => false,
      )
    await until(isBack, 10_000)
    faults.push(...(await findBoardFaults(owner)), ...(await findPlanFaults(owner)))
    faults.push(...(await checkHistories(owner, histories)))
    faults.push(...stack.deadParts().map((part) => `${part} exited unexpectedly`))
    const seconds = (Date.now() - startedAt) / 1_000
    const buyers = known.slice(0, SABOTAGE_BUYERS)
    const newBuyers = all.slice(-SABOTAGE_BUYERS)
    faults.push(...(await runPlanSabotage(world)))
    faults.push(...(await runSabotage({ world, buyers, newBuyers, ports: chaos.ports, origin: chaos.origin })))

    const claims = histories.flatMap((history) => history.claims)
    const resolved = claims.filter(({ unknowns, answer }) => unknowns > 0 && answer)
    const held = claims.filter(({ answer }) => answer && answer.refusal === undefined)
    console.log(`${held.length} of ${claims.length} claims were granted, the others refused`)
    const line =
      `claims: kills=${kills} claims=${claims.length} unknown_resolved=${resolved.length} ` +
      `plan_changes=${plans.changes} seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
  }
}

/** After the kills, old claims still return their first answers. */
async function repeatOld(
  histories: readonly History[],
  chaos: { readonly ports: readonly number[]; readonly origin: string; readonly random: SeededRandom },
): Promise<void> {
  const { retryUntilAnswered, close } = createRetrier(chaos.ports, 0)
  for (let count = 0; count < REPEATED; count += 1)
    await repeatClaim(chaos.random.one(histories), chaos, retryUntilAnswered)
  close()
}
