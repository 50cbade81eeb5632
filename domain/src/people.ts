/** Who somebody is to us. A player plays; the others are staff and work. */
export const ROLES = ['player', 'reviewer', 'host', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const STAFF: readonly Role[] = ['reviewer', 'host', 'admin']

export const LANGUAGES = ['en', 'am'] as const
export type Language = (typeof LANGUAGES)[number]

export const CALENDARS = ['gregorian', 'ethiopian'] as const
export type Calendar = (typeof CALENDARS)[number]

export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/
/** Nobody may look like us. */
const RESERVED_USERNAMES = [
  'admin',
  'administrator',
  'edil',
  'edil_support',
  'support',
  'help',
  'host',
  'reviewer',
  'staff',
  'system',
  'telebirr',
  'official',
]

export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.includes(username.toLowerCase())
}

export const FULL_NAME_MAX = 100
export const PASSWORD_MIN = 6
export const STAFF_PASSWORD_MIN = 12
/** Long enough for any sentence, short enough that hashing it cannot be used to tire us out. */
export const PASSWORD_MAX = 128

export function isStaff(role: Role): boolean {
  return STAFF.includes(role)
}

export function passwordMin(role: Role): number {
  return isStaff(role) ? STAFF_PASSWORD_MIN : PASSWORD_MIN
}

/** A calendar day, as `YYYY-MM-DD`; it compares as text. */
export type Day = string

/** Somebody is old enough from the birthday itself on. A 29th of February counts from the 1st of March in other years. */
export function isOldEnough(bornOn: Day, today: Day, minimumAge: number): boolean {
  const [year, month, day] = bornOn.split('-')
  const turns = `${String(Number(year) + minimumAge).padStart(4, '0')}-${month}-${day}`
  return turns <= today
}

/** First name and initial, as it is printed on a ticket. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  const initial = [...(rest[0] ?? '')][0]
  return initial ? `${first} ${initial}.` : first
}
