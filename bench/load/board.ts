/**
 * Boards are read through nginx while buyers claim numbers on them; in alternation, under the same load, the same bytes are
 * read as a file from the same nginx. The ratio is the cost of a board compared with a static file. No read may return an
 * older version than one seen before the read began.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { secretOf } from '../../dev/edil.ts'
import { portOf } from '../../dev/ports.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { createSeededRandom } from '../../server/test/seeded-random.ts'
import { openWorld } from '../../server/test/world.ts'
import { givenBoards } from '../claims/boards.ts'
import { runBuyerUnderChaos } from '../claims/chaos-buyer.ts'
import { cpuMs } from '../claims/cpu-time.ts'
import { newHistory } from '../claims/history.ts'
import type { Measurement } from '../measurement.ts'
import { type ReadReport, startReaders } from '../readers/readers.ts'
import { givenSignedIn, type SignedIn } from '../signed-in.ts'

const BOARDS = 10
const BUYERS = 20
/** All buyers together make about a hundred changes per second. */
const PAUSE_MS = 150
const CONNECTIONS = 32
/** As browsers do: one request at a time. */
const PIPELINED = 1
/** Longer than the lifetime of nginx's cache, stale entries included. */
const QUIET_MS = 2_500
/** A board that is read continuously is never older than this. */
const FRESH_SECONDS = 2.2

export const measure: Measurement = async ({ short, seed = Date.now() % 1_000_000 }) => {
  const { rounds, seconds, bursts } = short
    ? { rounds: 2, seconds: 1.5, bursts: 1 }
    : { rounds: 6, seconds: 5, bursts: 10 }
  const webRoot = join(import.meta.dirname, '../../.dev/bench-board-files')
  const stack = await startStack({ name: 'bench-board', apis: 2, workers: 1, nodes: 1, webRoot })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const readers = startReaders()
  const stop = new AbortController()
  try {
    const gameIds = await givenBoards(world, BOARDS)
    const buying = await startBuying(
      stack,
      gameIds,
      seed,
      stop.signal,
      await givenSignedIn(world, BUYERS, secretOf(stack.folder)),
    )
    await sleep(2_000)
    const paths = gameIds.map((gameId) => `/api/games/${gameId}/board`)
    const file = await writeAsFile(`${stack.nodes[0]?.publicUrl}${paths[0]}`, webRoot)
    const port = await portOf(stack.folder, 'nginx-1')
    const nginxCpu = () => cpuMs(stack.running('nginx-1')?.pid ?? 0)
    const read = async (of: readonly string[], forSeconds: number): Promise<Reads> => {
      const before = nginxCpu()
      const order = { port, paths: of, seconds: forSeconds, connections: CONNECTIONS, pipelined: PIPELINED }
      const report = await readers.read(order)
      return { ...report, nginxMs: nginxCpu() - before }
    }

    const reports = { ours: [] as Reads[], bare: [] as Reads[] }
    await read(paths, 0.5)
    for (let round = 1; round <= rounds; round += 1) {
      reports.ours.push(await read(paths, seconds))
      reports.bare.push(await read([file], seconds))
      const [ours, bare] = [reports.ours, reports.bare].map((list) => rateOf(list.slice(-1)).toFixed(0))
      console.log(`round ${round}: ${ours} boards per second, static file ${bare}`)
    }
    for (let burst = 0; burst < bursts; burst += 1) {
      await sleep(QUIET_MS)
      reports.ours.push(await read(paths, 0.2))
    }
    stop.abort()
    await Promise.all(buying)
    reports.ours.push(await read(paths, FRESH_SECONDS))
    const stale = await findStale(owner, stack.nodes[0]?.publicUrl ?? '')
    const changes = await owner.query<{ count: number }>(
      'select coalesce(sum(version - 1), 0)::integer as count from games where id = any($1)',
      [gameIds],
    )
    const [nginx, nginxBare] = [reports.ours.slice(0, rounds), reports.bare].map(nginxTime)
    console.log(`nginx CPU time per read: ${nginx} for a board, ${nginxBare} for a file`)
    console.log(`the boards changed ${changes.rows[0]?.count} times during the run`)
    const [perSecond, barePerSecond] = [rateOf(reports.ours.slice(0, rounds)), rateOf(reports.bare)]
    return {
      line: `board: per_s=${perSecond.toFixed(0)} bare_per_s=${barePerSecond.toFixed(0)} ratio=${(perSecond / barePerSecond).toFixed(2)}`,
      faults: [
        ...[...reports.ours, ...reports.bare].flatMap(({ faults }) => faults),
        ...stale,
        ...(changes.rows[0]?.count ? [] : ['no number was claimed']),
        ...stack.deadParts().map((part) => `${part} exited unexpectedly`),
      ],
    }
  } finally {
    stop.abort()
    readers.end()
    await world.close()
    await stack.stop()
  }
}

async function startBuying(
  stack: Stack,
  gameIds: readonly string[],
  seed: number,
  signal: AbortSignal,
  buyers: readonly SignedIn[],
): Promise<Promise<void>[]> {
  const ports = [await portOf(stack.folder, 'api-1'), await portOf(stack.folder, 'api-2')]
  const origin = stack.nodes[0]?.publicUrl ?? ''
  const chaos = { ports, origin, gameIds, random: createSeededRandom(seed), pauseMs: PAUSE_MS, signal }
  return buyers.map((buyer, index) => runBuyerUnderChaos(newHistory(buyer), chaos, index))
}

/** Writes the current board to nginx's web root. */
async function writeAsFile(url: string, webRoot: string): Promise<string> {
  const board = await (await fetch(url)).text()
  console.log(`board size: ${board.length} bytes`)
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(join(webRoot, 'assets/board.json'), board)
  return '/assets/board.json'
}

async function findStale(owner: Pool, origin: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; version: number }>(
    `select id, version from games where numbers_sold > 0 and status = 'active'`,
  )
  const faults: string[] = []
  for (const { id, version } of rows) {
    const board = (await (await fetch(`${origin}/api/games/${id}/board`)).json()) as { version: number }
    if (board.version !== version) faults.push(`${id} has version ${version}, and nginx returns ${board.version}`)
  }
  return faults
}

type Reads = ReadReport & { readonly nginxMs: number }

/** Unlike the rate, this hardly depends on other load on the machine. */
function nginxTime(reports: readonly Reads[]): string {
  const sum = (of: (each: Reads) => number) => reports.reduce((total, each) => total + of(each), 0)
  return `${((sum(({ nginxMs }) => nginxMs) * 1_000) / sum(({ reads }) => reads)).toFixed(1)} µs`
}

function rateOf(reports: readonly ReadReport[]): number {
  const reads = reports.reduce((sum, report) => sum + report.reads, 0)
  return reads / reports.reduce((sum, report) => sum + report.seconds, 0)
}
