/** Every way in which the product says no. The server turns a code into a status, the web into a sentence. */
export const REFUSAL_CODES = [
  'account_locked',
  'email_not_verified',
  'game_closed',
  'game_full',
  'game_not_found',
  'game_step_not_allowed',
  'link_invalid',
  'login_failed',
  'login_required',
  'no_numbers_chosen',
  'not_allowed',
  'numbers_taken',
  'origin_refused',
  'password_required',
  'password_too_common',
  'password_too_short',
  'password_wrong',
  'person_not_found',
  'phone_taken',
  'profile_incomplete',
  'request_invalid',
  'route_not_found',
  'second_factor_off',
  'second_factor_on',
  'second_factor_required',
  'second_factor_wrong',
  'service_unavailable',
  'session_not_found',
  'social_refused',
  'step_up_required',
  'too_many_attempts',
  'too_many_numbers',
  'too_young',
  'username_taken',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Thrown by use cases, so that a no always rolls its transaction back. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? code)
    this.name = 'Refusal'
    this.code = code
  }
}
