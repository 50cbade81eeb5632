import type { Problem } from '@edil/contract/problem'
import { REFUSALS, Refusal, type RefusalCode } from '@edil/domain/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDatabaseTimeout, isDeadlock, isTextRefused } from '../database/database-away.ts'
import { FilesAway } from '../files/files.ts'

/** Turns refusals and errors into responses. Nothing else sends a response with an error status. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'route_not_found'))

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error.code)
    if (error.validation || (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)) {
      // Names fields and types, and nothing that was sent: unknown fields have names of the sender's choice.
      const because = error.message.replace(/(Unrecognized keys?).*/i, '$1').slice(0, 200)
      request.log.info({ because }, 'request invalid')
      return refuse(request, reply, 'request_invalid', error.statusCode)
    }
    if (isTextRefused(error)) {
      request.log.info({ because: 'a text that cannot be stored' }, 'request invalid')
      return refuse(request, reply, 'request_invalid')
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away')
      return refuse(request, reply, 'service_unavailable')
    }
    // A deadlock that was there again in every repetition (platform/database/transaction.ts).
    if (isDatabaseTimeout(error) || isDeadlock(error)) {
      request.log.warn({ err: error }, 'the database took too long')
      return refuse(request, reply.header('retry-after', '1'), 'service_unavailable')
    }
    if (error instanceof FilesAway) {
      request.log.warn({ err: error }, 'files are away')
      return refuse(request, reply, 'service_unavailable')
    }
    // The error goes to the log only. The caller gets the id of the request, to quote to support.
    request.log.error({ err: error }, 'unexpected')
    return send(request, reply, { code: 'unexpected', status: 500, title: 'Something went wrong on our side' })
  })
}

/** The framework refuses some addresses before it looks for a route: broken escapes, and very long parameters. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ because: error.code }, 'request invalid')
  refuse(request, reply.header('x-request-id', request.id), 'request_invalid', error.statusCode)
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  status: number = REFUSALS[code].status,
) {
  return send(request, reply, { code, status, title: REFUSALS[code].title })
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Pick<Problem, 'code' | 'status' | 'title'>) {
  request.refusal = problem.code
  const body: Problem = { ...problem, type: `about:blank#${problem.code}`, requestId: request.id }
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that answers it; for its line in the log. */
    refusal?: Problem['code']
  }
}
