/**
 * The worker that signs the public log is killed with SIGKILL before every statement of signing a checkpoint and of storing a
 * cosignature, and after each commit was sent but not yet acknowledged; another worker takes over. Witnesses are killed as well, and one
 * stays silent. `--scenarios` is how often at each step. No checkpoint may ever contradict another, every list must have been seen in time, and every game must be drawn.
 */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isConsistent, isSame, proveConsistency, rootOf } from '@edil/domain/log/merkle-tree'
import { TILE_HASHES, type TileName, tilePath, withTiles } from '@edil/domain/log/tiles'
import { sample } from '../../dev/form.ts'
import type { PostgresProxy } from '../../dev/postgres-proxy.ts'
import { until } from '../../dev/process.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { setWitnessBehaviour, WITNESSES, witnessFile, witnessPart } from '../../dev/witness.ts'
import { evidenceFile } from '../../dev/witness-server.ts'
import { closeNow, drawNow, givenSoldGame } from '../../server/test/draws.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { checkProofs } from '../draws/check-proofs.ts'
import { nameStatement } from '../draws/steps.ts'
import { proxyWorkers, WORKERS } from '../draws/test-stack.ts'
import type { Measurement } from '../measurement.ts'

/** Both transactions of the signer begin with it. */
const MARK = 'pg_advisory_xact_lock'
/** A statement that only one of them has. */
const ONLY_IN = { sign: 'insert into log_checkpoints', store: 'insert into log_cosignatures' } as const
type Transaction = keyof typeof ONLY_IN

type Step = {
  readonly transaction: Transaction
  readonly statement: string
  /** Which statement of this name it is, from 1: a longer log is read with more statements. */
  readonly occurrence: number
  readonly isAfterCommit: boolean
}

/** A worker starts within seconds, and a new leader asks all witnesses again; the round is 30 s away. */
const SEEN_MS = 25_000
const STEPS_MS = 30_000

type Target = { readonly stack: Stack; readonly world: World; readonly proxies: ReadonlyMap<string, PostgresProxy> }

export const measure: Measurement = async ({ short, scenarios = 20 }) => {
  const { proxies, databaseUrlOf } = proxyWorkers()
  const stack = await startStack({
    name: 'fault-public-log',
    apis: 1,
    workers: WORKERS.length,
    nodes: 1,
    drawsInHours: 12,
    witnesses: WITNESSES.length,
    databaseUrlOf,
  })
  const world = await openWorld(stack.database.owner)
  const target = { stack, world, proxies }
  try {
    const steps = await watchSteps(target)
    console.log(steps.map(describeStep).join('\n'))
    const kills = short ? sample(steps, 6) : steps.flatMap((step) => Array.from({ length: scenarios }, () => step))
    const gameIds: string[] = []
    const faults: string[] = []
    for (const [index, step] of kills.entries()) {
      // Two witnesses are enough; the third is silent, dead or honest in turn.
      await setWitnessBehaviour(
        stack.witnessUrls[2] ?? '',
        index % 3 === 0 ? { kind: 'lags', ms: 60_000 } : { kind: 'honest' },
      )
      const gameId = await givenSoldGame(world, [7, 42, 93])
      gameIds.push(gameId)
      await fillTile(world)
      if (!(await killAt(target, step, () => closeNow(world, gameId)))) {
        faults.push(`no worker reached '${describeStep(step)}'`)
      }
      if (index % 4 === 1) {
        await stack.kill(witnessPart(2))
        await stack.start(witnessPart(2))
      }
      if (!(await until(() => isSeenByTwo(world, gameId), SEEN_MS)))
        faults.push(`${gameId}: two witnesses did not see it`)
      await drawNow(world, gameId)
      if ((index + 1) % 50 === 0) console.log(`${index + 1} of ${kills.length} kills`)
    }
    await setWitnessBehaviour(stack.witnessUrls[2] ?? '', { kind: 'honest' })
    const drawn = `select 1 from draws where game_id = any($1)`
    if ((await world.owner.query(drawn, [gameIds])).rowCount !== gameIds.length) faults.push('not every game is drawn')
    const origin = stack.nodes[0]?.publicUrl ?? ''
    await until(async () => (await readSize(origin)) >= (await headOf(world)), SEEN_MS)
    faults.push(...(await checkProofs(world.owner, origin, gameIds)))
    faults.push(...(await findContradictions(target, origin)))
    faults.push(...stack.deadParts().map((part) => `${part} exited unexpectedly`))
    const { rows } = await world.owner.query('select count(*)::int as checkpoints from log_checkpoints')
    const sabotaged = await findSabotage(target, origin)
    if (sabotaged !== 1) faults.push('a checkpoint of another history was not found')
    const line =
      `public-log: steps=${steps.length} kills=${kills.length} checkpoints=${rows[0].checkpoints} ` +
      `sabotage_found=${sabotaged} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()))
  }
}

/** How many games are closed to record the steps: how much of the tree a signing reads depends on the tree's shape. */
const WATCHED = 4

/** The steps that all watched transactions have. */
async function watchSteps({ world, proxies }: Target): Promise<Step[]> {
  const found: Record<Transaction, Step[][]> = { sign: [], store: [] }
  for (const proxy of proxies.values()) {
    proxy.watch(MARK, async ({ texts }) => {
      const statements = texts.map(nameStatement)
      if (statements.at(-1) === 'commit') {
        for (const transaction of Object.keys(ONLY_IN) as Transaction[]) {
          if (statements.includes(ONLY_IN[transaction])) found[transaction].push(stepsOf(transaction, statements))
        }
      }
      return true
    })
  }
  for (let watched = 1; watched <= WATCHED; watched += 1) {
    const gameId = await givenSoldGame(world, [1, 2, 3])
    await fillTile(world)
    await closeNow(world, gameId)
    const isDone = await until(() => Object.values(found).every((each) => each.length >= watched), STEPS_MS)
    if (!isDone) throw new Error('the log was not signed and cosigned')
  }
  for (const proxy of proxies.values()) proxy.unwatch()
  return Object.values(found).flatMap(([first = [], ...others]) =>
    first.filter((step) => others.every((steps) => steps.some((each) => describeStep(each) === describeStep(step)))),
  )
}

function stepsOf(transaction: Transaction, statements: readonly string[]): Step[] {
  const before = statements.map((statement, index) => ({
    transaction,
    statement,
    occurrence: countOf(statements.slice(0, index + 1), statement),
    isAfterCommit: false,
  }))
  return [...before, { transaction, statement: 'commit', occurrence: 1, isAfterCommit: true }]
}

const countOf = (statements: readonly string[], name: string) => statements.filter((each) => each === name).length

function describeStep({ transaction, statement, occurrence, isAfterCommit }: Step): string {
  if (isAfterCommit) return `${transaction}: after the commit`
  return `${transaction}: ${statement}${occurrence > 1 ? `, number ${occurrence}` : ''}`
}

/** Adds entries until the next closing, which adds two, fills a tile: signing then stores it. */
async function fillTile({ owner }: World): Promise<void> {
  await owner.query(
    `insert into audit_log (actor, action)
     select 'visitor', 'sign_in_refused' from audit_head, generate_series(1, $1 - 2 - (seq % $1)::integer)`,
    [TILE_HASHES],
  )
}

/** Returns whether a worker was killed at the step that `cause` leads to. It is started again. */
async function killAt({ stack, proxies }: Target, step: Step, cause: () => Promise<unknown>): Promise<boolean> {
  const killed = Promise.withResolvers<string>()
  let isKilling = false
  for (const [worker, proxy] of proxies) {
    proxy.watch(MARK, async (statement) => {
      // Transactions of several connections wait for each other: each statement is compared with those of its own.
      const seen = statement.texts.map(nameStatement)
      if (isKilling || seen.at(-1) !== step.statement || countOf(seen, step.statement) !== step.occurrence) return true
      // Both transactions begin alike; which one this is shows later, so a step at their beginning may hit either.
      if (step.statement === 'commit' && !seen.includes(ONLY_IN[step.transaction])) return true
      isKilling = true
      if (step.isAfterCommit) await statement.sendAndDropResponse()
      await stack.kill(worker)
      killed.resolve(worker)
      return false
    })
  }
  await cause()
  const victim = await Promise.race([killed.promise, sleep(STEPS_MS, undefined, { ref: false })])
  for (const proxy of proxies.values()) proxy.unwatch()
  if (victim === undefined) return false
  await stack.start(victim)
  return true
}

async function isSeenByTwo({ owner }: World, gameId: string): Promise<boolean> {
  const { rows } = await owner.query('select witnesses from checkpoint_of_seal($1)', [gameId])
  return rows[0]?.witnesses >= 2
}

async function headOf({ owner }: World): Promise<number> {
  const { rows } = await owner.query(`select max(seq)::int as seq from audit_log where action = 'game_drawn'`)
  return rows[0].seq
}

async function readSize(origin: string): Promise<number> {
  const [, size] = (await (await fetch(`${origin}/log/checkpoint`)).text()).split('\n')
  return Number(size)
}

/** A checkpoint of another history is put beside the others, on purpose. Returns how many the check finds. */
async function findSabotage(target: Target, origin: string): Promise<number> {
  await target.world.owner.query(
    `insert into log_checkpoints (origin, size, root, note)
     select origin, (select min(n) from generate_series(1, 10000) as n where not exists (select 1 from log_checkpoints where size = n)),
            sha256('another history'), 'forged' from log_origins`,
  )
  return (await findContradictions(target, origin)).length
}

/** From outside: every checkpoint that was ever signed, and what each witness remembers, must be a part of the public tree. */
async function findContradictions({ stack, world }: Target, origin: string): Promise<string[]> {
  const size = await readSize(origin)
  const readTile = async (tile: TileName) =>
    new Uint8Array(await (await fetch(`${origin}/log/${tilePath(tile)}`)).arrayBuffer())
  const root = await withTiles(size, readTile, (read) => rootOf(read, size))
  const { rows } = await world.owner.query<{ size: number; root: Buffer }>(
    'select size::int as size, root from log_checkpoints where size <= $1 order by size',
    [size],
  )
  const faults: string[] = []
  for (const from of rows) {
    const proof = await withTiles(size, readTile, (read) => proveConsistency(read, from.size, size))
    if (!isConsistent(from, { size, root }, proof)) faults.push(`the checkpoint of ${from.size} contradicts the log`)
  }
  for (const [index, place] of WITNESSES.entries()) {
    if (existsSync(evidenceFile(witnessFile(stack.folder, place)))) faults.push(`witness ${place} saw two histories`)
    const memory: Record<string, { size: number; root: string }> = await (
      await fetch(stack.witnessUrls[index] ?? '')
    ).json()
    const seen = memory['edil.test/log']
    const known = rows.find((row) => row.size === seen?.size)
    if (!seen || !known || !isSame(known.root, Buffer.from(seen.root, 'base64'))) {
      faults.push(`witness ${place} remembers what was not signed`)
    }
  }
  return faults
}
