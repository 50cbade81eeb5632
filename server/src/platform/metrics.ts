import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'edil_http_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    gameSteps: new Counter({
      name: 'edil_game_steps_total',
      help: 'Games opened and closed by this process',
      labelNames: ['step'],
      registers: [registry],
    }),
    holdsExpired: new Counter({
      name: 'edil_holds_expired_total',
      help: 'Numbers released because their hold ended without a payment, by this process',
      registers: [registry],
    }),
    eventsPublished: new Counter({
      name: 'edil_live_events_published_total',
      help: 'Events handed to the live engine',
      registers: [registry],
    }),
    publishFailures: new Counter({
      name: 'edil_live_publish_failures_total',
      help: 'Attempts to publish that failed and were tried again',
      registers: [registry],
    }),
    publishDelaySeconds: new Histogram({
      name: 'edil_live_publish_delay_seconds',
      help: 'From recording an event to its acceptance by the live engine',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
      registers: [registry],
    }),
    liveSilences: new Counter({
      name: 'edil_live_silences_total',
      help: 'Open live connections that lost messages or heartbeats, as pages report them with their next read. Reads from the cache of nginx are not counted',
      registers: [registry],
    }),
    isPublisher: new Gauge({
      name: 'edil_live_is_publisher',
      help: '1 in the worker that publishes at the moment',
      registers: [registry],
    }),
    pictures: new Counter({
      name: 'edil_pictures_total',
      help: 'Uploaded pictures by outcome: re-encoded, or the refusal',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    pictureProcessesEnded: new Counter({
      name: 'edil_picture_processes_ended_total',
      help: 'Picture processes that died or had to be ended while they worked',
      registers: [registry],
    }),
    beaconFailures: new Counter({
      name: 'edil_beacon_failures_total',
      help: 'Relays of the beacon that did not give a round when asked, by why',
      labelNames: ['relay', 'reason'],
      registers: [registry],
    }),
    drawsWaitingSeconds: new Gauge({
      name: 'edil_draws_waiting_seconds',
      help: 'How long the oldest draw has waited for its round beyond its time; 0 when none',
      registers: [registry],
    }),
    clockDifferenceSeconds: new Gauge({
      name: 'edil_clock_difference_seconds',
      help: 'By how much the clock of the database is ahead of the beacon, or behind if negative; 0 when they agree',
      registers: [registry],
    }),
    drawFaults: new Counter({
      name: 'edil_draw_faults_total',
      help: 'Results that came out different from a stored one',
      registers: [registry],
    }),
    logFaults: new Counter({
      name: 'edil_log_faults_total',
      help: 'Checkpoints that were not signed because the log has changed, or that a witness refused for that reason',
      registers: [registry],
    }),
    logUnsignedSeconds: new Gauge({
      name: 'edil_log_unsigned_seconds',
      help: 'How long the oldest closing or result has waited for a checkpoint; 0 when none waits',
      registers: [registry],
    }),
    witnessFailures: new Counter({
      name: 'edil_witness_failures_total',
      help: 'Witnesses that did not cosign when asked, by why',
      labelNames: ['witness', 'reason'],
      registers: [registry],
    }),
    announcementsWaitingSeconds: new Gauge({
      name: 'edil_announcements_waiting_seconds',
      help: 'How long the oldest announcement has waited for the public channel; 0 when none waits',
      registers: [registry],
    }),
    telegramFailures: new Counter({
      name: 'edil_telegram_failures_total',
      help: 'Messages that Telegram did not take when asked, by sender and why',
      labelNames: ['sender', 'reason'],
      registers: [registry],
    }),
    notificationFailures: new Counter({
      name: 'edil_notification_failures_total',
      help: 'Attempts to send a notification that failed, by way',
      labelNames: ['way'],
      registers: [registry],
    }),
    telegramRefusals: new Counter({
      name: 'edil_telegram_refusals_total',
      help: 'Codes, contacts and updates that our bot did not accept, by why',
      labelNames: ['reason'],
      registers: [registry],
    }),
    miniAppRefusals: new Counter({
      name: 'edil_mini_app_refusals_total',
      help: 'Launch data of the Telegram mini app that was refused, by why: forged, expired, used',
      labelNames: ['reason'],
      registers: [registry],
    }),
    jobFailures: new Counter({
      name: 'edil_job_failures_total',
      help: 'Jobs that threw, by queue',
      labelNames: ['queue'],
      registers: [registry],
    }),
  }
}

export type MetricsServer = { readonly port: number; readonly close: () => Promise<void> }

/** On a separate, private port. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
