import { createHash } from 'node:crypto'
import type { Endpoint } from '@edil/contract/endpoint'
import { problem } from '@edil/contract/problem'
import type { Access, Caller } from '@edil/domain/access'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { type core, file } from 'zod/mini'
import { statusOf } from './refusal-status.ts'

type Schema = core.$ZodType
type MaybeSchema = Schema | undefined
type Parsed<S extends MaybeSchema> = S extends Schema ? core.output<S> : undefined

/** Whoever makes a call that not everyone may make. */
export type SignedIn = Caller & { readonly personId: string; readonly sessionId: string }

/** Decides whether a call may go ahead; throws the refusal otherwise. Plugged in by the application. */
export type Authorize = (request: FastifyRequest, endpoint: Endpoint) => Promise<SignedIn | undefined>

export type Call<
  Params extends MaybeSchema,
  Query extends MaybeSchema,
  Body extends MaybeSchema,
  Allowed extends Access = Access,
> = {
  /** Nobody is looked up where everyone may call. */
  readonly caller: Allowed extends 'everyone' ? undefined : SignedIn
  readonly params: Parsed<Params>
  readonly query: Parsed<Query>
  readonly body: Parsed<Body>
  /** What was sent to an endpoint that takes bytes; empty elsewhere. */
  readonly bytes: Uint8Array
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Puts a promise of the contract on the server. Requests and answers are both held to its schemas. */
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
  const { params, query, refusals, bodyBytesMax, responseMediaType } = endpoint
  // For the documentation: it has a word for bytes where JSON has none.
  const body = bodyBytesMax === undefined ? endpoint.body : file()
  const answer = responseMediaType === undefined ? endpoint.response : bytesAnswer(endpoint.summary, responseMediaType)
  const problems = Object.fromEntries(
    refusals.map((code) => [
      statusOf(code),
      { description: code, content: { 'application/problem+json': { schema: problem } } },
    ]),
  )
  // Typed as Fastify's own: it cannot follow our schemas through, and the serializer holds every answer to them.
  const schema: FastifySchema = {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(bodyBytesMax === undefined ? {} : { consumes: [BYTES] }),
    response: { 200: answer, ...problems },
  }
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema,
    config: { endpoint: endpoint as Endpoint },
    // Before the body is looked at: whoever may not call learns nothing about what the call takes.
    onRequest: async (request) => {
      request.pattern = endpoint.path
      request.caller = await app.authorize(request, endpoint as Endpoint)
    },
    handler: async (request, reply) => {
      const { params, query, body, caller } = request
      const bytes = Buffer.isBuffer(body) ? body : NO_BYTES
      const call = { params, query, body, bytes, caller, request, reply }
      const result = await handle(call as Call<Params, Query, Body, Allowed>)
      const answer =
        endpoint.publicCacheSeconds === undefined
          ? sendPrivate(result, reply)
          : sendPublic(endpoint.publicCacheSeconds, result, call)
      // Fastify cannot follow the schema through our types; the serializer holds the answer to it.
      return answer as never
    },
  }
  if (bodyBytesMax === undefined) app.route(route)
  else routeBytes(app, bodyBytesMax, route)
}

const BYTES = 'application/octet-stream'
const NO_BYTES = new Uint8Array(0)

/** In a context of its own, which takes bytes and nothing else: no other route learns to read them. */
function routeBytes(app: FastifyInstance, bodyLimit: number, route: RouteOptions): void {
  app.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    own.route({
      ...route,
      bodyLimit,
      // Bytes have no form to be held to; whoever handles them looks at each.
      validatorCompiler: (part) =>
        part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part as never),
    })
    done()
  })
}

const bytesAnswer = (description: string, type: string) => ({ description, content: { [type]: { schema: file() } } })

/** What is somebody's own, or of this moment only, is kept by nobody on the way, unless its handler said otherwise. */
function sendPrivate(result: unknown, reply: FastifyReply) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return result
}

/**
 * Everybody gets the same answer, so nginx may keep it for a moment, hand out the last one for that long again while it
 * asks anew, and for half a minute when we do not answer at all. Browsers ask each time, with the tag of what they have.
 */
function sendPublic(
  seconds: number,
  result: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const tag = `"${createHash('sha256').update(JSON.stringify(result)).digest('base64url').slice(0, 22)}"`
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
 * Headers that say something about pages, or about one request, and nothing about data that everybody may have. nginx reads
 * every header of a kept answer anew each time it hands it out: these were a third of its time for a board.
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
  }
  interface FastifyRequest {
    caller: SignedIn | undefined
    /** Of the address, once the request has come to its endpoint. */
    pattern: string | undefined
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
