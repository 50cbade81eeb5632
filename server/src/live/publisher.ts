import type { Client } from 'pg'
import type { Logger } from 'pino'
import { type Leader, pause, startLeader } from '../platform/leader.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Nchan } from '../platform/nchan.ts'
import { type BoardReaders, createBoardPublisher } from './publish-board-changes.ts'
import { HEARTBEAT_MS, sendHeartbeats } from './send-heartbeats.ts'
import { WAKE_CHANNEL } from './wake-publisher.ts'

export type PublisherOptions = {
  readonly databaseUrl: string
  readonly nchan: Nchan
  readonly log: Logger
  readonly metrics: Metrics
  readonly boards: BoardReaders
}

/** An arbitrary advisory lock id. The session that holds it belongs to the publishing worker. */
const LEADER_LOCK = 7_305_441
/** The longest delay of an event whose wake-up was lost. */
const POLL_MS = 500
const RETRY_MS = 250
const BATCH = 500

type UnsentEvent = {
  readonly id: string
  readonly channel: string
  readonly payload: string
  readonly age_seconds: number
}

/**
 * Sends committed live events and board changes to the live engine, from one worker at a time.
 *
 * Inputs: due rows of `live_events` without `published_at`, rows of `boards_to_publish`, and wake-ups by NOTIFY.
 * States: standby (waits for the leader lock, platform/leader.ts), publishing (holds it; drains the rows, then waits for a wake-up or
 * POLL_MS), disconnected (reconnects and starts in standby).
 * Invariants: the lock, the reads and the marks use one connection, so a worker that loses it is no longer the publisher.
 * Due events of a channel are sent in the order of their ids, at least once; an event is marked only after it was sent.
 * Locks: one advisory lock of the session; no row lock is held while sending.
 * Heartbeats: at once when a worker becomes the publisher, then every HEARTBEAT_MS (send-heartbeats.ts).
 * Failure: when the live engine fails, the rest of the channel waits and is retried after RETRY_MS. A lost wake-up delays
 * an event by at most POLL_MS. A worker that dies loses nothing: unmarked events are sent by the next publisher.
 */
export function startPublisher(options: PublisherOptions): Leader {
  const { databaseUrl, log, metrics } = options
  return startLeader({ databaseUrl, name: 'publisher', lock: LEADER_LOCK, log }, async ({ client, isOver }) => {
    metrics.isPublisher.set(1)
    try {
      await publish(client, options, isOver)
    } finally {
      metrics.isPublisher.set(0)
    }
  })
}

async function publish(client: Client, options: PublisherOptions, isOver: AbortSignal): Promise<void> {
  const wakeUp = await listenForWakeUps(client)
  const publishBoardChanges = createBoardPublisher(options.nchan, options.boards)
  const heartbeats = startHeartbeats(client, options, isOver)
  while (!isOver.aborted) {
    const wasQuiet = await publishUnsent(client, options, isOver)
    const waitMs = await publishBoardChanges(client, POLL_MS).catch(async (error: unknown) => {
      if (isOver.aborted) throw error
      options.metrics.publishFailures.inc()
      options.log.warn({ err: error }, 'board changes were not published; retrying')
      return RETRY_MS
    })
    if (wasQuiet) await wakeUp(waitMs, isOver)
  }
  await heartbeats
}

/** Beside the events, which do not wait for them. */
async function startHeartbeats(client: Client, { nchan, log }: PublisherOptions, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    const isSent = await sendHeartbeats(client, nchan).then(
      () => true,
      (error: unknown) => log.warn({ err: error }, 'heartbeats were not sent'),
    )
    await pause(isSent ? HEARTBEAT_MS : RETRY_MS, isOver)
  }
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

/** Returns true when no event was left to send. */
async function publishUnsent(client: Client, options: PublisherOptions, isOver: AbortSignal): Promise<boolean> {
  const { rows } = await client.query<UnsentEvent>({
    name: 'unsent-events',
    text: `select id, channel, payload::text as payload, extract(epoch from clock_timestamp() - publish_at)::float as age_seconds
           from live_events where published_at is null and publish_at <= clock_timestamp() order by id limit ${BATCH}`,
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

/** Returns the ids that were sent. After a failure the rest of the channel waits, to keep the order. */
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
      log.warn({ err: error, channel }, 'the live engine is unavailable; the event waits')
      break
    }
    ids.push(id)
    metrics.eventsPublished.inc()
    metrics.publishDelaySeconds.observe(age_seconds)
  }
  return ids
}
