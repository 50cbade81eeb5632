/**
 * Random scenarios on a board: claims, expiry, payments, decisions, closing, in any order, by the use cases of the application on
 * a real database. After every step the board must equal a model of the rules. The same seed repeats the same scenarios; a failing
 * one is shrunk and printed. Then database functions are sabotaged one by one, and the model must detect each.
 */
import * as fc from 'fast-check'
import { startStack } from '../../dev/stack.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { PEOPLE_PER_BOARD, scenarios as scenariosArbitrary } from '../board-model/commands.ts'
import { newBoard } from '../board-model/model.ts'
import { type BoardCast, givenCast, onRolledBackBoard } from '../board-model/real-board.ts'
import { SABOTAGES, type Sabotage } from '../board-model/sabotage.ts'
import type { Measurement } from '../measurement.ts'
import { sabotageFunction } from '../sabotage-function.ts'

const SABOTAGE_SCENARIOS_MAX = 2_000

export const measure: Measurement = async ({
  short,
  seed = Date.now() % 1_000_000,
  scenarios = short ? 80 : 10_000,
}) => {
  console.log(`seed ${seed}`)
  const stack = await startStack({ name: 'fault-board-model', apis: 0, workers: 0, nodes: 0 })
  const world = await openWorld(stack.database.owner)
  const startedAt = performance.now()
  try {
    const cast = await givenCast(world, PEOPLE_PER_BOARD)
    const run = await runScenarios(world, cast, seed, scenarios)
    const seconds = (performance.now() - startedAt) / 1_000
    const faults = run.fault ? [run.fault] : []
    for (const sabotage of SABOTAGES) faults.push(...(await runSabotage(world, cast, sabotage, seed)))
    const line =
      `board-model: scenarios=${run.scenarios} steps=${run.steps} ` +
      `seconds=${seconds.toFixed(0)} seed=${seed} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
  }
}

type ScenarioRun = { readonly scenarios: number; readonly steps: number; readonly fault: string | undefined }

async function runScenarios(
  world: World,
  cast: BoardCast,
  seed: number,
  count: number,
  endOnFailure = false,
): Promise<ScenarioRun> {
  let scenarios = 0
  let steps = 0
  const property = fc.asyncProperty(scenariosArbitrary, async (commands) => {
    scenarios += 1
    await onRolledBackBoard(world, cast, async (real) => {
      await fc.asyncModelRun(() => ({ model: newBoard(), real }), commands)
    })
    steps += [...commands].length
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: count, endOnFailure })
  const fault = failed ? `${String(errorInstance)}\n${String(counterexample?.[0])}` : undefined
  return { scenarios, steps, fault }
}

async function runSabotage(world: World, cast: BoardCast, sabotage: Sabotage, seed: number): Promise<string[]> {
  const { name, of, replacement } = sabotage
  const restore = await sabotageFunction(world.owner, of, [replacement])
  const { scenarios, fault } = await runScenarios(world, cast, seed, SABOTAGE_SCENARIOS_MAX, true)
  await restore()
  console.log(`sabotage: ${name}; ${fault ? `detected in scenario ${scenarios}` : 'not detected'}`)
  return fault ? [] : [`sabotage not detected: ${name}`]
}
