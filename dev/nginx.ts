import { mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from './folder.ts'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

/** For loopback only. Production has its own: deploy/start-nginx. */
export const PUBLISH_SECRET = 'only-for-nginx-and-edil-on-loopback'

export type Nginx = {
  readonly running: Running
  readonly publicUrl: string
  readonly privateUrl: string
}

export type NginxOptions = {
  /** Several nodes may share one Redis; each has a name. */
  readonly name: string
  readonly apiPorts: readonly number[]
  readonly redisUrl: string
  readonly webRoot: string
  readonly preferredPort?: number
  /** What is different for deploy/start-nginx. */
  readonly env?: Readonly<Record<string, string>>
}

export async function startNginx(folder: Folder, options: NginxOptions): Promise<Nginx> {
  const { name } = options
  const port = await portOf(folder, name, options.preferredPort)
  const privatePort = await portOf(folder, `${name}-private`)
  const prefix = join(folder, name)
  mkdirSync(join(prefix, 'tmp'), { recursive: true })
  const publicUrl = `http://127.0.0.1:${port}`
  const env = {
    EDIL_NGINX_TEMPLATE: join(PROJECT, 'deploy/nginx.conf'),
    EDIL_NGINX_FOLDER: prefix,
    // As root in development: a checkout may lie where Debian's www-data cannot read.
    EDIL_NGINX_USER: process.getuid?.() === 0 ? 'root' : 'nobody',
    EDIL_ACCESS_LOG: join(folder, 'log', `${name}.access.log`),
    EDIL_API_SERVERS: options.apiPorts
      .map((apiPort) => `server 127.0.0.1:${apiPort} max_fails=1 fail_timeout=1s;`)
      .join(' '),
    EDIL_REDIS_URL: options.redisUrl,
    EDIL_ORIGIN: publicUrl,
    EDIL_LISTEN: `127.0.0.1:${port}`,
    EDIL_PRIVATE_LISTEN: `127.0.0.1:${privatePort}`,
    EDIL_WEB_ROOT: options.webRoot,
    LIVE_PUBLISH_SECRET: PUBLISH_SECRET,
    // All clients of tests and load runs share one address.
    EDIL_ADDRESS_LIMIT_FACTOR: '1000',
    ...options.env,
  }
  const command = join(PROJECT, 'deploy/start-nginx')
  const running = findRunning(folder, name) ?? launch({ name, folder, command, args: [], env })
  const privateUrl = `http://127.0.0.1:${privatePort}`
  await waitUntilReady(folder, running, async () => (await countConnectedWorkers(privateUrl)) === cpus().length)
  return { running, publicUrl, privateUrl }
}

/** Publishes like a worker. */
export async function publishTo({ privateUrl }: Nginx, channel: string, body: string): Promise<void> {
  const headers = { 'edil-publish-secret': PUBLISH_SECRET }
  const response = await fetch(`${privateUrl}/publish/${channel}`, { method: 'POST', body, headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`nginx refused an event with ${response.status}`)
}

/**
 * How many workers of a node are connected to Redis. A channel that a worker opens before that stays silent for its viewers until the
 * last of them has left (docs/incidents.md): Nchan subscribes to it only once, when it is opened.
 */
async function countConnectedWorkers(privateUrl: string): Promise<number> {
  const status = await (await fetch(`${privateUrl}/nchan-status`)).text()
  return Number(/redis connected servers: (\d+)/.exec(status)?.[1])
}
