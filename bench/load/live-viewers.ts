/**
 * Time from a commit in PostgreSQL to the socket of every viewer over two nginx nodes, with heartbeats; in alternation, to the same
 * viewers, the same bytes are posted directly to Nchan. The ratio is the share of Nchan's speed that remains. Then the bytes of a viewer
 * while nothing happens, and a node that is killed in the middle of a show: how long until every viewer is connected and knows the state.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { publishTo } from '../../dev/nginx.ts'
import { openPool } from '../../dev/pool.ts'
import { until } from '../../dev/process.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { type Measurement, quantile } from '../measurement.ts'
import { startViewers, type Viewers } from '../viewers.ts'

const CHANNEL = 'games'
const CHANGES = 20
const WARM_UPS = 2
/** One heartbeat. */
const IDLE_MS = 9_500
const SHOW_STEP_MS = 1_600
const RECOVERY_MAX_MS = 15_000

export const measure: Measurement = async ({ short, viewers = short ? 1_000 : 10_000 }) => {
  const stack = await startStack({ name: 'bench-live', apis: 1, workers: 1, nodes: 2 })
  const owner = openPool(stack.database.owner)
  try {
    await sleep(2_000)
    const emptyBytes = nginxMemory(stack)
    const urls = stack.nodes.map(({ publicUrl }) => `${publicUrl}/live/${CHANNEL}`)
    const audience = await startViewers(urls, viewers, 4)
    const bytesPerViewer = (nginxMemory(stack) - emptyBytes) / viewers
    console.log(`${viewers} viewers connected to ${urls.length} nodes`)

    const sentAt = new Map<string, number>()
    let sequence = 0
    for (let change = 0; change < CHANGES + WARM_UPS; change += 1) {
      for (const way of change % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        sequence += 1
        const key = `${sequence}-${way}${change < WARM_UPS ? 'warmup' : ''}`
        const payload = JSON.stringify({ kind: 'bench', benchKey: key, padding: 'x'.repeat(900) })
        const send = way === 'ours' ? commitChange(owner, payload) : postDirectly(stack, payload)
        sentAt.set(key, await send)
        await waitForAll(() => audience.countReceived(key), viewers)
      }
    }
    const bytesPerHour = await measureIdleBytes(audience, viewers, short ? IDLE_MS : 4 * IDLE_MS)
    const recoveryMs = await killNode(audience, viewers)
    sequence += 1
    const lastKey = `${sequence}-afterwarmup`
    sentAt.set(lastKey, await commitChange(owner, JSON.stringify({ kind: 'bench', benchKey: lastKey })))
    await waitForAll(() => audience.countReceived(lastKey), viewers)
    const reports = await audience.finish()

    const delays = { ours: [] as number[], bare: [] as number[] }
    const faults: string[] = []
    for (const [key, sent] of sentAt) {
      const at = reports.flatMap(({ received }) =>
        received.filter((entry) => entry.key === key).flatMap((entry) => entry.at),
      )
      if (at.length !== viewers) faults.push(`event ${key} was received ${at.length} times by ${viewers} viewers`)
      if (key.endsWith('warmup')) continue
      const list = key.endsWith('ours') ? delays.ours : delays.bare
      for (const instant of at) list.push(instant - sent)
    }
    for (const { disordered, repeated } of reports) {
      if (disordered > 0) faults.push(`${disordered} events arrived out of order`)
      if (repeated > 0) faults.push(`${repeated} events arrived twice`)
    }
    if (!(recoveryMs <= RECOVERY_MAX_MS)) faults.push(`viewers needed ${recoveryMs} ms after the death of a node`)
    const unsent = await owner.query('select 1 from live_events where published_at is null')
    if (unsent.rowCount) faults.push(`${unsent.rowCount} committed events were never published`)

    const p99 = quantile(delays.ours, 0.99)
    const bareP99 = quantile(delays.bare, 0.99)
    console.log(
      `from commit to viewer: median ${quantile(delays.ours, 0.5).toFixed(0)} ms, largest ${quantile(delays.ours, 1).toFixed(0)} ms; ` +
        `directly to Nchan: median ${quantile(delays.bare, 0.5).toFixed(0)} ms, largest ${quantile(delays.bare, 1).toFixed(0)} ms`,
    )
    const line =
      `live-viewers: viewers=${viewers} p99_ms=${p99.toFixed(0)} bare_p99_ms=${bareP99.toFixed(0)} ` +
      `ratio=${(bareP99 / p99).toFixed(2)} mb_per_1000=${((bytesPerViewer * 1_000) / 2 ** 20).toFixed(1)} ` +
      `idle_kb_per_hour=${(bytesPerHour / 1_000).toFixed(0)} recovery_ms=${recoveryMs.toFixed(0)}`
    return { line, faults }

    /** Kills the second node between two events of a show. Returns when every viewer was up to date again, in milliseconds after the kill. */
    async function killNode(audience: Viewers, viewers: number): Promise<number> {
      const publish = async () => {
        sequence += 1
        await commitChange(owner, JSON.stringify({ kind: 'bench', benchKey: `${sequence}-show` }))
        await sleep(SHOW_STEP_MS)
      }
      for (let step = 0; step < 3; step += 1) await publish()
      const killedAt = performance.now()
      await stack.kill('nginx-2')
      await until(async () => (await audience.countUpToDate()) < viewers, RECOVERY_MAX_MS)
      const restOfShow = publish().then(publish)
      const isUpToDate = await until(async () => (await audience.countUpToDate()) === viewers, 2 * RECOVERY_MAX_MS)
      const afterMs = performance.now() - killedAt
      await restOfShow
      return isUpToDate ? afterMs : Number.POSITIVE_INFINITY
    }
  } finally {
    await owner.end()
    await stack.stop()
  }
}

/** What a viewer receives in an hour in which nothing happens: heartbeats and pings. */
async function measureIdleBytes(audience: Viewers, viewers: number, ms: number): Promise<number> {
  const before = await audience.countBytes()
  await sleep(ms)
  return (((await audience.countBytes()) - before) / viewers) * (3_600_000 / ms)
}

/** Returns the time at which PostgreSQL acknowledged the commit. */
async function commitChange(owner: Pool, payload: string): Promise<number> {
  await owner.query('insert into live_events (channel, payload) values ($1, $2)', [CHANNEL, payload])
  const committedAt = performance.timeOrigin + performance.now()
  await owner.query(`select pg_notify('live_events', '')`)
  return committedAt
}

/** Returns the time at which the request was sent. */
async function postDirectly({ nodes: [node] }: Stack, payload: string): Promise<number> {
  if (!node) throw new Error('the stack has no nginx')
  const startedAt = performance.timeOrigin + performance.now()
  await publishTo(node, CHANNEL, payload)
  return startedAt
}

async function waitForAll(count: () => Promise<number>, viewers: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await sleep(100)
    if ((await count()) >= viewers) break
  }
  await sleep(200)
}

/** Proportional set size of all nginx processes: shared memory is counted once. */
function nginxMemory(stack: Stack): number {
  const masters = ['nginx-1', 'nginx-2'].flatMap((name) => stack.running(name)?.pid ?? [])
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => masters.includes(pid) || masters.includes(parentOf(pid)))
  return pids.reduce((total, pid) => total + pss(pid), 0)
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return Number.NaN
  }
}

function pss(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    return 0
  }
}
