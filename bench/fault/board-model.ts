/**
 * Simulated lives of boards: claims, time, payments, closing, in any order, by the real functions of the database. A model of
 * the board says what each step must answer and leave behind. The same seed lives the same lives; a life that goes wrong is
 * made as short as it can be and printed. Afterwards functions are broken on purpose, and the model must notice.
 */
import * as fc from 'fast-check'
import { Client, type Pool } from 'pg'
import { givePaid } from '../../dev/paid-for.ts'
import { openPool } from '../../dev/pool.ts'
import { startStack } from '../../dev/stack.ts'
import { compare } from '../board-model/compare.ts'
import { live, PEOPLE_PER_BOARD, prepareLives } from '../board-model/run-scenario.ts'
import { SABOTAGES, type Sabotage } from '../board-model/sabotage.ts'
import { type Life, life } from '../board-model/scenario.ts'
import { givenBoards } from '../claims/boards.ts'
import { givenBuyers } from '../claims/buyers.ts'
import type { Measurement } from '../measurement.ts'

const AT_ONCE = 2
const SABOTAGE_SCENARIOS = 4_000

export const measure: Measurement = async ({
  short,
  seed = Date.now() % 1_000_000,
  scenarios = short ? 500 : 100_000,
}) => {
  console.log(`seed ${seed}`)
  const stack = await startStack({ name: 'fault-lives', apis: 0, workers: 0, nodes: 0 })
  const owner = openPool(stack.database.owner)
  const startedAt = performance.now()
  try {
    const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => openBoard(owner, stack.database.owner)))
    const each = Math.ceil(scenarios / AT_ONCE)
    const outcomes = await Promise.all(clients.map((client, index) => liveMany(client, seed + index, each)))
    const seconds = (performance.now() - startedAt) / 1_000
    const faults = outcomes.flatMap(({ fault }) => fault ?? [])
    for (const client of clients) await client.end()
    for (const sabotage of SABOTAGES)
      faults.push(...(await runSabotageRun(owner, stack.database.owner, sabotage, seed)))
    const total = (count: (outcome: Lived) => number) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0)
    const line =
      `board-model: scenarios=${total((outcome) => outcome.lives)} steps=${total((outcome) => outcome.steps)} ` +
      `seconds=${seconds.toFixed(0)} seed=${seed} faults=${faults.length}`
    return { line, faults }
  } finally {
    await owner.end()
    await stack.stop()
  }
}

/** A connection with a board of its own: every life on it is taken back. */
async function openBoard(owner: Pool, ownerUrl: string): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const [gameId = ''] = await givenBoards(owner, 1)
  const people = await givenBuyers(owner, PEOPLE_PER_BOARD, 'nobody signs in')
  const personIds = people.map(({ personId }) => personId)
  await givePaid(owner, gameId, personIds)
  await prepareLives(client, gameId, personIds)
  return client
}

type Lived = { readonly lives: number; readonly steps: number; readonly fault: string | undefined }

async function liveMany(client: Client, seed: number, count: number, endOnFailure = false): Promise<Lived> {
  let lives = 0
  let steps = 0
  const property = fc.asyncProperty(life, async (each: Life) => {
    lives += 1
    steps += each.length
    const fault = compare(each, await live(client, each))
    if (fault) throw new Error(fault)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: count, endOnFailure })
  const fault = failed ? `${String(errorInstance)}\n${JSON.stringify(counterexample?.[0])}` : undefined
  return { lives, steps, fault }
}

/** Breaks one function, lives, and mends it again. */
async function runSabotageRun(
  owner: Pool,
  ownerUrl: string,
  { name, of, from, to }: Sabotage,
  seed: number,
): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>('select pg_get_functiondef($1::regproc) as text', [of])
  const shipped = rows[0]?.text ?? ''
  if (!shipped.includes(from)) return [`${of} has changed, and its sabotage was not made`]
  await owner.query(shipped.replace(from, to))
  const client = await openBoard(owner, ownerUrl)
  const { lives, fault } = await liveMany(client, seed, SABOTAGE_SCENARIOS, true)
  await client.end()
  await owner.query(shipped)
  console.log(`sabotage: ${name}; ${fault ? `noticed in life ${lives}` : 'not noticed'}`)
  return fault ? [] : [`${name}, and the model did not notice`]
}
