/**
 * Games are closed and drawn, and the worker is killed -9 before every single statement of it, and once more when the commit
 * is done and nobody has heard of it: alone, and while another worker has come to the same game. Every game must end with one
 * closing and one draw, whole, and nothing that could once be read may ever read otherwise. Afterwards games are spoilt on
 * purpose, and the same checks must notice.
 */
import { join } from 'node:path'
import { secretOf } from '../../dev/edil.ts'
import { serviceFolder } from '../../dev/folder.ts'
import { openPool } from '../../dev/pool.ts'
import { type PostgresProxy, startPostgresProxy } from '../../dev/postgres-proxy.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenBuyers } from '../claims/buyers.ts'
import { checkProofs } from '../draws/check-proofs.ts'
import { PLAN_MARK, PLAYERS_OF_A_FULL_BOARD } from '../draws/due-game.ts'
import { findDrawFaults } from '../draws/find-faults.ts'
import { startAlone, startBoth, stopBoth, WORKERS } from '../draws/house.ts'
import { keepAskedJobs } from '../draws/jobs.ts'
import { type Kill, killAtStep } from '../draws/kill-at-step.ts'
import { runAudit } from '../draws/run-audit.ts'
import { type Act, describeStep, type Step } from '../draws/steps.ts'
import { runTwins } from '../draws/twins.ts'
import { watchSteps } from '../draws/watch-steps.ts'
import { createWitness } from '../draws/witness.ts'
import type { Measurement } from '../measurement.ts'
import { runBooks } from '../payments/run-books.ts'

/** The last closing's round is half a minute away; a job of the dead is taken over after a quarter of one. */
const ALL_DONE_MS = 300_000

const NAME = 'fault-draws'

export const measure: Measurement = async ({ short }) => {
  const startedAt = Date.now()
  const proxies = new Map<string, PostgresProxy>()
  const stack = await startStack({
    name: NAME,
    apis: 1,
    workers: WORKERS.length,
    nodes: 1,
    // A worker that need not be compiled again starts in half the time, and they start hundreds of times.
    env: { NODE_COMPILE_CACHE: join(serviceFolder(NAME), 'compiled') },
    async databaseUrlOf(worker, databaseUrl) {
      const proxy = proxies.get(worker) ?? (await startPostgresProxy(databaseUrl))
      proxies.set(worker, proxy)
      return proxy.url
    },
  })
  const owner = openPool(stack.database.owner)
  try {
    await stopBoth(stack)
    await keepAskedJobs(owner)
    const people = await givenBuyers(owner, PLAYERS_OF_A_FULL_BOARD, secretOf(stack.folder))
    const house = { stack, owner, proxies, personIds: people.map(({ personId }) => personId) }
    const steps = [...(await watchSteps(house, 'close')), ...(await watchSteps(house, 'draw'))]
    console.log(steps.map(describeStep).join('\n'))

    const faults: string[] = []
    const witness = createWitness(owner)
    const kills = planKills(steps, short ? 1 : 20)
    let accompanied = 0
    for (const [index, kill] of kills.entries()) {
      const killed = await killAtStep(house, kill)
      faults.push(...killed.faults)
      if (killed.hadCompany) accompanied += 1
      await witness.look()
      if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${kills.length} kills`)
    }
    console.log(`${accompanied} of ${kills.length} died while another worker had come to the same game`)
    await startAlone(house)
    await startBoth(house)
    const unfinished = `select 1 from games where plan_id like '${PLAN_MARK}%' and sequence = 1 and status <> 'completed'
                        union all select 1 from live_events where published_at is null`
    await until(async () => (await owner.query(unfinished)).rowCount === 0, ALL_DONE_MS)

    await witness.look()
    const { rows } = await owner.query<{ id: string }>(
      `select id from games where plan_id like '${PLAN_MARK}%' and sequence = 1 order by id`,
    )
    const gameIds = rows.map(({ id }) => id)
    const origin = stack.nodes[0]?.publicUrl ?? ''
    const differing = witness.differing()
    const [proofs, books, audit] = await Promise.all([
      checkProofs(owner, origin, gameIds),
      runBooks(stack.database.owner),
      runAudit(stack.database.owner),
    ])
    faults.push(
      ...differing,
      ...witness.torn(),
      ...(await findDrawFaults(owner)),
      ...proofs,
      ...books.faults,
      ...audit,
      ...stack.deadParts().map((part) => `${part} ended by itself`),
    )
    faults.push(...(await runTwins({ ...house, steps, gameIds, origin, witness })))
    const seconds = (Date.now() - startedAt) / 1_000
    const line =
      `draws: steps=${steps.length} kills=${kills.length} games=${gameIds.length} differing=${differing.length} ` +
      `seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await owner.end()
    await stack.stop()
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()))
  }
}

/**
 * Every step so many times, half of them with company. Closings first: while their rounds come up, others are drawn.
 */
function planKills(steps: readonly Step[], times: number): Kill[] {
  const turns = (act: Act, hasCompany: boolean): Kill[] =>
    Array.from({ length: times }, (_, time) =>
      steps
        .filter((step, index) => step.act === act && ((index + time) % 2 === 1) === hasCompany)
        .map((step) => ({ step, hasCompany })),
    ).flat()
  return [...turns('close', false), ...turns('close', true), ...turns('draw', false), ...turns('draw', true)]
}
