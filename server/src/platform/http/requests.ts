import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** Anyone can send the header. */
const SILENCES_MAX = 9
const NGINX_REQUEST_ID = /^[0-9a-f]{32}$/

/** nginx assigns every request an id; ids from other sources are ignored. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && NGINX_REQUEST_ID.test(given) ? given : randomUUID()
}

/**
 * One log line and one measurement per request, with the route's pattern and not its address, which may contain
 * personal data.
 */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const silences = request.headers['edil-live-silences']
    if (silences !== undefined) metrics.liveSilences.inc(Math.min(Math.abs(Number(silences)) || 1, SILENCES_MAX))
  })

  app.addHook('onResponse', async (request, reply) => {
    // Fastify creates `routeOptions` on every access, which took a tenth of the time of holding a number.
    const route = request.pattern ?? request.routeOptions.url ?? 'none'
    const { method, refusal } = request
    const status = reply.statusCode
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1_000)
    // An undefined field is left out.
    request.log.info({ method, route, status, refusal, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
