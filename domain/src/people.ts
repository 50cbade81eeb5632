/** Players play; reviewers, hosts and admins are staff. */
export const ROLES = ['player', 'reviewer', 'host', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const STAFF: readonly Role[] = ['reviewer', 'host', 'admin']

export const LANGUAGES = ['en', 'am'] as const
export type Language = (typeof LANGUAGES)[number]

export const CALENDARS = ['gregorian', 'ethiopian'] as const
export type Calendar = (typeof CALENDARS)[number]

/** Until a person chooses one. */
export function defaultCalendar(language: Language): Calendar {
  return language === 'am' ? 'ethiopian' : 'gregorian'
}

export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/
/** Names that could be mistaken for staff or for the operator. */
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
/** Long enough for any passphrase, short enough that hashing it cannot be used for a denial of service. */
export const PASSWORD_MAX = 128
export const PASSKEY_NAME_MAX = 50
/** Of one person. The database refuses more. */
export const PASSKEYS_MAX = 10

export function isStaff(role: Role): boolean {
  return STAFF.includes(role)
}

export function passwordMin(role: Role): number {
  return isStaff(role) ? STAFF_PASSWORD_MIN : PASSWORD_MIN
}

/** A calendar day as `YYYY-MM-DD`, which can be compared as text. */
export type Day = string

/** A person is old enough from the birthday on. For 29 February that is 1 March in years that are not leap years. */
export function isOldEnough(bornOn: Day, today: Day, minimumAge: number): boolean {
  const [year, month, day] = bornOn.split('-')
  const turns = `${String(Number(year) + minimumAge).padStart(4, '0')}-${month}-${day}`
  return turns <= today
}

/** First name and initial, as on a ticket and a board. The same rule as `people.public_name`. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  const initial = [...(rest[0] ?? '')][0]
  return initial ? `${first} ${initial}.` : first
}
