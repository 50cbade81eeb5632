import { healthz, readyz } from '@edil/contract/health'
import { Refusal } from '@edil/domain/refusal'
import helmet from '@fastify/helmet'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { RESPONSE_INTERVAL_MS } from './accounts/accounts-deps.ts'
import { miniAppRoutes } from './accounts/mini-app/mini-app.routes.ts'
import { passkeysRoutes } from './accounts/passkeys/passkeys.routes.ts'
import { peopleRoutes } from './accounts/people.routes.ts'
import { registrationCookies } from './accounts/registration-cookie.ts'
import { createAuth, type SocialProvider } from './accounts/sign-in/auth.ts'
import { authorizeWith, readCallerWith } from './accounts/sign-in/caller.ts'
import { knownBrowsers } from './accounts/sign-in/known-browsers.ts'
import { sessionsRoutes } from './accounts/sign-in/sessions.routes.ts'
import { signInHooks } from './accounts/sign-in/social-sign-in.ts'
import { apiDocs } from './api-docs.ts'
import { boardsRoutes } from './boards/boards.routes.ts'
import { drawsRoutes } from './draws/draws.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { staffFiguresRoutes } from './figures/staff-figures.routes.ts'
import { gamesRoutes } from './games/games.routes.ts'
import { plansRoutes } from './games/plans.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { noticesRoutes } from './notices/notices.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { reviewRoutes } from './payments/review/review.routes.ts'
import { answersQueries } from './platform/database/db.ts'
import type { Prepared } from './platform/database/prepared.ts'
import type { Store } from './platform/database/transaction.ts'
import type { Files } from './platform/files/files.ts'
import { answerBrokenRequest } from './platform/http/broken-requests.ts'
import { refuseUnstorableTexts } from './platform/http/json-bodies.ts'
import type { Limits } from './platform/http/limits.ts'
import { mount, type OnUndeclaredRefusal } from './platform/http/mount.ts'
import { refuseForeignOrigins } from './platform/http/origin.ts'
import { answerProblems, answerUnroutable } from './platform/http/problems.ts'
import { requestId, watchRequests } from './platform/http/requests.ts'
import { deriveKey, type Secret } from './platform/keys.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Nchan } from './platform/nchan.ts'
import type { Pictures } from './platform/pictures/pictures.ts'
import { prizesRoutes } from './prizes/prizes.routes.ts'
import { proposalsRoutes } from './proposals/proposals.routes.ts'
import { publicLogRoutes } from './public-log/public-log.routes.ts'
import { refundsRoutes } from './refunds/refunds.routes.ts'
import { salesRoutes } from './sales/sales.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { telegramRoutes } from './telegram/telegram.routes.ts'
import { ticketsRoutes } from './tickets/tickets.routes.ts'
import { todayRoutes } from './today/today.routes.ts'
import { screenshotLinkKey } from './uploads/screenshot-link.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

export type Deps = {
  readonly store: Store
  readonly prepared: Prepared
  readonly limits: Limits
  /** The origins of our own pages. Sign-in providers redirect to the first. */
  readonly origins: readonly string[]
  readonly accounts: {
    readonly secret: string
    readonly secretVersion?: number
    readonly secretsBefore?: readonly Secret[]
    readonly minimumAge: number
    readonly social: readonly SocialProvider[]
    /** Shorter in tests, which would wait for it hundreds of times. */
    readonly responseIntervalMs?: number
  }
  /** Without it no Telegram account can be linked. */
  readonly telegram?: { readonly botName: string | undefined; readonly webhookSecret: string | undefined }
  /** Checks the launch data of the Telegram mini app; without it there is none. */
  readonly initDataKey?: Buffer | undefined
  readonly boards?: { readonly claimsPerMinute: number }
  readonly files: Files
  readonly pictures: Pictures
  readonly nchan: Nchan
  readonly log: Logger
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  /** Logged when absent; tests fail on it. */
  readonly onUndeclaredRefusal?: OnUndeclaredRefusal
}

/** Builds the application without opening a port: tests inject requests, main/api.ts listens. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // platform/requests.ts logs a line of our own: Fastify's would contain addresses, which may name a person.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: 'loopback, linklocal, uniquelocal',
    // nginx's idle keep-alive connections would otherwise delay a stopping process.
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerBrokenRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app)
  refuseUnstorableTexts(app)
  watchRequests(app, deps.metrics)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
  })
  refuseForeignOrigins(app, deps.origins)
  const { store, prepared, limits, origins, accounts, files, pictures } = deps
  const { db } = store
  const { secret, secretVersion: version = 1, secretsBefore = [], social } = accounts
  const secrets = [{ version, value: secret }, ...secretsBefore] as const
  const auth = createAuth({ db, origins, secrets, social, on: signInHooks(store) })
  const readCaller = readCallerWith({ store, prepared, origins, secret })
  app.decorate('authorize', authorizeWith(readCaller))
  app.decorate(
    'onUndeclaredRefusal',
    deps.onUndeclaredRefusal ?? ((refusal) => deps.log.error({ refusal }, 'undeclared refusal')),
  )
  app.decorateRequest('caller', undefined)
  app.decorateRequest('pattern', undefined)
  await apiDocs(app)

  await app.register(async (routes) => {
    healthRoutes(routes, deps)
    gamesRoutes(routes, { store })
    plansRoutes(routes, { store })
    drawsRoutes(routes, { store })
    publicLogRoutes(routes, { db })
    figuresRoutes(routes, { db })
    boardsRoutes(routes, { store, prepared, ...deps.boards })
    paymentsRoutes(routes, { store, limits })
    const linkKey = screenshotLinkKey(secret)
    uploadsRoutes(routes, { store, limits, files, pictures, linkKey })
    reviewRoutes(routes, { store, linkKey })
    refundsRoutes(routes, { store })
    prizesRoutes(routes, { store })
    proposalsRoutes(routes, { store })
    salesRoutes(routes, { store })
    noticesRoutes(routes, { store })
    notificationsRoutes(routes, { store })
    settingsRoutes(routes, { store, origin: origins[0] ?? '' })
    withdrawalsRoutes(routes, { store })
    ticketsRoutes(routes, { db, limits, origin: origins[0] ?? '' })
    telegramRoutes(routes, {
      store,
      limits,
      origin: origins[0] ?? '',
      metrics: deps.metrics,
      botName: deps.telegram?.botName,
      webhookSecret: deps.telegram?.webhookSecret,
    })
    todayRoutes(routes, { db })
    staffFiguresRoutes(routes, { store })
    liveRoutes(routes, deps)
    const accountsDeps = {
      store,
      limits,
      auth,
      readCaller,
      registrations: registrationCookies(secret, origins[0] ?? ''),
      age: { minimumAge: accounts.minimumAge, key: deriveKey(secret, 'age refusals') },
      browsers: knownBrowsers(secret, origins[0] ?? ''),
      responseIntervalMs: RESPONSE_INTERVAL_MS,
      ...accounts,
    }
    sessionsRoutes(routes, accountsDeps)
    accountsRoutes(routes, accountsDeps)
    passkeysRoutes(routes, accountsDeps)
    miniAppRoutes(routes, { ...accountsDeps, initDataKey: deps.initDataKey, metrics: deps.metrics })
    peopleRoutes(routes, accountsDeps)
  })
  return app
}

function healthRoutes(app: FastifyInstance, { store, isStopping }: Deps): void {
  mount(app, healthz, async () => ({ status: 'ok' as const }))

  mount(app, readyz, async () => {
    if (isStopping() || !(await answersQueries(store.db))) throw new Refusal('service_unavailable')
    return { status: 'ok' as const }
  })
}
