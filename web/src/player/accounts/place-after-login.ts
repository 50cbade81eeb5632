import type { Me } from '@edil/contract/sessions'
import { isStaff } from '@edil/domain/people'
import { safeDestination } from '../../api/session.ts'

/** The page after signing in: the requested one, unless the account needs something first. */
export function placeAfterLogin(person: Me, search: string): string {
  const destination = safeDestination(search)
  if (lacksTwoFactor(person)) return '/profile/two-factor'
  if (!person.isComplete) return `/profile/complete?to=${encodeURIComponent(destination)}`
  return destination
}

/** The server refuses staff everything until they have set it up. */
export function lacksTwoFactor({ role, hasTwoFactor }: Me): boolean {
  return isStaff(role) && !hasTwoFactor
}
