/**
 * Buyers claim, give back and repeat themselves while API processes, workers and PostgreSQL are killed -9 at random. Whatever
 * was answered must be so, whatever was not must be answered in the end, and no number may have two owners. Afterwards the
 * guards are taken away one by one, and the same checks must notice.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { secretOf } from '../../dev/edil.ts'
import { openPool } from '../../dev/pool.ts'
import { portOf } from '../../dev/ports.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenBoards } from '../claims/boards.ts'
import { givenBuyers } from '../claims/buyers.ts'
import { checkHistories } from '../claims/check-history.ts'
import { findBoardFaults } from '../claims/find-faults.ts'
import { type History, newHistory } from '../claims/history.ts'
import { insistOn } from '../claims/insist.ts'
import { buyInStorm, repeatClaim } from '../claims/stormy-buyer.ts'
import { runTwins } from '../claims/twins.ts'
import { killAtRandom } from '../kill-at-random.ts'
import type { Measurement } from '../measurement.ts'
import { type Dice, seededDice } from '../seeded.ts'

const VICTIMS = ['api-1', 'api-2', 'worker-1', 'worker-2', 'postgres'] as const
const BUYERS = 60
const BOARDS = 20
const PAUSE_MS = 60
const REPEATED = 300
const TWIN_BUYERS = 20

export const measure: Measurement = async ({ short, seed = Date.now() % 1_000_000 }) => {
  const kills = short ? 5 : 30
  console.log(`seed ${seed}`)
  const dice = seededDice(seed)
  const stack = await startStack({ name: 'fault-claims', apis: 2, workers: 2, nodes: 1 })
  const owner = openPool(stack.database.owner)
  const faults: string[] = []
  const startedAt = Date.now()
  try {
    const histories = (await givenBuyers(owner, BUYERS, secretOf(stack.folder))).map(newHistory)
    const stop = new AbortController()
    const storm = {
      ports: [await portOf(stack.folder, 'api-1'), await portOf(stack.folder, 'api-2')],
      origin: stack.nodes[0]?.publicUrl ?? '',
      gameIds: await givenBoards(owner, BOARDS),
      dice: seededDice(seed + 1),
      pauseMs: PAUSE_MS,
      signal: stop.signal,
    }
    const buying = histories.map((history, index) => buyInStorm(history, storm, index))
    await killAtRandom(stack, { victims: VICTIMS, dice, kills })
    await sleep(1_000)
    stop.abort()
    await Promise.all(buying)
    await repeatOld(histories, storm)

    const isBack = () =>
      owner.query('select 1').then(
        () => true,
        () => false,
      )
    await until(isBack, 10_000)
    faults.push(...(await findBoardFaults(owner)), ...(await checkHistories(owner, histories)))
    faults.push(...stack.deadParts().map((part) => `${part} ended by itself`))
    const seconds = (Date.now() - startedAt) / 1_000
    const buyers = histories.slice(0, TWIN_BUYERS).map(({ buyer }) => buyer)
    faults.push(...(await runTwins({ owner, buyers, ports: storm.ports, origin: storm.origin })))

    const claims = histories.flatMap((history) => history.claims)
    const resolved = claims.filter(({ unknowns, answer }) => unknowns > 0 && answer)
    const held = claims.filter(({ answer }) => answer && answer.refusal === undefined)
    console.log(`${held.length} of ${claims.length} claims were held, the others refused`)
    const line =
      `claims: kills=${kills} claims=${claims.length} unknown_resolved=${resolved.length} ` +
      `seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await owner.end()
    await stack.stop()
  }
}

/** When all is quiet again, old claims still get their first answers. */
async function repeatOld(
  histories: readonly History[],
  storm: { readonly ports: readonly number[]; readonly origin: string; readonly dice: Dice },
): Promise<void> {
  const { insist, close } = insistOn(storm.ports, 0)
  for (let turn = 0; turn < REPEATED; turn += 1) await repeatClaim(storm.dice.one(histories), storm, insist)
  close()
}
