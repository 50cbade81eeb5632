import type { RefusalCode } from '@edil/domain/refusal'

const STATUS: Record<RefusalCode, number> = {
  account_locked: 403,
  email_not_verified: 403,
  game_closed: 409,
  game_full: 409,
  game_not_found: 404,
  game_step_not_allowed: 409,
  link_invalid: 410,
  login_failed: 401,
  login_required: 401,
  no_numbers_chosen: 422,
  not_allowed: 403,
  numbers_taken: 409,
  origin_refused: 403,
  password_required: 409,
  password_too_common: 422,
  password_too_short: 422,
  password_wrong: 403,
  person_not_found: 404,
  phone_taken: 409,
  profile_incomplete: 409,
  request_invalid: 400,
  route_not_found: 404,
  second_factor_off: 409,
  second_factor_on: 409,
  second_factor_required: 403,
  second_factor_wrong: 401,
  service_unavailable: 503,
  session_not_found: 404,
  social_refused: 403,
  step_up_required: 403,
  too_many_attempts: 429,
  too_many_numbers: 422,
  too_young: 422,
  username_taken: 409,
}

export function statusOf(code: RefusalCode): number {
  return STATUS[code]
}
