import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './folder.ts'
import { TEST_LOG_SECRET } from './log-keys.ts'
import { MAIL_FROM } from './mail.ts'
import { PUBLISH_SECRET } from './nginx.ts'
import type { DatabaseUrls } from './postgres.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const MAIN = join(PROJECT, 'server/src/main')

export function migrate(database: DatabaseUrls): void {
  execFileSync(process.execPath, [join(MAIN, 'migrate.ts')], {
    env: { ...process.env, DATABASE_OWNER_URL: database.owner },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export type Process = {
  readonly name: string
  readonly databaseUrl: string
  readonly publishUrls: readonly string[]
  /** Public addresses; links in mails use the first. */
  readonly origins: readonly string[]
  readonly smtpUrl: string
  readonly redisUrl: string
  /** Of the test chain, the only one that these processes draw with. */
  readonly beaconUrl: string
  /** Of the witnesses that cosign the public log. */
  readonly witnessUrls?: readonly string[]
  /** Further environment variables. */
  readonly env?: Record<string, string>
  /** Restart when a source file changes. */
  readonly watch?: boolean
}

export async function startApi(folder: Folder, options: Process & { readonly port: number }): Promise<Running> {
  const running = startMain(folder, 'api.ts', options, {
    API_PORT: String(options.port),
    REDIS_URL: options.redisUrl,
    AUTH_SECRET: secretOf(folder),
  })
  await waitUntilReady(folder, running, async () => (await fetch(`http://127.0.0.1:${options.port}/readyz`)).ok)
  return running
}

export async function startWorker(
  folder: Folder,
  options: Process & { readonly metricsPort: number },
): Promise<Running> {
  const { metricsPort, smtpUrl, witnessUrls = [] } = options
  const running = startMain(folder, 'worker.ts', options, {
    METRICS_PORT: String(metricsPort),
    SMTP_URL: smtpUrl,
    MAIL_FROM,
    LOG_KEY_FILE: logKeyOf(folder),
    ...(witnessUrls.length > 0 ? { WITNESS_URLS: witnessUrls.join(',') } : {}),
  })
  await waitUntilReady(folder, running, async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).ok)
  return running
}

function startMain(folder: Folder, file: string, options: Process, env: Record<string, string>): Running {
  const { name, databaseUrl, publishUrls, origins, beaconUrl, watch = false } = options
  const already = findRunning(folder, name)
  if (already) return already
  return launch({
    name,
    folder,
    command: process.execPath,
    args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), join(MAIN, file)],
    env: {
      ...env,
      DATABASE_URL: databaseUrl,
      LIVE_PUBLISH_URLS: publishUrls.join(','),
      LIVE_PUBLISH_SECRET: PUBLISH_SECRET,
      EDIL_ORIGIN: origins.join(','),
      BEACON_CHAIN: 'test',
      BEACON_RELAYS: beaconUrl,
      // Files are stored in a folder unless the caller configures S3.
      ...(options.env?.['FILES_S3_ENDPOINT'] ? {} : { FILES_FOLDER: join(folder, 'files') }),
      ...options.env,
    },
  })
}

/** The key of the test log, in a file as the worker reads it. */
function logKeyOf(folder: Folder): string {
  const file = join(folder, 'log-key')
  writeFileSync(file, TEST_LOG_SECRET, { mode: 0o600 })
  return file
}

/** Generated once per folder, so that sessions survive a restart; never in the repository. */
export function secretOf(folder: Folder): string {
  const file = join(folder, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
