import type { FastifyRequest } from 'fastify'
import { transaction } from '../../platform/database/transaction.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { SESSION_COOKIE } from './auth-call.ts'
import { deleteSession } from './sessions.queries.ts'

/**
 * Ends the session that a browser had before a sign-in replaced its cookie (`cookies` are those of the sign-in). Someone who has
 * copied the old cookie cannot use it any longer.
 */
export async function endReplacedSession(
  { store, readCaller }: Pick<AccountsDeps, 'store' | 'readCaller'>,
  request: FastifyRequest,
  cookies: Headers,
): Promise<void> {
  if (!cookies.getSetCookie().some((cookie) => SESSION_COOKIE.test(cookie))) return
  const replaced = await readCaller(request)
  if (replaced) await transaction(store, (tx) => deleteSession(tx, replaced.personId, replaced.sessionId))
}
