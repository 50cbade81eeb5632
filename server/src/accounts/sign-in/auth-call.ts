import { Refusal, type RefusalCode } from '@edil/domain/refusal'
import { isAPIError } from 'better-auth/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ADDRESS_HEADER, SESSION_DAYS } from './auth.ts'
import type { KnownBrowsers } from './known-browsers.ts'

/** The headers that the library gets of a request: cookies, browser, and the address that nginx saw. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  const { cookie, 'user-agent': browser } = request.headers
  if (cookie) headers.set('cookie', cookie)
  if (browser) headers.set('user-agent', browser.slice(0, 300))
  headers.set(ADDRESS_HEADER, request.ip)
  return headers
}

export const SESSION_COOKIE = /^(?:__Secure-)?edil\.session_token=/

export function headersWithoutSession(request: FastifyRequest): Headers {
  const headers = headersOf(request)
  const cookies = request.headers.cookie?.split(/; ?/).filter((cookie) => !SESSION_COOKIE.test(cookie))
  if (cookies) headers.set('cookie', cookies.join('; '))
  return headers
}

/** A cookie that scripts can read and that grants nothing: pages request the session only when it is set. */
export const HINT_COOKIE = 'edil_signed_in'

/** Forwards the library's cookies, with the hint cookie. */
export function passCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    reply.header('set-cookie', cookie)
    if (SESSION_COOKIE.test(cookie)) reply.header('set-cookie', hintFor(cookie))
  }
}

export function rememberBrowser(
  { browsers }: { readonly browsers: KnownBrowsers },
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): void {
  reply.header('set-cookie', browsers.remember(request.headers.cookie, personId))
}

export function hintFor(sessionCookie: string): string {
  const isEnding = /;\s*max-age=0(?:;|$)/i.test(sessionCookie)
  const age = isEnding ? 0 : SESSION_DAYS * 24 * 3_600
  const secure = sessionCookie.startsWith('__Secure-') ? '; Secure' : ''
  return `${HINT_COOKIE}=${isEnding ? '' : '1'}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}

const REFUSALS: Record<string, RefusalCode> = {
  account_locked: 'account_locked',
  login_failed: 'login_failed',
  INVALID_EMAIL_OR_PASSWORD: 'login_failed',
  INVALID_EMAIL: 'login_failed',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  INVALID_PASSWORD: 'password_wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'password_required',
  INVALID_CODE: 'second_factor_wrong',
  INVALID_BACKUP_CODE: 'second_factor_wrong',
  INVALID_TWO_FACTOR_COOKIE: 'login_required',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_attempts',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_attempts',
  TOTP_NOT_ENABLED: 'second_factor_off',
  TWO_FACTOR_NOT_ENABLED: 'second_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'second_factor_off',
  TOTP_ALREADY_ENABLED: 'second_factor_on',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  PROVIDER_NOT_FOUND: 'provider_off',
  // The library hides that the database is away.
  FAILED_TO_GET_SESSION: 'service_unavailable',
  // The session ended while the request was on its way.
  UNAUTHORIZED: 'login_required',
}

/** Maps the library's refusals to ours. Any other error stays an error. */
export async function mapAuthErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!isAPIError(error)) throw error
    const code = REFUSALS[String(error.body?.code)]
    throw code ? new Refusal(code) : new Error(`the sign-in library refused: ${error.body?.code}`, { cause: error })
  }
}
