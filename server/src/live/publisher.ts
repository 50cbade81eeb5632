import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Metrics } from '../platform/metrics.ts'
import type { Nchan } from '../platform/nchan.ts'
import { type BoardReaders, createBoardPublisher } from './publish-board-changes.ts'
import { WAKE_CHANNEL } from './wake-publisher.ts'

export type Publisher = { readonly stop: () => Promise<void> }

export type PublisherOptions = {
  readonly databaseUrl: string
  readonly nchan: Nchan
  readonly log: Logger
  readonly metrics: Metrics
  readonly boards: BoardReaders
}

/** Any number; only one session of the database can hold it, and that session's worker publishes. */
const LEADER_LOCK = 7_305_441
/** Polling for the lock instead of waiting in it: a statement that waits for hours keeps vacuum from its work. */
const STANDBY_MS = 500
/** How late an event can be when its wake-up call was lost. */
const LOOK_ANYWAY_MS = 500
const RETRY_MS = 250
const BATCH = 500

type UnsentEvent = {
  readonly id: string
  readonly channel: string
  readonly payload: string
  readonly age_seconds: number
}

/**
 * Sends committed events to the live engine: in order within each channel, at least once, by one worker at a time. The
 * lock, the reading and the marking share one connection, so a worker that loses it has stopped being the publisher.
 */
export function startPublisher(options: PublisherOptions): Publisher {
  const stopping = new AbortController()
  const ended = keepPublishing(options, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

async function keepPublishing(options: PublisherOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await publishWhileConnected(options, signal)
    } catch (error) {
      options.log.warn({ err: error }, 'publisher lost its connection')
    }
    options.metrics.isPublisher.set(0)
    await pause(RETRY_MS, signal)
  }
}

async function publishWhileConnected(options: PublisherOptions, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'edil-publisher',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const connection = new AbortController()
  client.on('error', () => connection.abort())
  client.on('end', () => connection.abort())
  try {
    await client.connect()
    const isOver = AbortSignal.any([signal, connection.signal])
    if (!(await becomeLeader(client, isOver))) return
    options.log.info('publishing')
    options.metrics.isPublisher.set(1)
    const wakeUp = await listenForWakeUps(client)
    const tellNews = createBoardPublisher(options.nchan, options.boards)
    while (!isOver.aborted) {
      const wasQuiet = await publishUnsent(client, options, isOver)
      const restMs = await tellNews(client, LOOK_ANYWAY_MS).catch(async (error: unknown) => {
        if (connection.signal.aborted) throw error
        options.metrics.publishFailures.inc()
        options.log.warn({ err: error }, 'the news of boards wait')
        return RETRY_MS
      })
      if (wasQuiet) await wakeUp(restMs, isOver)
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function becomeLeader(client: Client, isOver: AbortSignal): Promise<boolean> {
  while (!isOver.aborted) {
    const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [LEADER_LOCK])
    if (rows[0]?.won) return true
    await pause(STANDBY_MS, isOver)
  }
  return false
}

async function listenForWakeUps(client: Client): Promise<(ms: number, isOver: AbortSignal) => Promise<void>> {
  let hasNews = false
  let wake = () => {}
  client.on('notification', () => {
    hasNews = true
    wake()
  })
  await client.query(`listen ${WAKE_CHANNEL}`)
  return async (ms, isOver) => {
    if (!hasNews) {
      const rest = new AbortController()
      wake = () => rest.abort()
      await pause(ms, AbortSignal.any([rest.signal, isOver]))
      wake = () => {}
    }
    hasNews = false
  }
}

/** True when there was nothing more to send. */
async function publishUnsent(client: Client, options: PublisherOptions, isOver: AbortSignal): Promise<boolean> {
  const { rows } = await client.query<UnsentEvent>({
    name: 'unsent-events',
    text: `select id, channel, payload::text as payload, extract(epoch from clock_timestamp() - recorded_at)::float as age_seconds
           from live_events where published_at is null order by id limit ${BATCH}`,
  })
  if (rows.length === 0) return true

  const channels = Map.groupBy(rows, ({ channel }) => channel)
  const sent = await Promise.all([...channels.values()].map((events) => publishInOrder(events, options, isOver)))
  const ids = sent.flat()
  if (ids.length > 0) {
    await client.query({
      name: 'mark-published',
      text: 'update live_events set published_at = clock_timestamp() where id = any($1::bigint[])',
      values: [ids],
    })
  }
  if (ids.length < rows.length) await pause(RETRY_MS, isOver)
  return false
}

/** The ids that were sent. At the first failure the rest of the channel waits, so that nothing overtakes it. */
async function publishInOrder(
  events: readonly UnsentEvent[],
  { nchan, log, metrics }: PublisherOptions,
  isOver: AbortSignal,
): Promise<string[]> {
  const ids: string[] = []
  for (const { id, channel, payload, age_seconds } of events) {
    if (isOver.aborted) break
    try {
      await nchan.publish(channel, payload)
    } catch (error) {
      metrics.publishFailures.inc()
      log.warn({ err: error, channel }, 'the live engine is away; the event waits')
      break
    }
    ids.push(id)
    metrics.eventsPublished.inc()
    metrics.publishDelaySeconds.observe(age_seconds)
  }
  return ids
}

/** Sleeps, or returns early when `signal` fires; never throws. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal, ref: true }).catch(() => undefined)
}
