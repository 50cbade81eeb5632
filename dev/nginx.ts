import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from './folder.ts'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

export type Nginx = { readonly running: Running; readonly publicUrl: string; readonly privateUrl: string }

export type NginxOptions = {
  /** Several nodes may share one Redis; each has a name. */
  readonly name: string
  readonly apiPorts: readonly number[]
  readonly redisUrl: string
  readonly webRoot: string
  readonly preferredPort?: number
}

export async function startNginx(folder: Folder, options: NginxOptions): Promise<Nginx> {
  const { name } = options
  const port = await portOf(folder, name, options.preferredPort)
  const privatePort = await portOf(folder, `${name}-private`)
  const prefix = join(folder, name)
  mkdirSync(join(prefix, 'tmp'), { recursive: true })
  const config = join(prefix, 'nginx.conf')
  writeFileSync(
    config,
    fillIn(readFileSync(join(PROJECT, 'deploy/nginx.conf'), 'utf8'), {
      // As root in development: a checkout may lie where Debian's www-data cannot read.
      EDIL_NGINX_USER: process.getuid?.() === 0 ? 'root' : 'nobody',
      EDIL_ACCESS_LOG: join(folder, 'log', `${name}.access.log`),
      EDIL_API_SERVERS: options.apiPorts
        .map((apiPort) => `server 127.0.0.1:${apiPort} max_fails=1 fail_timeout=1s;`)
        .join(' '),
      EDIL_REDIS_URL: options.redisUrl,
      EDIL_LISTEN: `127.0.0.1:${port}`,
      EDIL_PRIVATE_LISTEN: `127.0.0.1:${privatePort}`,
      EDIL_WEB_ROOT: options.webRoot,
    }),
  )
  const args = ['-p', prefix, '-c', config, '-e', 'stderr']
  const running = findRunning(folder, name) ?? launch({ name, folder, command: '/usr/sbin/nginx', args })
  const privateUrl = `http://127.0.0.1:${privatePort}`
  await waitUntilReady(folder, running, async () => (await countConnectedWorkers(privateUrl)) === cpus().length)
  return { running, publicUrl: `http://127.0.0.1:${port}`, privateUrl }
}

/**
 * How many workers of a node are connected to Redis. A channel that a worker opens before that stays silent for its viewers until the
 * last of them has left (docs/incidents.md): Nchan subscribes to it only once, when it is opened.
 */
async function countConnectedWorkers(privateUrl: string): Promise<number> {
  const status = await (await fetch(`${privateUrl}/nchan-status`)).text()
  return Number(/redis connected servers: (\d+)/.exec(status)?.[1])
}

/** Replaces every ${NAME}; a name without a value is an error. */
export function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/^#.*$/gm, '').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/nginx.conf uses ${name}, which has no value`)
    return value
  })
}
