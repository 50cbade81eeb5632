import { isStaff, type Role, STAFF } from './people.ts'
import type { RefusalCode } from './refusal.ts'

/** Who may call an endpoint: everyone, any signed-in person, or staff with one of these roles. */
export type Access = 'everyone' | 'person' | readonly Role[]

/** The facts about a caller that decide access. */
export type Caller = {
  readonly role: Role
  readonly isLocked: boolean
  /** Two-factor login is on, and this session has shown the second factor. */
  readonly hasTwoFactor: boolean
  /** When the second factor was last confirmed again in this session, after signing in. */
  readonly steppedUpAt: Date | undefined
}

/** How long a step-up is valid. */
export const STEP_UP_MINUTES = 5
/** A staff session without a key press or click ends after this time. */
export const STAFF_IDLE_MINUTES = 15
/** A staff session ends after this time, however busy it is. */
export const STAFF_SESSION_HOURS = 10
/** Every other session ends after this time, however often it is used. */
export const PLAYER_SESSION_DAYS = 90

/** Why the call is refused, or `undefined` when it is allowed. */
export function refuseAccess(access: Access, caller: Caller | undefined): RefusalCode | undefined {
  if (access === 'everyone') return undefined
  if (!caller) return 'login_required'
  if (caller.isLocked) return 'account_locked'
  if (access === 'person') return undefined
  if (!access.includes(caller.role)) return 'not_allowed'
  if (isStaff(caller.role) && !caller.hasTwoFactor) return 'second_factor_required'
  return undefined
}

/** Draws, payouts and role changes require a step-up: the second factor again, however recent the sign-in is. */
export function refuseWithoutStepUp(caller: Caller, now: Date): RefusalCode | undefined {
  const since = caller.steppedUpAt ? now.getTime() - caller.steppedUpAt.getTime() : Number.POSITIVE_INFINITY
  return since <= STEP_UP_MINUTES * 60_000 ? undefined : 'step_up_required'
}

export type SessionTimes = {
  readonly signedInAt: Date
  /** Of staff: the last input. Requests that a page sends automatically do not count. */
  readonly lastSeenAt: Date
}

export function isSessionOver(role: Role, { signedInAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const hours = isStaff(role) ? STAFF_SESSION_HOURS : PLAYER_SESSION_DAYS * 24
  const isIdle = isStaff(role) && now.getTime() - lastSeenAt.getTime() > STAFF_IDLE_MINUTES * 60_000
  return isIdle || now.getTime() - signedInAt.getTime() > hours * 3_600_000
}

/** The staff pages and the roles that may open them. */
export const STAFF_PAGES = {
  today: STAFF,
  payments: ['reviewer', 'admin'],
  numbers: ['reviewer', 'admin'],
  refunds: ['reviewer', 'admin'],
  prizes: ['reviewer', 'admin'],
  letsplay: ['host', 'admin'],
  sales: ['admin'],
  plans: ['admin'],
  figures: ['admin'],
  people: ['reviewer', 'host', 'admin'],
  accounts: ['admin'],
  settings: ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type StaffPage = keyof typeof STAFF_PAGES
