import { isStaff, type Role } from './people.ts'
import type { RefusalCode } from './refusal.ts'

/** Who may call something: everyone, anybody who is signed in, or staff of these roles. */
export type Access = 'everyone' | 'person' | readonly Role[]

/** What a decision about access looks at. */
export type Caller = {
  readonly role: Role
  readonly isLocked: boolean
  readonly hasTwoFactor: boolean
  /** When the second factor was last shown inside this session, after signing in. */
  readonly steppedUpAt: Date | undefined
}

/** For how long a second factor that was shown again counts. */
export const STEP_UP_MINUTES = 5
/** A staff session that nobody uses ends after this. */
export const STAFF_IDLE_MINUTES = 15

/** Why this call must be refused, or `undefined` when it may go ahead. */
export function refuseAccess(access: Access, caller: Caller | undefined): RefusalCode | undefined {
  if (access === 'everyone') return undefined
  if (!caller) return 'login_required'
  if (caller.isLocked) return 'account_locked'
  if (access === 'person') return undefined
  if (!access.includes(caller.role)) return 'not_allowed'
  if (isStaff(caller.role) && !caller.hasTwoFactor) return 'second_factor_required'
  return undefined
}

/** Draws, payouts and role changes ask for the second factor again, however fresh the sign-in is. */
export function refuseWithoutStepUp(caller: Caller, now: Date): RefusalCode | undefined {
  const since = caller.steppedUpAt ? now.getTime() - caller.steppedUpAt.getTime() : Number.POSITIVE_INFINITY
  return since <= STEP_UP_MINUTES * 60_000 ? undefined : 'step_up_required'
}

export function isIdle(role: Role, lastSeenAt: Date, now: Date): boolean {
  return isStaff(role) && now.getTime() - lastSeenAt.getTime() > STAFF_IDLE_MINUTES * 60_000
}

/** The operators' pages and who works there. */
export const STAFF_PAGES = {
  payments: ['reviewer', 'admin'],
  numbers: ['reviewer', 'admin'],
  refunds: ['reviewer', 'admin'],
  letsplay: ['host', 'admin'],
  people: ['reviewer', 'host', 'admin'],
} as const satisfies Record<string, readonly Role[]>
export type StaffPage = keyof typeof STAFF_PAGES
