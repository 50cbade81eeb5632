import { randomBytes } from 'node:crypto'
import { signedCookie } from '../../platform/http/signed-cookie.ts'
import { deriveKey } from '../../platform/keys.ts'

/**
 * A browser that has signed in before, or set a password by mail. It has a count of wrong passwords of its own, so what
 * strangers type for the same account does not keep its owner out. The cookie signs no one in: the password is still needed.
 */
export type KnownBrowsers = {
  /** The id of the browser, if this person was the last to sign in with it. */
  readonly idFor: (cookieHeader: string | undefined, personId: string) => string | undefined
  /** The Set-Cookie header after a sign-in. */
  readonly remember: (cookieHeader: string | undefined, personId: string) => string
}

const REMEMBERED_HOURS = 365 * 24

export function knownBrowsers(authSecret: string, origin: string): KnownBrowsers {
  const cookie = signedCookie({
    name: 'edil.known_browser',
    key: deriveKey(authSecret, 'known browsers'),
    path: '/api',
    hours: REMEMBERED_HOURS,
    isSecure: origin.startsWith('https:'),
  })
  const idFor = (header: string | undefined, personId: string) => {
    const [person, id] = cookie.read(header, new Date())?.split('_') ?? []
    return person === personId ? id : undefined
  }
  return {
    idFor,
    // The same id again, so that its count goes on.
    remember: (header, personId) => {
      const id = idFor(header, personId) ?? randomBytes(12).toString('hex')
      return cookie.set(`${personId}_${id}`, new Date())
    },
  }
}
