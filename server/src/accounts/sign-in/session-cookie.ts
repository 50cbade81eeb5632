import { createHmac, timingSafeEqual } from 'node:crypto'

/** The name of the library's cookie. Browsers accept the longer name over HTTPS only. */
export function sessionCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Secure-edil.session_token' : 'edil.session_token'
}

/**
 * The session token in a request's cookies, if its signature is ours. We read it ourselves because every authenticated
 * request does this, and the library takes longer for it than holding a number takes.
 */
export function readSessionToken(header: string | undefined, name: string, key: string): string | undefined {
  const cookie = header?.split(/; ?/).find((pair) => pair.startsWith(`${name}=`))
  if (!cookie) return undefined
  const value = decoded(cookie.slice(name.length + 1))
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', key).update(token).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
