import type { Me } from '@edil/contract/sessions'
import { isStaff } from '@edil/domain/people'
import { safeDestination } from '../../api/session.ts'

/** Where somebody goes who has just signed in: on, unless their account asks for something first. */
export function placeAfterLogin(person: Me, search: string): string {
  const destination = safeDestination(search)
  if (lacksTwoFactor(person)) return '/profile/two-factor'
  if (!person.isComplete) return `/profile/complete?to=${encodeURIComponent(destination)}`
  return destination
}

/** The server lets staff do nothing before they have it. */
export function lacksTwoFactor({ role, hasTwoFactor }: Me): boolean {
  return isStaff(role) && !hasTwoFactor
}
