import { healthz, readyz } from '@edil/contract/health'
import { Refusal } from '@edil/domain/refusal'
import helmet from '@fastify/helmet'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { apiDocs } from './api-docs.ts'
import { gamesRoutes } from './games/games.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { answersQueries, type Db } from './platform/db.ts'
import type { Metrics } from './platform/metrics.ts'
import { mount } from './platform/mount.ts'
import type { Nchan } from './platform/nchan.ts'
import { answerProblems } from './platform/problems.ts'
import { requestId, watchRequests } from './platform/requests.ts'

export type Deps = {
  readonly db: Db
  readonly nchan: Nchan
  readonly log: Logger
  readonly metrics: Metrics
  readonly isStopping: () => boolean
}

/** Plugs every slice in and listens to nothing: tests call it as it is, main/api.ts gives it a port. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // Our own line instead (platform/requests.ts): Fastify's would log addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: 'loopback, linklocal, uniquelocal',
    // Keep-alive connections from nginx would otherwise hold a stopping process up.
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app)
  watchRequests(app, deps.metrics)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  })
  await apiDocs(app)

  await app.register(async (routes) => {
    healthRoutes(routes, deps)
    gamesRoutes(routes, deps)
    liveRoutes(routes, deps)
  })
  return app
}

function healthRoutes(app: FastifyInstance, { db, isStopping }: Deps): void {
  mount(app, healthz, async () => ({ status: 'ok' as const }))

  mount(app, readyz, async () => {
    if (isStopping() || !(await answersQueries(db))) throw new Refusal('service_unavailable')
    return { status: 'ok' as const }
  })
}
