import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

const NGINX_REQUEST_ID = /^[0-9a-f]{32}$/

/** nginx gives every request an id; one from anywhere else is not believed. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && NGINX_REQUEST_ID.test(given) ? given : randomUUID()
}

/** One line and one measurement per request. The route's pattern, never its address: an address may name a person. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  app.addHook('onResponse', async (request, reply) => {
    // Fastify makes its `routeOptions` anew whenever it is asked: a tenth of the time that holding a number took.
    const route = request.pattern ?? request.routeOptions.url ?? 'none'
    const { method } = request
    const status = reply.statusCode
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1_000)
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
