import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * Set in the browser that registered, for an hour. It proves that this browser created the
 * account. Together with the link, which proves access to the mailbox, it signs the person in. Either alone does not:
 * anyone can register another person's address, and a forwarded link must not open the account of the one who sent it.
 */
export const REGISTRATION_COOKIE = 'edil.registration'
export const REGISTRATION_HOURS = 1

const PATH = '/api/accounts'

export type RegistrationCookies = {
  /** The value of a Set-Cookie header. */
  readonly set: (personId: string, now: Date) => string
  readonly clear: () => string
  /** The person that this browser registered, from its Cookie header. */
  readonly read: (header: string | undefined, now: Date) => string | undefined
}

export function registrationCookies(authSecret: string, origin: string): RegistrationCookies {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'edil registrations', 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  const attributes = `Path=${PATH}; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`
  return {
    set(personId, now) {
      const text = `${personId}.${now.getTime() + REGISTRATION_HOURS * 3_600_000}`
      const value = `${text}.${sign(text).toString('base64url')}`
      return `${REGISTRATION_COOKIE}=${value}; Max-Age=${REGISTRATION_HOURS * 3_600}; ${attributes}`
    },
    clear: () => `${REGISTRATION_COOKIE}=; Max-Age=0; ${attributes}`,
    read(header, now) {
      const cookie = header?.split(/; ?/).find((pair) => pair.startsWith(`${REGISTRATION_COOKIE}=`))
      const [personId, expiresAt, signature] = cookie?.slice(REGISTRATION_COOKIE.length + 1).split('.') ?? []
      if (!personId || !signature || !(Number(expiresAt) > now.getTime())) return undefined
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(`${personId}.${expiresAt}`)
      return given.length === expected.length && timingSafeEqual(given, expected) ? personId : undefined
    },
  }
}
