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
  account_in_use: 'A payment, ticket, refund or prize is in progress',
  account_locked: 'The account is locked',
  draw_not_found: 'This game has no draw yet',
  email_not_verified: 'The email address is not verified yet',
  fee_changed: 'The next game has a different fee',
  game_closed: 'Sales for this game have ended',
  game_full: 'All numbers in this game are taken',
  game_not_found: 'Game not found',
  game_not_ready: 'Not enough payments or numbers are approved for a draw',
  game_step_not_allowed: 'Not possible in the current status of the game',
  game_still_open: 'Sales for this game are still open',
  link_invalid: 'The link has expired or is invalid',
  login_failed: 'Wrong login details',
  login_required: 'Login required',
  method_not_available: 'This payment method is not available yet',
  no_numbers_chosen: 'Please select at least one number',
  not_allowed: 'Not allowed for this role',
  nothing_to_decide: 'There is nothing left to decide here',
  numbers_taken: 'Some of the selected numbers have been taken by other players',
  origin_refused: 'The request comes from another site',
  password_required: 'The account has no password yet',
  password_too_common: 'The password is too common',
  password_too_short: 'The password is too short',
  password_wrong: 'The current password is wrong',
  payment_already_decided: 'The payment is already decided',
  payment_not_found: 'Payment not found',
  person_not_found: 'Person not found',
  phone_taken: 'The phone number belongs to another account',
  picture_not_supported: 'Only JPEG, PNG and WebP images are supported',
  picture_too_large: 'The image is too large',
  picture_unreadable: 'The image cannot be read',
  profile_incomplete: 'The account is not complete yet',
  received_too_little: 'The amount received is less than the amount due',
  reference_invalid: 'The transaction number is invalid',
  reference_used: 'The transaction number was already used',
  refund_already_paid: 'The refund is already marked as paid',
  refund_not_found: 'Refund not found',
  request_invalid: 'The request is invalid',
  route_not_found: 'This address does not exist',
  screenshot_not_found: 'Screenshot not found',
  screenshot_used: 'The screenshot belongs to another payment',
  second_factor_off: 'Two-factor login is off',
  second_factor_on: 'Two-factor login is already on',
  second_factor_required: 'Two-factor login must be set up first',
  second_factor_wrong: 'The code is wrong or has expired',
  selection_not_owed: 'This payment does not need a ticket selection',
  service_unavailable: 'Temporarily unavailable',
  session_not_found: 'Session not found',
  signature_wrong: 'This is not the signature of that round',
  social_refused: 'This login method is not allowed for this account',
  step_up_required: 'A new second-factor code is required',
  ticket_not_found: 'Ticket not found',
  ticket_unavailable: 'This ticket has already been taken by another user',
  too_many_attempts: 'Too many attempts',
  too_many_numbers: 'You can only select up to 3 numbers',
  too_young: 'The person is below the minimum age',
  upload_incomplete: 'The upload is not complete yet',
  upload_not_found: 'Upload not found',
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
