import { join } from 'node:path'
import { startBeacon } from './beacon.ts'
import { PROJECT, serviceFolder } from './folder.ts'
import { startMailServer } from './mail.ts'
import { startNginx } from './nginx.ts'
import { dropOccupiedPorts, portOf } from './ports.ts'
import { type DatabaseUrls, startPostgres } from './postgres.ts'
import { type Folder, findRunning, type Running, stop } from './process.ts'
import { startRedis } from './redis.ts'

/** The addresses of a checkout's servers. */
export type Services = {
  readonly folder: Folder
  readonly database: DatabaseUrls
  readonly redisUrl: string
  readonly smtpUrl: string
  readonly beaconUrl: string
  readonly web: { readonly publicUrl: string; readonly privateUrl: string }
  readonly apiPort: number
}

/** Another name gives a second, separate set of servers. */
export const SERVICE_FOLDER = process.env['EDIL_SERVICES'] ?? 'services'
const NAMES = ['nginx', 'beacon', 'mail', 'redis', 'postgres'] as const

/**
 * PostgreSQL, Redis, a mail server, a beacon and nginx for development. DATABASE_URL, REDIS_URL and SMTP_URL replace our own.
 */
export async function startServices(): Promise<Services> {
  const folder = serviceFolder(SERVICE_FOLDER)
  if (runningServices(folder).length === 0) await dropOccupiedPorts(folder)
  const database = databaseFromEnvironment() ?? (await startPostgres(folder)).urls
  const redisUrl = process.env['REDIS_URL'] ?? (await startRedis(folder)).url
  const smtpUrl = process.env['SMTP_URL'] ?? (await startMailServer(folder)).url
  const beaconUrl = (await startBeacon(folder)).url
  const apiPort = await portOf(folder, 'api', 3000)
  const web = await startNginx(folder, {
    name: 'nginx',
    apiPorts: [apiPort],
    redisUrl,
    webRoot: join(PROJECT, 'web/dist'),
    preferredPort: 8080,
  })
  return { folder, database, redisUrl, smtpUrl, beaconUrl, web, apiPort }
}

export function runningServices(folder: Folder): Running[] {
  return NAMES.flatMap((name) => findRunning(folder, name) ?? [])
}

export async function stopServices(folder: Folder, except: ReadonlySet<string> = new Set()): Promise<void> {
  for (const running of runningServices(folder)) {
    if (!except.has(running.name)) await stop(folder, running)
  }
}

export function databaseFromEnvironment(): DatabaseUrls | undefined {
  const app = process.env['DATABASE_URL']
  if (!app) return undefined
  const owner = process.env['DATABASE_OWNER_URL']
  if (!owner) throw new Error('DATABASE_URL is set without DATABASE_OWNER_URL: migrations need the owner')
  const worker = process.env['DATABASE_WORKER_URL']
  if (!worker)
    throw new Error('DATABASE_URL is set without DATABASE_WORKER_URL: only the worker closes and draws games')
  return { app, worker, owner, superuser: process.env['DATABASE_SUPERUSER_URL'] ?? owner }
}
