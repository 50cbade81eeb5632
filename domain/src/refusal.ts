/** Every refusal of the product. The server maps a code to a status and title, the web to a sentence. */
export const REFUSAL_CODES = [
  'account_in_use',
  'account_locked',
  'draw_not_found',
  'email_not_verified',
  'fee_changed',
  'game_closed',
  'game_full',
  'game_not_found',
  'game_not_ready',
  'game_step_not_allowed',
  'game_still_open',
  'link_invalid',
  'login_failed',
  'login_required',
  'method_not_available',
  'no_numbers_chosen',
  'not_allowed',
  'nothing_to_decide',
  'numbers_taken',
  'origin_refused',
  'password_required',
  'password_too_common',
  'password_too_short',
  'password_wrong',
  'payment_already_decided',
  'payment_not_found',
  'person_not_found',
  'phone_taken',
  'picture_not_supported',
  'picture_too_large',
  'picture_unreadable',
  'profile_incomplete',
  'received_too_little',
  'reference_invalid',
  'reference_used',
  'refund_already_paid',
  'refund_not_found',
  'request_invalid',
  'route_not_found',
  'screenshot_not_found',
  'screenshot_used',
  'second_factor_off',
  'second_factor_on',
  'second_factor_required',
  'second_factor_wrong',
  'selection_not_owed',
  'service_unavailable',
  'session_not_found',
  'signature_wrong',
  'social_refused',
  'step_up_required',
  'ticket_not_found',
  'ticket_unavailable',
  'too_many_attempts',
  'too_many_numbers',
  'too_young',
  'upload_incomplete',
  'upload_not_found',
  'username_taken',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Thrown by use cases, so that a refusal always rolls back the transaction. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? code)
    this.name = 'Refusal'
    this.code = code
  }
}
