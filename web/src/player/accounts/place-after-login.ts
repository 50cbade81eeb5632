import type { Me } from '@edil/contract/sessions'
import { isStaff } from '@edil/domain/people'
import { safeDestination } from '../../api/session.ts'

const SET_UP = '/profile/two-factor'

/** The page after signing in: the requested one, else that of the day for staff, unless the account needs something first. */
export function placeAfterLogin(person: Me, search: string): string {
  const isAtWork = isStaff(person.role) && !new URLSearchParams(search).has('to')
  const destination = isAtWork ? '/etxdark' : safeDestination(search)
  if (lacksTwoFactor(person)) {
    return destination === SET_UP ? SET_UP : `${SET_UP}?to=${encodeURIComponent(destination)}`
  }
  if (!person.isComplete) return `/profile/complete?to=${encodeURIComponent(destination)}`
  return destination
}

/** The server refuses staff everything until they have set it up. */
export function lacksTwoFactor({ role, hasTwoFactor }: Me): boolean {
  return isStaff(role) && !hasTwoFactor
}
