import { type PostgresProxy, startPostgresProxy } from '../../dev/postgres-proxy.ts'
import { stop } from '../../dev/process.ts'
import type { Stack, StackOptions } from '../../dev/stack.ts'
import type { World } from '../../server/test/world.ts'
import { restartSweeps } from './jobs.ts'

export type DrawTestStack = {
  readonly stack: Stack
  readonly world: World
  /** The database proxy of each worker. */
  readonly proxies: ReadonlyMap<string, PostgresProxy>
  /** The players of every board. */
  readonly personIds: readonly string[]
}

const [FIRST, SECOND] = ['worker-1', 'worker-2'] as const
export const WORKERS: readonly string[] = [FIRST, SECOND]

/** A proxy between each worker and the database, and the option with which a stack uses them. */
export function proxyWorkers() {
  const proxies = new Map<string, PostgresProxy>()
  const databaseUrlOf: StackOptions['databaseUrlOf'] = async (part, databaseUrl) => {
    if (!WORKERS.includes(part)) return databaseUrl
    const proxy = proxies.get(part) ?? (await startPostgresProxy(databaseUrl))
    proxies.set(part, proxy)
    return proxy.url
  }
  return { proxies, databaseUrlOf }
}

/** Stops both workers cleanly, so that they write their compile cache. */
export async function stopBoth(stack: Stack): Promise<void> {
  const running = WORKERS.flatMap((worker) => stack.running(worker) ?? [])
  await Promise.all(running.map((worker) => stop(stack.folder, worker)))
}

/** Starts only the first worker; its start-up sweep finds the due games. */
export async function startAlone({ stack, world }: DrawTestStack): Promise<void> {
  await Promise.all(WORKERS.map(stack.kill))
  await restartSweeps(world.owner)
  await stack.start(FIRST)
}

/** Starts the workers that are not running. */
export async function startBoth({ stack, world }: DrawTestStack): Promise<void> {
  if (!WORKERS.some(stack.running)) await restartSweeps(world.owner)
  await Promise.all(WORKERS.map(stack.start))
}
