import {
  listDevices,
  logIn as logInEndpoint,
  logOut,
  logOutDevice,
  PROVIDERS,
  reportActivity,
  showSession,
  showSignInOptions,
  startSocialSignIn,
  stepUp as stepUpEndpoint,
  verifySecondFactor as verifySecondFactorEndpoint,
} from '@edil/contract/sessions'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '../../audit/record-audit.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { mount } from '../../platform/http/mount.ts'
import { delayRefusalToInterval } from '../../platform/http/response-timing.ts'
import { deviceView, meView } from '../account-view.ts'
import { findPasswordHash, findPerson } from '../accounts.queries.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { hasPasskey } from '../passkeys/passkeys.queries.ts'
import {
  HINT_COOKIE,
  headersOf,
  headersWithoutSession,
  mapAuthErrors,
  passCookies,
  rememberBrowser,
} from './auth-call.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { logIn } from './log-in.ts'
import { stepUp, verifySecondFactor } from './second-factor.ts'
import { deleteSession, listSessions } from './sessions.queries.ts'

export function sessionsRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  const { store, auth, limits, browsers } = deps
  const { db } = store

  mount(app, showSession, async ({ request, reply }) => {
    const person = await refreshSession(deps, request, reply)
    return { person: person ?? null }
  })

  mount(app, showSignInOptions, async () => ({
    providers: deps.social.map(({ id }) => id),
    minimumAge: deps.minimumAge,
  }))

  mount(app, logInEndpoint, ({ body, request, reply }) =>
    delayRefusalToInterval(deps.responseIntervalMs, async () => {
      const afterwards = (work: Promise<void>) =>
        void work.catch((error) => request.log.error({ err: error }, 'work after a refused sign-in failed'))
      const knownBrowserOf = (personId: string) => browsers.idFor(request.headers.cookie, personId)
      const attempt = { ...body, address: request.ip, headers: headersOf(request), knownBrowserOf, afterwards }
      const { next, cookies, personId } = await logIn(deps, attempt)
      await endReplacedSession(deps, request, cookies)
      passCookies(reply, cookies)
      if (next === 'signed_in' && personId) rememberBrowser(deps, request, reply, personId)
      const isWaiting = next === 'second_factor' && personId !== undefined
      return { next, hasPasskey: isWaiting && (await hasPasskey(db, personId)) }
    }),
  )

  mount(app, verifySecondFactorEndpoint, async ({ body, request, reply }) => {
    await limits.take('link', request.ip)
    const attempt = { code: body.code, isRecoveryCode: body.isRecoveryCode, headers: headersWithoutSession(request) }
    const { personId, cookies } = await verifySecondFactor(deps, attempt)
    await endReplacedSession(deps, request, cookies)
    passCookies(reply, cookies)
    rememberBrowser(deps, request, reply, personId)
    return {}
  })

  mount(app, startSocialSignIn, async ({ body, request, reply }) => {
    await limits.take('social', request.ip)
    const prefix = body.language === 'am' ? '/am' : ''
    const { headers, response } = await mapAuthErrors(
      auth.api.signInSocial({
        body: {
          provider: body.provider as (typeof PROVIDERS)[number],
          callbackURL: `${prefix}${body.to}`,
          newUserCallbackURL: `${prefix}/profile/complete?to=${encodeURIComponent(body.to)}`,
          errorCallbackURL: `${prefix}/login`,
          disableRedirect: true,
        },
        headers: headersOf(request),
        returnHeaders: true,
      }),
    )
    passCookies(reply, headers)
    if (!response.url) throw new Refusal('service_unavailable')
    return { url: response.url }
  })

  mount(app, logOut, async ({ request, reply }) => {
    const headers = headersOf(request)
    const found = await mapAuthErrors(auth.api.getSession({ headers, query: { disableRefresh: true } }))
    const { headers: cookies } = await auth.api.signOut({ headers, returnHeaders: true })
    passCookies(reply, cookies)
    if (found) {
      const personId = found.user.id
      await transaction(store, (tx) =>
        recordAudit(tx, { actor: personId, action: 'signed_out', subject: personId, details: {} }),
      )
    }
    return {}
  })

  mount(app, stepUpEndpoint, async ({ body, caller, request }) => {
    await stepUp(deps, { caller, code: body.code, headers: headersOf(request) })
    return {}
  })

  // The request itself is the input that keeps the session alive.
  mount(app, reportActivity, async () => ({}))

  mount(app, listDevices, async ({ caller }) => {
    const sessions = await listSessions(db, caller.personId)
    return { devices: sessions.map((session) => deviceView(session, caller.sessionId)) }
  })

  mount(app, logOutDevice, async ({ caller, params }) => {
    const { personId } = caller
    await transaction(store, async (tx) => {
      if (!(await deleteSession(tx, personId, params.deviceId))) throw new Refusal('session_not_found')
      recordAudit(tx, { actor: personId, action: 'session_ended', subject: personId, details: {} })
    })
    return {}
  })

  /** Google and Facebook redirect people to this address. The library checks the state parameter. */
  app.get<{ Params: { provider: string } }>(
    '/api/auth/callback/:provider',
    { schema: { hide: true } },
    async (request, reply) => {
      await limits.take('social', request.ip)
      const provider = PROVIDERS.find((known) => known === request.params.provider)
      if (!provider) throw new Refusal('route_not_found')
      // Not from the path of the request: `..\` in it would lead to other routes of the library.
      const url = new URL(`/api/auth/callback/${provider}`, (await auth.$context).baseURL)
      url.search = new URL(request.url, url).search
      const answer = await auth.handler(new Request(url, { headers: headersOf(request) }))
      await endReplacedSession(deps, request, answer.headers)
      passCookies(reply, answer.headers)
      const location = answer.headers.get('location')
      if (!location) throw new Refusal('request_invalid')
      return reply.header('cache-control', 'no-store').redirect(location, 302)
    },
  )
}

/** Returns the signed-in person, extends the session, and removes a stale hint cookie. */
async function refreshSession(deps: AccountsDeps, request: FastifyRequest, reply: FastifyReply) {
  const { auth, store } = deps
  const caller = await deps.readCaller(request)
  if (caller?.isLocked) await transaction(store, (tx) => deleteSession(tx, caller.personId, caller.sessionId))
  const { headers } = await mapAuthErrors(auth.api.getSession({ headers: headersOf(request), returnHeaders: true }))
  passCookies(reply, headers)
  const person = caller && !caller.isLocked ? await findPerson(store.db, caller.personId) : undefined
  if (person) return meView(person, (await findPasswordHash(store.db, person.id)) !== undefined)
  if (request.headers.cookie?.includes(`${HINT_COOKIE}=1`)) {
    reply.header('set-cookie', `${HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`)
  }
  return undefined
}
