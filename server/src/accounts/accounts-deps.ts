import type { Limits } from '../platform/http/limits.ts'
import type { Store } from '../platform/transaction.ts'
import type { RegistrationCookies } from './registration-cookie.ts'
import type { Auth, SocialProvider } from './sign-in/auth.ts'
import type { ReadCaller } from './sign-in/caller.ts'

export type AccountsDeps = {
  readonly store: Store
  readonly auth: Auth
  readonly readCaller: ReadCaller
  readonly limits: Limits
  readonly registrations: RegistrationCookies
  readonly minimumAge: number
  readonly social: readonly SocialProvider[]
  /** Responses that could reveal whether an account exists are sent at multiples of this. */
  readonly responseIntervalMs: number
}

/** Two password checks fit in. */
export const RESPONSE_INTERVAL_MS = 400
