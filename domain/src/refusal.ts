type Answer = { readonly status: number; readonly title: string }

/**
 * Every refusal: its code, HTTP status and title (RFC 9457). A new one is a line here and a sentence `refusal.<code>` in
 * both catalogues; without the sentence the web does not compile.
 */
export const REFUSALS = {
  account_in_use: { status: 409, title: 'A payment, ticket, refund or prize is in progress' },
  account_locked: { status: 403, title: 'The account is locked' },
  amount_too_high: { status: 422, title: 'More than what is still to be paid' },
  checks_fail: { status: 409, title: 'A check of this payment fails' },
  claim_too_late: { status: 409, title: 'The time to claim this prize has ended' },
  draw_not_found: { status: 404, title: 'This game has no draw yet' },
  email_not_verified: { status: 403, title: 'The email address is not verified yet' },
  fee_changed: { status: 409, title: 'The next game has a different fee' },
  game_closed: { status: 409, title: 'Sales for this game have ended' },
  game_full: { status: 409, title: 'All numbers in this game are taken' },
  game_not_found: { status: 404, title: 'Game not found' },
  game_not_ready: { status: 409, title: 'Not enough payments or numbers are approved for a draw' },
  game_step_not_allowed: { status: 409, title: 'Not possible in the current status of the game' },
  game_still_open: { status: 409, title: 'Sales for this game are still open' },
  link_invalid: { status: 410, title: 'The link has expired or is invalid' },
  login_failed: { status: 401, title: 'Wrong login details' },
  login_required: { status: 401, title: 'Login required' },
  method_limit_exceeded: { status: 422, title: 'The amount is above the limit of this method' },
  method_not_available: { status: 409, title: 'This payment method is not available yet' },
  needs_admin: { status: 403, title: 'A prize of this size is approved by an admin' },
  no_numbers_chosen: { status: 422, title: 'Please select at least one number' },
  not_allowed: { status: 403, title: 'Not allowed for this role' },
  not_reserved: { status: 409, title: 'The prize or refund is not reserved by the caller' },
  notice_not_found: { status: 404, title: 'No such notice, or it is over' },
  nothing_to_decide: { status: 409, title: 'There is nothing left to decide here' },
  numbers_taken: { status: 409, title: 'Some of the selected numbers have been taken by other players' },
  origin_refused: { status: 403, title: 'The request comes from another site' },
  own_prize: { status: 403, title: 'Nobody decides about their own prize' },
  own_payment: { status: 403, title: 'Another person has to decide about your own payment' },
  own_refund: { status: 403, title: 'Another person has to pay your own refund' },
  own_ticket: { status: 403, title: 'Another person decides about your own ticket' },
  password_required: { status: 409, title: 'The account has no password yet' },
  password_too_common: { status: 422, title: 'The password is too common' },
  password_too_short: { status: 422, title: 'The password is too short' },
  password_wrong: { status: 403, title: 'The current password is wrong' },
  payment_already_decided: { status: 409, title: 'The payment is already decided' },
  payment_not_found: { status: 404, title: 'Payment not found' },
  person_needs_longer_password: { status: 409, title: 'The person needs a password of at least 12 characters first' },
  person_needs_second_factor: { status: 409, title: 'The person has to set up two-factor login first' },
  person_not_found: { status: 404, title: 'Person not found' },
  phone_taken: { status: 409, title: 'The phone number belongs to another account' },
  picture_not_supported: { status: 422, title: 'Only JPEG, PNG and WebP images are supported' },
  picture_too_large: { status: 422, title: 'The image is too large' },
  picture_unreadable: { status: 422, title: 'The image cannot be read' },
  plan_changed: { status: 409, title: 'Another person has changed this plan' },
  plan_not_found: { status: 404, title: 'Plan not found' },
  prize_not_found: { status: 404, title: 'Prize not found' },
  prize_step_not_allowed: { status: 409, title: 'Not possible in the current status of the prize' },
  prizes_above_full_board: { status: 422, title: 'The prizes are more than a full board brings in' },
  prizes_out_of_order: { status: 422, title: 'A lower place would win more than a higher one' },
  profile_incomplete: { status: 409, title: 'The account is not complete yet' },
  reason_required: { status: 422, title: 'Closing before the announced time needs a reason' },
  received_too_little: { status: 422, title: 'The amount received is less than the amount due' },
  reference_invalid: { status: 422, title: 'The transaction number is invalid' },
  reference_used: { status: 409, title: 'The transaction number was already used' },
  refund_already_paid: { status: 409, title: 'The refund is already marked as paid' },
  refund_not_found: { status: 404, title: 'Refund not found' },
  request_invalid: { status: 400, title: 'The request is invalid' },
  reserved_by_other: { status: 409, title: 'Another person is paying this at the moment' },
  route_not_found: { status: 404, title: 'This address does not exist' },
  sales_already_stopped: { status: 409, title: 'Sales are stopped there already' },
  sales_stop_not_found: { status: 404, title: 'No such stop of sales, or it has ended' },
  sales_stopped: { status: 409, title: 'Sales are stopped at the moment' },
  screenshot_not_found: { status: 404, title: 'Screenshot not found' },
  screenshot_used: { status: 409, title: 'The screenshot belongs to another payment' },
  second_factor_off: { status: 409, title: 'Two-factor login is off' },
  second_factor_on: { status: 409, title: 'Two-factor login is already on' },
  second_factor_required: { status: 403, title: 'Two-factor login must be set up first' },
  second_factor_wrong: { status: 401, title: 'The code is wrong or has expired' },
  second_person_confirms: { status: 403, title: 'The person who asked for it cannot confirm it' },
  second_person_needed: { status: 403, title: 'The person who approved a prize cannot pay it' },
  selection_not_owed: { status: 409, title: 'This payment does not need a ticket selection' },
  service_unavailable: { status: 503, title: 'Temporarily unavailable' },
  session_not_found: { status: 404, title: 'Session not found' },
  settings_changed: { status: 409, title: 'Another person has changed the settings' },
  signature_wrong: { status: 422, title: 'This is not the signature of that round' },
  social_refused: { status: 403, title: 'This login method is not allowed for this account' },
  step_up_required: { status: 403, title: 'A new second-factor code is required' },
  tax_not_confirmed: { status: 409, title: 'The tax rule of this draw is not confirmed' },
  tax_rule_confirmed: { status: 409, title: 'The tax rule is confirmed and cannot be changed' },
  tax_rule_in_use: { status: 409, title: 'Prizes were approved by an older rule after this day' },
  ticket_not_found: { status: 404, title: 'Ticket not found' },
  ticket_unavailable: { status: 409, title: 'This ticket has already been taken by another user' },
  too_many_attempts: { status: 429, title: 'Too many attempts' },
  too_many_numbers: { status: 422, title: 'You can only select up to 3 numbers' },
  too_young: { status: 422, title: 'The person is below the minimum age' },
  transfer_not_found: { status: 404, title: 'Transfer not found' },
  upload_incomplete: { status: 409, title: 'The upload is not complete yet' },
  upload_not_found: { status: 404, title: 'Upload not found' },
  username_taken: { status: 409, title: 'The username belongs to another account' },
  withdrawal_exists: { status: 409, title: 'The withdrawal of this ticket waits already' },
  withdrawal_not_found: { status: 404, title: 'No such withdrawal, or it is decided' },
} as const satisfies Record<string, Answer>

export type RefusalCode = keyof typeof REFUSALS
export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[]

/** Thrown by use cases, so that a refusal always rolls its transaction back. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? code)
    this.name = 'Refusal'
    this.code = code
  }
}
