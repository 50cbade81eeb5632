import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects against cross-site request forgery: a page of another site can make a visitor's browser send us a request with
 * the visitor's cookies. Browsers name the site of the page in `Origin`, so a request that changes something must name ours. Servers send
 * no `Origin`; endpoints for them ask for a secret instead of a session.
 */
export function refuseForeignOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (READS.has(method)) return
    if (routeOptions.config.endpoint?.isFromServer && headers.origin === undefined) return
    if (!headers.origin || !origins.includes(headers.origin)) throw new Refusal('origin_refused')
  })
}
