import { createHmac, timingSafeEqual } from 'node:crypto'

/** How the sign-in library calls its cookie; browsers hold the longer name to HTTPS. */
export function sessionCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Secure-edil.session_token' : 'edil.session_token'
}

/**
 * The session token that a browser shows, if it is one that we have signed. Read here and not by the library because
 * every call that needs somebody comes this way: its own reading takes longer than holding a number.
 */
export function readSessionToken(header: string | undefined, name: string, secret: string): string | undefined {
  const cookie = header?.split(/; ?/).find((pair) => pair.startsWith(`${name}=`))
  if (!cookie) return undefined
  const value = decoded(cookie.slice(name.length + 1))
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
