import { createHash } from 'node:crypto'
import { type Endpoint, refusalsOf } from '@edil/contract/endpoint'
import { problem } from '@edil/contract/problem'
import type { Access, Caller } from '@edil/domain/access'
import { isStaff } from '@edil/domain/people'
import { REFUSALS, Refusal, type RefusalCode } from '@edil/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { type core, file, strictObject } from 'zod/mini'
import { inStaffSession } from '../staff-session.ts'

type Schema = core.$ZodType
type MaybeSchema = Schema | undefined
type Parsed<S extends MaybeSchema> = S extends Schema ? core.output<S> : undefined

/** The caller of an endpoint that requires sign-in. */
export type SignedIn = Caller & {
  readonly personId: string
  readonly sessionId: string
  /** The database's time when the session was read. */
  readonly readAt: Date
}

/** Throws the refusal of a call that is not allowed. Provided by the application. */
export type Authorize = (request: FastifyRequest, endpoint: Endpoint) => Promise<SignedIn | undefined>

/** Receives `POST /api/payments: game_full` when a handler refuses with a code that its endpoint does not declare. */
export type OnUndeclaredRefusal = (refusal: string) => void

export type Call<
  Params extends MaybeSchema,
  Query extends MaybeSchema,
  Body extends MaybeSchema,
  Allowed extends Access = Access,
> = {
  /** Not looked up where everyone may call. */
  readonly caller: Allowed extends 'everyone' ? undefined : SignedIn
  readonly params: Parsed<Params>
  readonly query: Parsed<Query>
  readonly body: Parsed<Body>
  /** The body of an endpoint with `bodyBytesMax`; empty elsewhere. */
  readonly bytes: Uint8Array
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Adds an endpoint of the contract to the server. Its schemas validate requests and serialize responses. */
export function mount<
  Params extends MaybeSchema,
  Query extends MaybeSchema,
  Body extends MaybeSchema,
  Response extends Schema,
  Allowed extends Access,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Response, Allowed>,
  handle: (call: Call<Params, Query, Body, Allowed>) => Promise<core.output<Response>>,
): void {
  const { params, query, bodyBytesMax, responseMediaType } = endpoint
  const refusals = refusalsOf(endpoint as Endpoint)
  // OpenAPI describes bytes by a schema of their own.
  const body = bodyBytesMax === undefined ? endpoint.body : file()
  const response =
    responseMediaType === undefined ? endpoint.response : fileResponse(endpoint.summary, responseMediaType)
  const schema: FastifySchema = {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(params ? { params } : {}),
    // An unknown argument would be a new address for nginx's cache, and so a new computation for each.
    querystring: query ?? NO_ARGUMENTS,
    ...(body ? { body } : {}),
    ...(bodyBytesMax === undefined ? {} : { consumes: [BYTES] }),
    response: { 200: response, ...problemResponses(refusals) },
  }
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema,
    config: { endpoint: endpoint as Endpoint },
    // Access is checked before the request is validated: a caller who is refused learns nothing about its schema.
    onRequest: async (request) => {
      request.pattern = endpoint.path
      request.caller = await declared(app.authorize(request, endpoint as Endpoint))
    },
    handler: async (request, reply) => {
      const { params, query, body, caller } = request
      const bytes = Buffer.isBuffer(body) ? body : NO_BYTES
      const call = { params, query, body, bytes, caller, request, reply }
      const answer = () => handle(call as Call<Params, Query, Body, Allowed>)
      const result = await declared(caller && isStaff(caller.role) ? inStaffSession(caller, answer) : answer())
      const payload =
        endpoint.publicCacheSeconds === undefined
          ? sendPrivate(result, reply)
          : sendPublic(endpoint.publicCacheSeconds, result, call)
      // Fastify's types cannot follow the schema of the response; the serializer checks it.
      return payload as never
    },
  }
  const declared = <Result>(result: Promise<Result>): Promise<Result> =>
    result.catch((error: unknown) => {
      if (error instanceof Refusal && !refusals.includes(error.code)) {
        app.onUndeclaredRefusal(`${endpoint.method} ${endpoint.path}: ${error.code}`)
      }
      throw error
    })
  if (bodyBytesMax === undefined) app.route(route)
  else routeBytes(app, bodyBytesMax, route)
}

const NO_ARGUMENTS = strictObject({})
const BYTES = 'application/octet-stream'
const NO_BYTES = new Uint8Array(0)

/** In a context of its own, so that no other route accepts application/octet-stream. */
function routeBytes(app: FastifyInstance, bodyLimit: number, route: RouteOptions): void {
  app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    own.route({
      ...route,
      bodyLimit,
      // Bytes have no schema; the handler checks them.
      validatorCompiler: (part) =>
        part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part as never),
    })
    done()
  })
}

const fileResponse = (description: string, type: string) => ({ description, content: { [type]: { schema: file() } } })

/** One response per status; its description names the refusals that have this status. */
function problemResponses(refusals: readonly RefusalCode[]) {
  const statuses = new Set(refusals.map((code) => REFUSALS[code].status))
  const content = { 'application/problem+json': { schema: problem } }
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = refusals.filter((code) => REFUSALS[code].status === status)
      return [status, { description: codes.join(', '), content }]
    }),
  )
}

/** Private responses are sent with `cache-control: no-store` unless the handler has set its own. */
function sendPrivate(result: unknown, reply: FastifyReply) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return result
}

/**
 * Every caller gets the same response. nginx may serve it for `seconds`, for as long again while it fetches a new one, and
 * for half a minute while the API does not answer. Browsers revalidate each time with the entity tag.
 */
function sendPublic(
  seconds: number,
  result: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const tag = `"${createHash('sha256')
    .update(result instanceof Uint8Array ? result : JSON.stringify(result))
    .digest('base64url')
    .slice(0, 22)}"`
  reply.header('etag', tag)
  reply.header(
    'cache-control',
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=30`,
  )
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return result
}

/**
 * Headers about pages or about one request, which public data does not need. nginx parses every header of a cached response
 * each time it serves it: these took a third of its time for a board.
 */
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
]

declare module 'fastify' {
  interface FastifyInstance {
    authorize: Authorize
    onUndeclaredRefusal: OnUndeclaredRefusal
  }
  interface FastifyRequest {
    caller: SignedIn | undefined
    /** The path of the endpoint, with `:name` for its parameters. */
    pattern: string | undefined
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
