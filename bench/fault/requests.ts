/**
 * Random requests, generated from the contract: valid, nearly valid, hostile, and sent oddly; as each role and without a login; to
 * all of Edil behind nginx. No answer may be an error of the server (except 503 while PostgreSQL is away), have a code that its
 * endpoint does not declare, a body that is not what the contract says, or the data of another person. Afterwards the books and
 * the audit log must be right, and no process may have ended.
 *
 * PostgreSQL is stopped and killed once in every round. At last something is broken on purpose, three times, and must be found.
 *
 * The short form has a fixed seed, so that CI fails for what was changed; the full form has another one each time. `--seed`
 * repeats a run; `--only 1234` sends one request of it, to a stack of its own.
 */
import { readFileSync } from 'node:fs'
import { logFile } from '../../dev/process.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { contractEndpoints } from '../../server/test/contract-endpoints.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { runAudit } from '../draws/run-audit.ts'
import { weighEndpoints } from '../fuzz/endpoint-choice.ts'
import { type Generator, generateRequest, type Request } from '../fuzz/generate-request.ts'
import { type Answer, type HttpConnection, openHttpConnection } from '../fuzz/http-connection.ts'
import { judgeAnswer } from '../fuzz/judge-answer.ts'
import { interruptPostgres } from '../fuzz/outage.ts'
import { createRouteTally, type RouteTally } from '../fuzz/route-tally.ts'
import { SABOTAGES } from '../fuzz/sabotage.ts'
import { givenScene, givenSite, restoreScene, type Scene } from '../fuzz/scene.ts'
import type { Measurement } from '../measurement.ts'
import { findUnexpectedErrors } from '../payments/find-unexpected-errors.ts'
import { runBooks } from '../payments/run-books.ts'

const SHORT = 6_000
const FULL = 100_000
/** Each round has people and things of its own. */
const ROUND = 100_000
/** After so many requests people are who they were: logged in, not locked, in their role. */
const RESTORED_AFTER = 1_500
const CONNECTIONS = 48
/** Longer than nginx waits for the api. */
const TIMEOUT_MS = 40_000
/** A server that waits for the rest of a request which is not HTTP: the client goes away. */
const PATIENCE_MS = 2_000
const SEED_OF_SHORT_FORM = 20
/** From this length on, a run must get past the door of every endpoint. */
const LONG = 20_000
/** Requests to what is broken on purpose. */
const SABOTAGED = 200
const SHOWN_CHARACTERS = 1_500
/** Its people are not those of the run. */
const SABOTAGE_ROUND = 400

export const measure: Measurement = async ({ short, requests, seed: given, only }) => {
  const seed = given ?? (short ? SEED_OF_SHORT_FORM : Date.now() % 1_000_000)
  const count = requests ?? (short ? SHORT : FULL)
  console.log(`seed ${seed}`)
  const stack = await startStack({
    name: 'fault-requests',
    apis: 2,
    workers: 1,
    nodes: 1,
    openid: true,
    drawsInHours: 10,
    // Clients have many addresses, as behind a balancer.
    nginxEnv: { EDIL_BALANCERS: '127.0.0.1' },
  })
  const world = await openWorld(stack.database.owner)
  const endpoints = (await contractEndpoints()).toSorted((one, other) => one.path.localeCompare(other.path))
  const run: Run = {
    world,
    stack,
    generator: { seed, origin: stack.nodes[0]?.publicUrl ?? '', endpoints: weighEndpoints(endpoints) },
    tally: createRouteTally(endpoints),
    faults: new Map(),
    isOutage: false,
  }
  const startedAt = performance.now()
  try {
    await givenSite(world)
    if (only === undefined) await sendAll(run, count)
    else await sendOnly(run, only)
    const seconds = (performance.now() - startedAt) / 1_000
    const faults = [
      ...shownFaults(run),
      ...(await runBooks(stack.database.owner)).faults,
      ...(await runAudit(stack.database.owner)),
      ...findUnexpectedErrors(stack.folder, ['api-1', 'api-2']),
      ...findUndeclared(stack),
      ...stack.deadParts().map((part) => `${part} exited unexpectedly`),
    ]
    for (const line of run.tally.lines()) console.log(line)
    const untested = run.tally.untested().filter((route) => !/ \/(healthz|readyz)$/.test(route))
    if (only === undefined && count >= LONG)
      faults.push(...untested.map((route) => `${route} was only refused at the door`))
    if (only === undefined) faults.push(...(await findUndetected(run)))
    const line =
      `requests: requests=${only === undefined ? count : 1} seed=${seed} routes=${endpoints.length} untested=${untested.length} ` +
      `of_nginx=${run.tally.ofNginx()} per_second=${Math.round(count / seconds)} seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
  }
}

type Run = {
  readonly world: World
  readonly stack: Stack
  readonly generator: Generator
  readonly tally: RouteTally
  /** The first example of each fault of an endpoint, and how often it was found. */
  readonly faults: Map<string, { readonly example: string; times: number }>
  /** PostgreSQL is away, or has just come back. */
  isOutage: boolean
}

async function sendAll(run: Run, count: number): Promise<void> {
  for (let round = 0; round * ROUND < count; round += 1) {
    const scene = await givenScene(run.world, run.stack, round)
    const end = Math.min(count, (round + 1) * ROUND)
    for (let first = round * ROUND; first < end; first += RESTORED_AFTER) {
      const batch = (first - round * ROUND) / RESTORED_AFTER
      const isOutage = batch === 1
      // A pool may find a lost connection a little later: until the batch after it has ended, 503 is right.
      run.isOutage = isOutage || batch === 2
      const sending = sendSome(run, scene, first, Math.min(end, first + RESTORED_AFTER))
      await Promise.all([sending, isOutage ? interruptPostgres(run.stack) : undefined])
      await restoreScene(run.world, run.stack, scene)
    }
    const found = shownFaults(run).map((fault) => fault.split('\n', 2).join(''))
    console.log([`${end} of ${count} requests sent, ${found.length} kinds of faults`, ...found].join('\n'))
  }
}

/** Breaks something, and returns what was not found. */
async function findUndetected(run: Run): Promise<string[]> {
  const undetected: string[] = []
  const scene = await givenScene(run.world, run.stack, SABOTAGE_ROUND)
  for (const { name, endpoints, fault, breakIt } of SABOTAGES) {
    await breakIt(run.world)
    const generator = {
      ...run.generator,
      endpoints: run.generator.endpoints.filter((each) => endpoints.includes(each.name)),
    }
    const broken: Run = { ...run, isOutage: false, generator, tally: createRouteTally([]), faults: new Map() }
    await sendSome(broken, scene, 0, SABOTAGED)
    const found = [...broken.faults.values()].find(({ example }) => fault.test(example))
    console.log(`sabotage: ${name}; detected: ${found?.example.split('\n')[0] ?? 'nothing'}`)
    if (!found) undetected.push(`sabotage not detected: ${name}`)
  }
  return undetected
}

async function sendOnly(run: Run, index: number): Promise<void> {
  const scene = await givenScene(run.world, run.stack, Math.floor(index / ROUND))
  const connection = openHttpConnection(portOf(run.generator.origin))
  const request = generateRequest(run.generator, scene, index)
  const answer = await send(connection, request)
  console.log(describe(run, request, answer))
  check(run, request, answer, false)
  connection.close()
}

async function sendSome(run: Run, scene: Scene, first: number, end: number): Promise<void> {
  let next = first
  const work = async () => {
    const connection = openHttpConnection(portOf(run.generator.origin))
    while (next < end) {
      const index = next
      next += 1
      const request = generateRequest(run.generator, scene, index)
      const wasOutage = run.isOutage
      const answer = await send(connection, request)
      check(run, request, answer, wasOutage || run.isOutage)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

async function send(connection: HttpConnection, { bytes, method, closesAfter }: Request): Promise<Answer | undefined> {
  const timeoutMs = closesAfter ? PATIENCE_MS : TIMEOUT_MS
  const answer = await connection.send(bytes, { isHead: method === 'HEAD', timeoutMs })
  if (closesAfter) connection.close()
  return answer
}

function check(run: Run, request: Request, answer: Answer | undefined, isOutage: boolean): void {
  const { outcome, faults } = judgeAnswer(request, answer, { isOutage })
  run.tally.add(request.endpoint, outcome)
  for (const fault of faults) {
    const kind = `${request.endpoint.name} ${fault.replace(/\d.*/s, '')}`
    const known = run.faults.get(kind)
    if (known) known.times += 1
    else run.faults.set(kind, { example: `${fault}\n${describe(run, request, answer)}`, times: 1 })
  }
}

function shownFaults({ faults }: Run): string[] {
  return [...faults.values()].map(({ example, times }) => `${example}\n  (${times} times)`)
}

/** What one needs to send it again. */
function describe({ generator: { seed } }: Run, request: Request, answer: Answer | undefined): string {
  const { index, endpoint, actor, trick, bytes } = request
  const shown = (text: string) => text.slice(0, SHOWN_CHARACTERS)
  return [
    `  --seed ${seed} --only ${index}: ${endpoint.name} as ${actor.as} ${actor.number}, ${trick}`,
    shown(bytes.toString()).replaceAll(/^(?!$)/gm, '  > '),
    shown(answer ? `${answer.head}\n\n${answer.body.toString()}` : 'no answer').replaceAll(/^(?!$)/gm, '  < '),
  ].join('\n')
}

function findUndeclared({ folder }: Stack): string[] {
  return ['api-1', 'api-2'].flatMap((api) =>
    readFileSync(logFile(folder, api), 'utf8')
      .split('\n')
      .filter((line) => line.includes('undeclared refusal'))
      .map((line) => `${api} logged an undeclared refusal: ${JSON.parse(line).refusal}`),
  )
}

const portOf = (origin: string) => Number(new URL(origin).port)
