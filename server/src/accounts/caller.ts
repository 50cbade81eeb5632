import { isIdle, refuseAccess, refuseWithoutStepUp } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../platform/db.ts'
import type { Authorize, SignedIn } from '../platform/mount.ts'
import type { Auth } from './auth.ts'
import { headersOf } from './auth-call.ts'
import { deleteSession, touchSession } from './sessions.queries.ts'

export type CallerDeps = { readonly auth: Auth; readonly db: Db }

/** Who is calling, as the database has it at this moment: a lock or a role change counts from the next call on. */
export async function readCaller({ auth, db }: CallerDeps, request: FastifyRequest): Promise<SignedIn | undefined> {
  if (!request.headers.cookie) return undefined
  const found = await auth.api.getSession({ headers: headersOf(request), query: { disableRefresh: true } })
  if (!found) return undefined
  const { user, session } = found
  const role = user.role as Role
  if (isIdle(role, session.lastSeenAt ?? session.createdAt, new Date())) {
    await deleteSession(db, user.id, session.id)
    return undefined
  }
  await touchSession(db, session.id)
  return {
    personId: user.id,
    sessionId: session.id,
    role,
    isLocked: Boolean(user.lockedAt),
    hasTwoFactor: user.twoFactorEnabled ?? false,
    steppedUpAt: session.steppedUpAt ?? undefined,
  }
}

/** The one place where a call is let through or not. */
export function authorizeWith(deps: CallerDeps): Authorize {
  return async (request, { access, asksAgain }) => {
    if (access === 'everyone') return undefined
    const caller = await readCaller(deps, request)
    const refusal = refuseAccess(access, caller)
    if (refusal || !caller) throw new Refusal(refusal ?? 'login_required')
    const again = asksAgain && refuseWithoutStepUp(caller, new Date())
    if (again) throw new Refusal(again)
    return caller
  }
}
