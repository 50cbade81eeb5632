/**
 * Two hundred buyers claim numbers on fifty boards; each full board is replaced by a new one. Claims go over HTTP with
 * sessions, validation and durable commits through two API processes. In alternation, pgbench runs the bare insert under a
 * unique key on the same server. The ratio is the share of the database's speed that remains.
 */
import type { Pool } from 'pg'
import { secretOf } from '../../dev/edil.ts'
import { portOf } from '../../dev/ports.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { letHavePlayed } from '../../server/test/payments.ts'
import { openWorld } from '../../server/test/world.ts'
import { prepareBareInsert, runBareInsert } from '../claims/bare-insert.ts'
import { givenBoards } from '../claims/boards.ts'
import { type ClaimLoadReport, runClaimLoad } from '../claims/claim-load.ts'
import { cpuMs } from '../claims/cpu-time.ts'
import { findBoardFaults, findLost } from '../claims/find-faults.ts'
import { type Measurement, quantile } from '../measurement.ts'
import { givenSignedIn } from '../signed-in.ts'

const BUYERS = 200
const BOARDS = 50
/** The first claims run uncompiled code and unprepared statements. */
const WARM_UP_SECONDS = 2
const PARTS = ['api-1', 'api-2', 'postgres'] as const

export const measure: Measurement = async ({ short }) => {
  const { rounds, seconds } = short ? { rounds: 2, seconds: 2 } : { rounds: 5, seconds: 10 }
  const stack = await startStack({ name: 'bench-claims', apis: 2, workers: 1, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const reports: ClaimLoadReport[] = []
  try {
    // The worker has opened the first game of each plan. Publishing to viewers is measured by live-viewers and would compete here.
    await stack.kill('worker-1')
    const buyers = await givenSignedIn(world, BUYERS, secretOf(stack.folder))
    // New players may hold only a part of each board, and the run fills boards.
    await letHavePlayed(
      world,
      buyers.map(({ personId }) => personId),
    )
    const origin = stack.nodes[0]?.publicUrl ?? ''
    const apiPorts = [await portOf(stack.folder, 'api-1'), await portOf(stack.folder, 'api-2')]
    const claim = async (ports: readonly number[], forSeconds: number) => {
      const gameIds = await givenBoards(world, BOARDS)
      const ownerUrl = stack.database.owner
      const report = await runClaimLoad({ buyers, gameIds, ports, origin, ownerUrl, seconds: forSeconds })
      reports.push(report)
      return report
    }
    await prepareBareInsert(owner)
    await claim(apiPorts, WARM_UP_SECONDS)

    const ours: ClaimLoadReport[] = []
    const bare: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const before = cpuOfParts(stack)
      const report = await claim(apiPorts, seconds)
      console.log(formatCpu(before, cpuOfParts(stack), report))
      ours.push(report)
      bare.push(await runBareInsert(stack.folder, stack.database.owner, round, seconds))
      console.log(
        `round ${round}: ${rateOf([report]).toFixed(0)} claims per second, bare insert ${bare.at(-1)?.toFixed(0)}`,
      )
    }
    if (!short) {
      const throughNginx = await claim([await portOf(stack.folder, 'nginx-1')], seconds)
      console.log(`through nginx on the same cores: ${rateOf([throughNginx]).toFixed(0)} claims per second`)
    }
    await stack.start('worker-1')
    const faults = [...(await findSettings(owner)), ...(await findBoardFaults(owner)), ...findFailed(reports)]
    const lost = await findLost(
      owner,
      reports.flatMap(({ held }) => held),
    )
    if (lost.length > 0) faults.push(`${lost.length} acknowledged holds are missing, among them ${lost[0]}`)
    faults.push(...stack.deadParts().map((part) => `${part} exited unexpectedly`))

    const perSecond = rateOf(ours)
    const barePerSecond = bare.reduce((sum, rate) => sum + rate, 0) / bare.length
    const p99 = quantile(
      ours.flatMap(({ ms }) => ms),
      0.99,
    )
    const line =
      `claims: per_s=${perSecond.toFixed(0)} p99_ms=${p99.toFixed(0)} bare_per_s=${barePerSecond.toFixed(0)} ` +
      `ratio=${(perSecond / barePerSecond).toFixed(2)}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
  }
}

function rateOf(reports: readonly ClaimLoadReport[]): number {
  const held = reports.reduce((sum, report) => sum + report.held.length, 0)
  return held / reports.reduce((sum, report) => sum + report.seconds, 0)
}

function cpuOfParts(stack: Stack): number[] {
  return PARTS.map((part) => cpuMs(stack.running(part)?.pid ?? 0))
}

/** Unlike the rate, this hardly depends on other load on the machine. */
function formatCpu(
  before: readonly number[],
  after: readonly number[],
  { held, cpuMs: buyersMs }: ClaimLoadReport,
): string {
  const each = (ms: number) => `${((ms * 1_000) / held.length).toFixed(0)} µs`
  const [first = 0, second = 0, postgres = 0] = after.map((ms, index) => ms - (before[index] ?? 0))
  return `CPU time per claim: API ${each(first + second)}, PostgreSQL ${each(postgres)}, load generator ${each(buyersMs)}`
}

/** Without durable commits the rate would not be comparable. */
async function findSettings(owner: Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') and setting <> 'on'`,
  )
  return rows.map(({ name, setting }) => `PostgreSQL runs with ${name}=${setting}`)
}

function findFailed(reports: readonly ClaimLoadReport[]): string[] {
  const failed = reports.flatMap((report) => report.failed)
  const refused = reports.reduce((sum, report) => sum + report.refused, 0)
  return [
    ...(failed.length > 0 ? [`${failed.length} claims failed, the first with ${failed[0]}`] : []),
    // Every number is claimed once, by a buyer with fewer than three.
    ...(refused > 0 ? [`${refused} claims of free numbers were refused`] : []),
  ]
}
