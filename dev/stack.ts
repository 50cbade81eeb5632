import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startBeacon } from './beacon.ts'
import { migrate, startApi, startWorker } from './edil.ts'
import { PROJECT, serviceFolder } from './folder.ts'
import { startMailServer } from './mail.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { socialCallbacks, socialEnvironment, startOpenIdProvider } from './openid.ts'
import { portOf } from './ports.ts'
import { type DatabaseUrls, databaseUrls, startPostgres } from './postgres.ts'
import { allRunning, type Folder, findRunning, killHard, type Running, stop } from './process.ts'
import { redisUrlAt, startRedis } from './redis.ts'
import { makeBucket, SWIFT_PROCESSES, startSwift, swiftAt } from './swift.ts'
import { startTelegram, telegramEnvironment, telegramUrl as urlOfTelegram } from './telegram.ts'
import { startWitness, WITNESSES, witnessPart, witnessUrl } from './witness.ts'

export type StackOptions = {
  /** Names the folder; stacks with different names share nothing. */
  readonly name: string
  readonly apis: number
  readonly workers: number
  readonly nodes: number
  readonly webRoot?: string
  /** Further environment variables of api and worker. */
  readonly env?: Record<string, string>
  /** The database URL of an api or a worker, requested whenever it starts. */
  readonly databaseUrlOf?: (part: string, databaseUrl: string) => Promise<string>
  /** Adds the part 'openid', a local replacement for Google and Facebook. */
  readonly openid?: boolean
  /** Moves draws to this many hours from now, the midday draws two hours earlier: no game closes on its own while tests run. */
  readonly drawsInHours?: number
  /** Stores files on an S3 server, the part 'files', instead of in a folder. */
  readonly files?: 's3'
  /** How many witnesses cosign the public log: up to 3, the parts 'witness-1' and so on. */
  readonly witnesses?: number
  /** Adds the part 'telegram', a local replacement for Telegram, and announces in its channel. */
  readonly telegram?: boolean
  /** What is different for nginx (deploy/start-nginx). */
  readonly nginxEnv?: Record<string, string>
}

/** All of Edil on loopback, several processes of each kind, each of which can be killed and restarted. */
export type Stack = {
  /** Also the mailbox: `waitForMail(stack.folder, address)`. */
  readonly folder: Folder
  readonly database: DatabaseUrls
  readonly nodes: readonly Nginx[]
  /** Of the local OpenID provider, if there is one. */
  readonly issuer: string | undefined
  /** Of the test chain's beacon; `setBeaconBehaviour(stack.beaconUrl, …)` makes it misbehave. */
  readonly beaconUrl: string
  /** `setWitnessBehaviour(url, …)` makes a witness lie or lag. */
  readonly witnessUrls: readonly string[]
  /** Shows the public channel, if there is one; `setTelegramBehaviour(url, …)` makes it misbehave. */
  readonly telegramUrl: string | undefined
  readonly start: (part: string) => Promise<void>
  /** Kills that part like a power cut. */
  readonly kill: (part: string) => Promise<void>
  readonly running: (part: string) => Running | undefined
  /** Parts that ended without being stopped. */
  readonly deadParts: () => string[]
  /** Stops everything; the logs stay in .dev/logs, in the folder that it returns. */
  readonly stop: () => Promise<string>
}

/** Starts from an empty folder: processes and data of an earlier run are removed first. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const folder = await emptyFolder(options.name)
  const { parts, database, nodes, issuer, beaconUrl, witnessUrls, telegramUrl } = await planParts(folder, options)
  const start = async (part: string) => {
    const begin = parts[part]
    if (!begin) throw new Error(`the stack has no part ${part}`)
    await begin()
  }
  const { servers, nginx, ours } = groupParts(Object.keys(parts))
  try {
    await Promise.all(servers.map(start))
    await Promise.all(nginx.map(start))
    migrate(database)
    if (options.drawsInHours) await moveDraws(database, options.drawsInHours)
    await Promise.all(ours.map(start))
  } catch (error) {
    await Promise.all(allRunning(folder).map(killHard))
    throw error
  }
  return {
    folder,
    database,
    // In the order of their names, whichever was ready first.
    nodes: Object.keys(parts).flatMap((part) => nodes.get(part) ?? []),
    issuer,
    beaconUrl,
    witnessUrls,
    telegramUrl,
    start,
    running: (part) => findRunning(folder, part),
    deadParts: () =>
      Object.keys(parts)
        .flatMap(processesOf)
        .filter((name) => !findRunning(folder, name)),
    async kill(part) {
      const running = processesOf(part).flatMap((name) => findRunning(folder, name) ?? [])
      await Promise.all(running.map(killHard))
    },
    async stop() {
      const logs = join(PROJECT, '.dev/logs', options.name)
      // First: what ends writes its last lines.
      await stopRunning(folder)
      rmSync(logs, { recursive: true, force: true })
      cpSync(join(folder, 'log'), logs, { recursive: true })
      await emptyFolder(options.name)
      return logs
    },
  }
}

/**
 * The processes of a group start and stop side by side: first PostgreSQL, Redis and the like, then nginx, which must be connected
 * to Redis before an event is published, then api and worker. They stop in the opposite order.
 */
function groupParts(parts: readonly string[]) {
  const isNginx = (part: string) => part.startsWith('nginx-')
  const isOurs = (part: string) => /^(api|worker)-/.test(part)
  return {
    servers: parts.filter((part) => !isNginx(part) && !isOurs(part)),
    nginx: parts.filter(isNginx),
    ours: parts.filter(isOurs),
  }
}

function processesOf(part: string): readonly string[] {
  return part === 'files' ? SWIFT_PROCESSES : [part]
}

async function emptyFolder(name: string): Promise<Folder> {
  const folder = serviceFolder(name)
  await stopRunning(folder)
  rmSync(folder, { recursive: true, force: true })
  return serviceFolder(name)
}

async function stopRunning(folder: Folder): Promise<void> {
  const { servers, nginx, ours } = groupParts(allRunning(folder).map(({ name: part }) => part))
  for (const group of [ours, nginx, servers]) {
    const running = group.flatMap((part) => findRunning(folder, part) ?? [])
    await Promise.all(running.map((each) => stop(folder, each)))
  }
}

async function planParts(folder: Folder, options: StackOptions) {
  const count = (kind: string, many: number) => Array.from({ length: many }, (_, index) => `${kind}-${index + 1}`)
  const port = (name: string) => portOf(folder, name)
  const apis = await withPorts(count('api', options.apis), port)
  const workers = await withPorts(count('worker', options.workers), port)
  const privateNodes = await withPorts(count('nginx', options.nodes), (name) => port(`${name}-private`))
  const redisUrl = redisUrlAt(await port('redis'))
  const database = databaseUrls(await port('postgres'), 'edil')
  const smtpUrl = `smtp://127.0.0.1:${await port('mail')}`
  const beaconUrl = `http://127.0.0.1:${await port('beacon')}`
  const publicNodes = await withPorts(count('nginx', options.nodes), port)
  const origins = publicNodes
    .map(([, publicPort]) => `http://127.0.0.1:${publicPort}`)
    // Passkeys need a domain.
    .flatMap((url) => [url, url.replace('127.0.0.1', 'localhost')])
  const publishUrls = privateNodes.map(([, privatePort]) => `http://127.0.0.1:${privatePort}`)
  const apiPorts = apis.map(([, apiPort]) => apiPort)
  const webRoot = options.webRoot ?? join(PROJECT, 'web/dist')
  const nodes = new Map<string, Nginx>()

  const issuer = options.openid ? `http://127.0.0.1:${await port('openid')}` : undefined
  const filesPort = options.files === 's3' ? await port('swift-proxy') : undefined
  const telegramUrl = options.telegram ? await urlOfTelegram(folder) : undefined
  const env = {
    // All test clients share one address.
    ADDRESS_LIMIT_FACTOR: '1000',
    // Few accounts make the load of many.
    CLAIMS_PER_MINUTE: '1000000',
    ...(issuer ? socialEnvironment(issuer) : {}),
    ...(filesPort ? filesEnvironment(filesPort) : {}),
    ...(telegramUrl ? telegramEnvironment(telegramUrl) : {}),
    ...options.env,
  }
  const witnesses = WITNESSES.slice(0, options.witnesses ?? 0)
  const witnessUrls = await Promise.all(witnesses.map((place) => witnessUrl(folder, place)))
  const shared = { publishUrls, origins, smtpUrl, redisUrl, beaconUrl, witnessUrls, env }
  const parts: Record<string, () => Promise<unknown>> = {
    postgres: () => startPostgres(folder),
    redis: () => startRedis(folder),
    mail: () => startMailServer(folder),
    beacon: () => startBeacon(folder),
  }
  for (const place of witnesses) parts[witnessPart(place)] = () => startWitness(folder, place)
  if (issuer) parts['openid'] = () => startOpenIdProvider(folder, { redirectUris: socialCallbacks(origins) })
  if (telegramUrl) parts['telegram'] = () => startTelegram(folder)
  if (filesPort) parts['files'] = async () => makeBucket(await startSwift(folder), BUCKET)
  for (const [name] of privateNodes) {
    const nginx = { name, apiPorts, redisUrl, webRoot, ...(options.nginxEnv ? { env: options.nginxEnv } : {}) }
    parts[name] = async () => nodes.set(name, await startNginx(folder, nginx))
  }
  const databaseUrlOf = async (part: string, url: string) => (await options.databaseUrlOf?.(part, url)) ?? url
  for (const [name, apiPort] of apis) {
    parts[name] = async () =>
      startApi(folder, { ...shared, databaseUrl: await databaseUrlOf(name, database.app), name, port: apiPort })
  }
  for (const [name, metricsPort] of workers) {
    parts[name] = async () =>
      startWorker(folder, { ...shared, databaseUrl: await databaseUrlOf(name, database.worker), name, metricsPort })
  }
  return { parts, database, nodes, issuer, beaconUrl, witnessUrls, telegramUrl }
}

const BUCKET = 'edil'

function filesEnvironment(port: number): Record<string, string> {
  const { endpoint, region, key, secret } = swiftAt(port)
  return {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: BUCKET,
    FILES_S3_REGION: region,
    FILES_S3_KEY: key,
    FILES_S3_SECRET: secret,
  }
}

async function withPorts(
  names: readonly string[],
  port: (name: string) => Promise<number>,
): Promise<[string, number][]> {
  const pairs: [string, number][] = []
  for (const name of names) pairs.push([name, await port(name)])
  return pairs
}

async function moveDraws({ owner }: DatabaseUrls, hours: number): Promise<void> {
  const client = new Client({ connectionString: owner })
  await client.connect()
  await client.query(
    `update plans set draws_at = date_trunc('minute', now() at time zone 'Africa/Addis_Ababa'
       + make_interval(hours => $1 - case type when 'midday' then 2 else 0 end))::time`,
    [hours],
  )
  await client.end()
}
