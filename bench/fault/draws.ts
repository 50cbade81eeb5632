/**
 * Games are closed and drawn. The worker is killed with SIGKILL before every single statement of both transactions, and once
 * after the commit was sent but not yet acknowledged: alone, and while a second worker has started on the same game. Every
 * game must end with one complete closing and one complete draw, and nothing that was published may change. Then games are
 * sabotaged on purpose, and the same checks must detect it.
 */
import { join } from 'node:path'
import { setBeaconBehaviour } from '../../dev/beacon.ts'
import { secretOf } from '../../dev/edil.ts'
import { serviceFolder } from '../../dev/folder.ts'
import { sample } from '../../dev/form.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenReceivingAccount } from '../../server/test/payments.ts'
import { openWorld } from '../../server/test/world.ts'
import { checkProofs } from '../draws/check-proofs.ts'
import { describeState } from '../draws/describe-state.ts'
import { PLAN_MARK, PLAYERS_OF_A_FULL_BOARD } from '../draws/due-game.ts'
import { findDrawFaults } from '../draws/find-faults.ts'
import { createHistoryChecker } from '../draws/history-checker.ts'
import { recordJobs } from '../draws/jobs.ts'
import { type Kill, killAtStep } from '../draws/kill-at-step.ts'
import { runAudit } from '../draws/run-audit.ts'
import { runSabotage } from '../draws/sabotage.ts'
import { type Act, describeStep, type Step } from '../draws/steps.ts'
import { proxyWorkers, startAlone, startBoth, stopBoth, WORKERS } from '../draws/test-stack.ts'
import { watchSteps } from '../draws/watch-steps.ts'
import type { Measurement } from '../measurement.ts'
import { runBooks } from '../payments/run-books.ts'
import { givenSignedIn } from '../signed-in.ts'

/** The round of the last closing is 30 s away; the job of a killed worker is taken over after 15 s. */
const ALL_DONE_MS = 300_000

const NAME = 'fault-draws'

export const measure: Measurement = async ({ short }) => {
  const startedAt = Date.now()
  const { proxies, databaseUrlOf } = proxyWorkers()
  const stack = await startStack({
    name: NAME,
    apis: 1,
    workers: WORKERS.length,
    nodes: 1,
    // A compile cache halves the start time of a worker, and workers start hundreds of times.
    env: { NODE_COMPILE_CACHE: join(serviceFolder(NAME), 'compiled') },
    databaseUrlOf,
  })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  try {
    await stopBoth(stack)
    // Games are closed and drawn at once, although their rounds are 30 s away.
    await setBeaconBehaviour(stack.beaconUrl, { servesFutureRounds: true })
    await recordJobs(owner)
    await givenReceivingAccount(world)
    const people = await givenSignedIn(world, PLAYERS_OF_A_FULL_BOARD, secretOf(stack.folder))
    const target = { stack, world, proxies, personIds: people.map(({ personId }) => personId) }
    const steps = [...(await watchSteps(target, 'close')), ...(await watchSteps(target, 'draw'))]
    console.log(steps.map(describeStep).join('\n'))

    const faults: string[] = []
    const historyChecker = createHistoryChecker(owner)
    const kills = short ? planKills(sample(steps, 5), 1) : planKills(steps, 20)
    let contested = 0
    for (const [index, kill] of kills.entries()) {
      const killed = await killAtStep(target, kill)
      faults.push(...killed.faults)
      if (killed.hadCompetitor) contested += 1
      await historyChecker.check()
      if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${kills.length} kills`)
    }
    console.log(`${contested} of ${kills.length} workers were killed while another had started on the same game`)
    await startAlone(target)
    await startBoth(target)
    const unfinished = `select 1 from games where plan_id like '${PLAN_MARK}%' and sequence = 1 and status <> 'completed'
                        union all select 1 from live_events where published_at is null`
    const isDone = await until(async () => (await owner.query(unfinished)).rowCount === 0, ALL_DONE_MS)
    if (!isDone) faults.push(`not all was done after ${ALL_DONE_MS / 1_000} s\n${await describeState(target)}`)

    await historyChecker.check()
    const { rows } = await owner.query<{ id: string }>(
      `select id from games where plan_id like '${PLAN_MARK}%' and sequence = 1 order by id`,
    )
    const gameIds = rows.map(({ id }) => id)
    const origin = stack.nodes[0]?.publicUrl ?? ''
    const differing = historyChecker.differing()
    const [proofs, books, audit] = await Promise.all([
      checkProofs(owner, origin, gameIds),
      runBooks(stack.database.owner),
      runAudit(stack.database.owner),
    ])
    faults.push(
      ...differing,
      ...historyChecker.halfDone(),
      ...(await findDrawFaults(owner)),
      ...proofs,
      ...books.faults,
      ...audit,
      ...stack.deadParts().map((part) => `${part} exited unexpectedly`),
    )
    faults.push(...(await runSabotage({ ...target, steps, gameIds, origin, historyChecker })))
    const seconds = (Date.now() - startedAt) / 1_000
    const line =
      `draws: steps=${steps.length} kills=${kills.length} games=${gameIds.length} differing=${differing.length} ` +
      `seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()))
  }
}

/**
 * Every step `times` times, half of them with a competitor. Closings first: their rounds are published while others are drawn.
 */
function planKills(steps: readonly Step[], times: number): Kill[] {
  const killsOf = (act: Act, hasCompetitor: boolean): Kill[] =>
    Array.from({ length: times }, (_, time) =>
      steps
        .filter((step, index) => step.act === act && ((index + time) % 2 === 1) === hasCompetitor)
        .map((step) => ({ step, hasCompetitor })),
    ).flat()
  return [...killsOf('close', false), ...killsOf('close', true), ...killsOf('draw', false), ...killsOf('draw', true)]
}
