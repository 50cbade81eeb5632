/** PostgreSQL is stopping, has crashed, is starting, or has no connection left. */
const AWAY = /^(?:57P0[123]|53300|08...)$/
/** Network errors. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
/** Errors of pg without a code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The database did not answer. The statement may or may not have been executed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return AWAY.test(code) || BROKEN.has(code) || LOST.test(error.message)
}

/** lock_timeout, statement_timeout, idle_in_transaction_session_timeout of the role (deploy/roles.sql). */
const TIMED_OUT = new Set(['55P03', '57014', '25P03'])

/** A wait in the database took too long. The transaction was rolled back, so the request can be sent again. */
export function isDatabaseTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TIMED_OUT.has(String(error.code))
}

/** Two transactions waited for each other, and PostgreSQL rolled this one back. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** A NUL, as text and in jsonb. */
const NOT_TEXT = new Set(['22021', '22P05'])

/** PostgreSQL stores every character but NUL, which only hostile requests have. The transaction was rolled back. */
export function isTextRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_TEXT.has(String(error.code))
}
