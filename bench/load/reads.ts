/**
 * Every public read at size: with many ended games in the database and payments being approved meanwhile, each read is requested
 * from the api itself, without nginx and its cache. 99 of 100 reads must be fast.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { writeBulkData } from '../../dev/bulk-data.ts'
import { portOf } from '../../dev/ports.ts'
import { startStack } from '../../dev/stack.ts'
import { givenApproved, givenReceivingAccount } from '../../server/test/payments.ts'
import { givenPerson } from '../../server/test/people.ts'
import { openWorld, type World } from '../../server/test/world.ts'
import { type Measurement, quantile } from '../measurement.ts'

const P99_MAX_MS = 50
/** The short form runs on machines that are busy with other work, so it only catches a large regression. */
const SHORT_P99_MAX_MS = 500

export const measure: Measurement = async ({ short }) => {
  const counts = short
    ? { players: 20_000, games: 400, tickets: 40_000 }
    : { players: 1_000_000, games: 20_000, tickets: 2_000_000 }
  const reads = short ? 150 : 1_000
  const limit = short ? SHORT_P99_MAX_MS : P99_MAX_MS
  const stack = await startStack({ name: 'bench-reads', apis: 1, workers: 1, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const stop = new AbortController()
  try {
    await givenReceivingAccount(world)
    await writeBulkData(stack.database.superuser, counts, console.log)
    const origin = `http://127.0.0.1:${await portOf(stack.folder, 'api-1')}`
    const paths = await publicReads(world, origin)
    const writing = approvePayments(world, stop.signal)
    // A failure is thrown below, where it is awaited; without this line it would end the process and leave the stack running.
    writing.catch(() => undefined)
    const found: { path: string; p99: number }[] = []
    for (const path of paths) {
      await readMany(origin + path, 20)
      const p99 = quantile(await readMany(origin + path, reads), 0.99)
      console.log(`${p99.toFixed(1).padStart(7)} ms  ${path}`)
      found.push({ path, p99 })
    }
    stop.abort()
    const written = await writing
    const slowest = found.reduce((worst, read) => (read.p99 > worst.p99 ? read : worst))
    const faults = found
      .filter(({ p99 }) => p99 > limit)
      .map(({ path, p99 }) => `${path}: p99 is ${p99.toFixed(1)} ms; allowed: ${limit}`)
    const line =
      `reads: p99_ms=${slowest.p99.toFixed(1)} slowest=${slowest.path} reads=${paths.length} games=${counts.games} ` +
      `tickets=${counts.tickets} written_meanwhile=${written} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
  }
}

/** Every public read, lists also from a page in the middle. */
async function publicReads({ owner }: World, origin: string): Promise<string[]> {
  const { rows } = await owner.query<{ ended: string; open: string }>(`
    select (select id from games where type = 'daily' and status = 'completed' order by draws_at offset 100 limit 1) as ended,
           (select id from games where type = 'daily' and status = 'active' limit 1) as open`)
  const { ended = '', open = '' } = rows[0] ?? {}
  const paths = [
    '/api/games',
    '/api/games/counts',
    '/api/games?state=ended',
    `/api/games?state=ended&after=${ended}`,
    `/api/games/${ended}`,
    `/api/games/${open}/board`,
    `/api/games/${ended}/draw`,
    `/api/games/${ended}/money`,
    `/api/games/${ended}/preview.png`,
    '/api/draws',
    '/api/plans',
    '/api/tax-rules',
    '/api/figures/home',
    '/api/figures/jackpots',
    '/api/figures/money',
    '/api/figures/money/games',
    `/api/figures/money/games?after=${ended}`,
    '/api/winners?type=monthly',
    `/api/winners?type=daily&after=${ended}`,
  ]
  for (const path of paths) {
    const { status } = await fetch(origin + path)
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
  return paths
}

/** Reads one after the other, so that a duration includes no waiting for other reads. Returns the durations in milliseconds. */
async function readMany(url: string, reads: number): Promise<number[]> {
  const durations: number[] = []
  while (durations.length < reads) {
    const startedAt = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    durations.push(performance.now() - startedAt)
  }
  return durations
}

const WRITES_PER_SECOND = 10

/** Payments for the open games are submitted and approved until the signal. Returns how many. */
async function approvePayments(world: World, signal: AbortSignal): Promise<number> {
  const { rows } = await world.owner.query<{ id: string }>(`select id from games where status = 'active' order by id`)
  let written = 0
  for (; !signal.aborted; written += 1) {
    const { id: personId } = await givenPerson(world, { hasPassword: false })
    await givenApproved(world, { personId, gameId: rows[written % rows.length]?.id ?? '', numbers: [] })
    await sleep(1_000 / WRITES_PER_SECOND)
  }
  return written
}
