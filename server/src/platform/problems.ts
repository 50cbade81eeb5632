import type { Problem } from '@edil/contract/problem'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from './refusal-status.ts'

/** The one place where a no, or a fault of ours, becomes an answer. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answer(request, reply, statusOf('route_not_found'), 'route_not_found'))

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return answer(request, reply, statusOf(error.code), error.code)
    if (error.validation || (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)) {
      return answer(request, reply, error.statusCode ?? statusOf('request_invalid'), 'request_invalid')
    }
    // The whole error for us; nothing of it for the caller, who can quote the request's id.
    request.log.error({ err: error }, 'unexpected')
    return answer(request, reply, 500, 'unexpected')
  })
}

const TITLES: Record<Problem['code'], string> = {
  game_not_found: 'There is no such game',
  game_step_not_allowed: 'The game cannot take this step now',
  request_invalid: 'The request is not of the form that this address takes',
  route_not_found: 'There is nothing at this address',
  service_unavailable: 'This part is away for a moment',
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
