import { AsyncLocalStorage } from 'node:async_hooks'

type StaffSession = { readonly personId: string; readonly sessionId: string }

const current = new AsyncLocalStorage<StaffSession>()

/**
 * Runs the handling of a staff request. Its audit entries name the session, so that the actions of a stolen cookie
 * can be separated from those of its owner. Not an argument, because every use case would have to pass it on.
 */
export function inStaffSession<T>(session: StaffSession, work: () => T): T {
  return current.run(session, work)
}

/** The session in which this person acts now; `undefined` for anyone but the staff member of the request. */
export function staffSessionOf(personId: string): string | undefined {
  const session = current.getStore()
  return session?.personId === personId ? session.sessionId : undefined
}
