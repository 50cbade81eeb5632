import type { Pool } from 'pg'
import type { PostgresProxy } from '../../dev/postgres-proxy.ts'
import { stop } from '../../dev/process.ts'
import type { Stack } from '../../dev/stack.ts'
import { castNetsAgain } from './jobs.ts'

export type DrawHouse = {
  readonly stack: Stack
  readonly owner: Pool
  /** The way of each worker to the database. */
  readonly proxies: ReadonlyMap<string, PostgresProxy>
  /** Who holds the numbers of every board. */
  readonly personIds: readonly string[]
}

const [FIRST, SECOND] = ['worker-1', 'worker-2'] as const
export const WORKERS = [FIRST, SECOND]

/** In peace, so that they leave behind what was compiled. */
export async function stopBoth(stack: Stack): Promise<void> {
  const running = WORKERS.flatMap((worker) => stack.running(worker) ?? [])
  await Promise.all(running.map((worker) => stop(stack.folder, worker)))
}

/** Nobody else is there: what is due is found by the first worker's nets when it starts. */
export async function startAlone({ stack, owner }: DrawHouse): Promise<void> {
  await Promise.all(WORKERS.map(stack.kill))
  await castNetsAgain(owner)
  await stack.start(FIRST)
}

/** Whoever is missing starts. */
export async function startBoth({ stack, owner }: DrawHouse): Promise<void> {
  if (!WORKERS.some(stack.running)) await castNetsAgain(owner)
  await Promise.all(WORKERS.map(stack.start))
}
