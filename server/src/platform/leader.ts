import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'

export type Leader = { readonly stop: () => Promise<void> }

export type LeaderOptions = {
  readonly databaseUrl: string
  /** Of the connection, and in the process log. */
  readonly name: string
  /** The id of an advisory lock. The session that holds it belongs to the leader. */
  readonly lock: number
  readonly log: Logger
}

/** `isOver` is aborted when the leader is stopped or loses its connection, and with it the lock. */
export type Lead = (leading: { readonly client: Client; readonly isOver: AbortSignal }) => Promise<void>

/** Polls for the lock instead of waiting: a statement that waits for hours blocks vacuum. */
const STANDBY_MS = 500
const RETRY_MS = 250

/** Work that one process at a time does. The others wait, and one of them takes over when the connection of the leader ends. */
export function startLeader(options: LeaderOptions, lead: Lead): Leader {
  const stopping = new AbortController()
  const ended = keepLeading(options, lead, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

async function keepLeading(options: LeaderOptions, lead: Lead, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await leadWhileConnected(options, lead, signal)
    } catch (error) {
      options.log.warn({ err: error }, `${options.name} failed and starts again`)
    }
    await pause(RETRY_MS, signal)
  }
}

async function leadWhileConnected(options: LeaderOptions, lead: Lead, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: `edil-${options.name}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const connection = new AbortController()
  client.on('error', () => connection.abort())
  client.on('end', () => connection.abort())
  try {
    await client.connect()
    const isOver = AbortSignal.any([signal, connection.signal])
    if (!(await becomeLeader(client, options.lock, isOver))) return
    options.log.info(`${options.name} leads`)
    await lead({ client, isOver })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function becomeLeader(client: Client, lock: number, isOver: AbortSignal): Promise<boolean> {
  while (!isOver.aborted) {
    const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [lock])
    if (rows[0]?.won) return true
    await pause(STANDBY_MS, isOver)
  }
  return false
}

/** Sleeps, or returns early when `signal` fires; never throws. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal, ref: true }).catch(() => undefined)
}
