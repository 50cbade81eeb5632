import type { Store } from '../platform/database/transaction.ts'
import type { Limits } from '../platform/http/limits.ts'
import type { SignedCookie } from '../platform/http/signed-cookie.ts'
import type { AgeRule } from './refuse-too-young.ts'
import type { Auth, SocialProvider } from './sign-in/auth.ts'
import type { ReadCaller } from './sign-in/caller.ts'
import type { KnownBrowsers } from './sign-in/known-browsers.ts'

export type AccountsDeps = {
  readonly store: Store
  readonly auth: Auth
  readonly readCaller: ReadCaller
  readonly limits: Limits
  /** Names the person that a browser has registered. */
  readonly registrations: SignedCookie
  readonly browsers: KnownBrowsers
  readonly minimumAge: number
  readonly age: AgeRule
  readonly social: readonly SocialProvider[]
  /** Responses that could reveal whether an account exists are sent at multiples of this. */
  readonly responseIntervalMs: number
}

/** Two password checks fit in. */
export const RESPONSE_INTERVAL_MS = 400
