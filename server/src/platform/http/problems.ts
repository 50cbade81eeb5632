import type { Problem } from '@edil/contract/problem'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDatabaseTimeout } from '../database-away.ts'
import { FilesAway } from '../files/files.ts'
import { statusOf } from './refusal-status.ts'

/** The one place where a no, or a fault of ours, becomes an answer. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answer(request, reply, statusOf('route_not_found'), 'route_not_found'))

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return answer(request, reply, statusOf(error.code), error.code)
    if (error.validation || (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)) {
      return answer(request, reply, error.statusCode ?? statusOf('request_invalid'), 'request_invalid')
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away')
      return answer(request, reply, statusOf('service_unavailable'), 'service_unavailable')
    }
    if (isDatabaseTimeout(error)) {
      request.log.warn({ err: error }, 'the database took too long')
      return answer(request, reply.header('retry-after', '1'), statusOf('service_unavailable'), 'service_unavailable')
    }
    if (error instanceof FilesAway) {
      request.log.warn({ err: error }, 'files are away')
      return answer(request, reply, statusOf('service_unavailable'), 'service_unavailable')
    }
    // The whole error for us; nothing of it for the caller, who can quote the request's id.
    request.log.error({ err: error }, 'unexpected')
    return answer(request, reply, 500, 'unexpected')
  })
}

const TITLES: Record<Problem['code'], string> = {
  account_in_use: 'There is a payment, ticket or refund under way',
  account_locked: 'The account is locked',
  draw_not_found: 'This game is not drawn yet',
  email_not_verified: 'The email address is not verified yet',
  fee_changed: 'The fee of the next game differs from what was paid',
  game_closed: 'Sales for this game have ended',
  game_full: 'Every number of this game is taken',
  game_not_found: 'There is no such game',
  game_not_ready: 'Too few numbers are paid for to draw this game',
  game_step_not_allowed: 'The game cannot take this step now',
  game_still_open: 'Sales for this game go on',
  link_invalid: 'The link has expired or is invalid',
  login_failed: 'These sign-in details are not right',
  login_required: 'This needs a signed-in person',
  method_not_available: 'This payment method is not available yet',
  no_numbers_chosen: 'Please select at least one number',
  not_allowed: 'This person may not do this',
  nothing_to_decide: 'There is nothing to decide here any more',
  numbers_taken: 'Some of the selected numbers have been taken by other players',
  origin_refused: 'The request comes from another site',
  password_required: 'The account has no password yet',
  password_too_common: 'The password is one of the common ones',
  password_too_short: 'The password is too short',
  password_wrong: 'The current password is not right',
  payment_already_decided: 'Somebody else has decided this payment',
  payment_not_found: 'There is no such payment',
  person_not_found: 'There is no such person',
  phone_taken: 'The phone number belongs to another account',
  picture_not_supported: 'Only JPEG, PNG and WebP pictures are taken',
  picture_too_large: 'The picture is too large',
  picture_unreadable: 'The picture cannot be read',
  profile_incomplete: 'The account is not complete yet',
  received_too_little: 'Less was received than the price',
  reference_invalid: 'This is not a transaction reference',
  reference_used: 'This transaction reference has been used already',
  refund_already_paid: 'This refund has been paid already',
  refund_not_found: 'There is no such refund',
  request_invalid: 'The request is not of the form that this address takes',
  route_not_found: 'There is nothing at this address',
  screenshot_not_found: 'There is no such screenshot',
  screenshot_used: 'This screenshot belongs to another payment',
  second_factor_off: 'Two-factor sign-in is not switched on',
  second_factor_on: 'Two-factor sign-in is already switched on',
  second_factor_required: 'This work needs two-factor sign-in to be set up',
  second_factor_wrong: 'The code is not right',
  selection_not_owed: 'No ticket is to be selected for this payment',
  service_unavailable: 'This part is away for a moment',
  session_not_found: 'There is no such session',
  signature_wrong: 'This is not the signature of the round that decides',
  social_refused: 'This account cannot be entered this way',
  step_up_required: 'This step asks for the second factor again',
  ticket_not_found: 'There is no such ticket',
  ticket_unavailable: 'This ticket has already been taken by another user',
  too_many_attempts: 'Too many attempts; wait a while',
  too_many_numbers: 'You can only select up to 3 numbers',
  too_young: 'The person is below the minimum age',
  upload_incomplete: 'The upload is not complete yet',
  upload_not_found: 'There is no such upload',
  username_taken: 'The username belongs to another account',
  unexpected: 'Something went wrong on our side',
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, code: Problem['code']) {
  const body: Problem = { type: `about:blank#${code}`, title: TITLES[code], status, code, requestId: request.id }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body)
}
