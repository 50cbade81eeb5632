import { type SignedCookie, signedCookie } from '../platform/http/signed-cookie.ts'
import { deriveKey } from '../platform/keys.ts'

/**
 * Set in the browser that registered, for an hour. It names the new person, and proves that this browser created the
 * account. Together with the link, which proves access to the mailbox, it signs the person in. Either alone does not:
 * anyone can register another person's address, and a forwarded link must not open the account of the one who sent it.
 */
export function registrationCookies(authSecret: string, origin: string): SignedCookie {
  return signedCookie({
    name: 'edil.registration',
    key: deriveKey(authSecret, 'registrations'),
    path: '/api/accounts',
    hours: 1,
    isSecure: origin.startsWith('https:'),
  })
}
