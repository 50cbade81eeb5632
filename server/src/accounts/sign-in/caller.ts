import { isSessionOver, refuseAccess, refuseWithoutStepUp } from '@edil/domain/access'
import { isStaff } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyRequest } from 'fastify'
import { batchWhileBusy } from '../../platform/batch-while-busy.ts'
import type { Prepared } from '../../platform/database/prepared.ts'
import { type Store, transaction } from '../../platform/database/transaction.ts'
import type { Authorize, SignedIn } from '../../platform/http/mount.ts'
import { libraryKey } from './library-key.ts'
import { readSessionToken, sessionCookieName } from './session-cookie.ts'
import { deleteSession, type FoundSession, findSessions, touchSession } from './sessions.queries.ts'

export type CallerDeps = {
  readonly store: Store
  readonly prepared: Prepared
  readonly secret: string
  readonly origins: readonly string[]
}

/** Reads the caller's account on every request, so that a lock or a role change applies from the next request on. */
export type ReadCaller = (request: FastifyRequest) => Promise<SignedIn | undefined>

const TOUCH_AFTER_MS = 60_000
/** Session look-ups per query. */
const BATCH_MAX = 100

export function readCallerWith({ store, prepared, secret, origins: [origin = ''] }: CallerDeps): ReadCaller {
  const cookieName = sessionCookieName(origin)
  const key = libraryKey(secret)
  const findSession = batchWhileBusy<string, FoundSession | undefined>({
    batchMax: BATCH_MAX,
    runBatch: async (tokens) => {
      const sessions = await findSessions(prepared, tokens)
      return tokens.map((token) => sessions.get(token))
    },
  })
  return async (request) => {
    const token = readSessionToken(request.headers.cookie, cookieName, key)
    const session = token && (await findSession(token))
    if (!session) return undefined
    const { personId, sessionId, role, readAt } = session
    // Signed in by the password alone before two-factor login was switched on.
    const lacksSecondFactor = session.hasTwoFactor && session.secondFactorAt === null
    if (lacksSecondFactor || isSessionOver(role, session, readAt)) {
      await transaction(store, (tx) => deleteSession(tx, personId, sessionId))
      return undefined
    }
    const isSeen = !isStaff(role) || isInput(request)
    if (isSeen && readAt.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      await transaction(store, (tx) => touchSession(tx, sessionId))
    }
    return {
      personId,
      sessionId,
      role,
      isLocked: session.lockedAt !== null,
      hasTwoFactor: session.hasTwoFactor,
      steppedUpAt: session.steppedUpAt ?? undefined,
      readAt,
    }
  }
}

/** Staff pages read automatically all day long, so a read does not show that someone is there. */
function isInput({ method, routeOptions }: FastifyRequest): boolean {
  return method !== 'GET' && !routeOptions.config.endpoint?.isAutomatic
}

/** The only place that permits or refuses a request by its caller. */
export function authorizeWith(readCaller: ReadCaller): Authorize {
  return async (request, { access, requiresStepUp }) => {
    if (access === 'everyone') return undefined
    const caller = await readCaller(request)
    const refusal = refuseAccess(access, caller)
    if (refusal || !caller) throw new Refusal(refusal ?? 'login_required')
    const stepUpRefusal = requiresStepUp && refuseWithoutStepUp(caller, caller.readAt)
    if (stepUpRefusal) throw new Refusal(stepUpRefusal)
    return caller
  }
}
