import type { Access } from '@edil/domain/access'
import type { RefusalCode } from '@edil/domain/refusal'
import type { core } from 'zod/mini'

type Schema = core.$ZodType

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One operation of the API. The server mounts it, the browser's calls are typed by it, and OpenAPI is generated from it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Allowed extends Access = Access,
  M extends Method = Method,
  Path extends string = string,
> = {
  readonly name: string
  readonly method: M
  /** With `:name` for a part that varies. */
  readonly path: Path
  readonly summary: string
  readonly tag: string
  /** Checked by the server before it reads the request's parameters or body. */
  readonly access: Allowed
  /** The caller must have shown the second factor again within the last five minutes. */
  readonly requiresStepUp?: true
  /** Pages send it by a timer, without input of a person: it does not keep a staff session alive. */
  readonly isAutomatic?: true
  /** Called by a server that shows a secret, not by a page: such requests have no `Origin`. */
  readonly isFromServer?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Instead of `body`: at most this many bytes, sent as application/octet-stream. */
  readonly bodyBytesMax?: number
  readonly response: Response
  /** The response is a file of this media type, not JSON. */
  readonly responseMediaType?: string
  /** A complete response, shown at /api/docs; a test parses it. */
  readonly example: core.output<Response>
  /** What the handler may refuse. Refusals that follow from the definition itself are added by `refusalsOf`. */
  readonly refusals: readonly RefusalCode[]
  /** For how many seconds nginx may serve the same response to every caller; absent: never. */
  readonly publicCacheSeconds?: number
}

export type ResponseOf<E extends Endpoint> = core.output<E['response']>
export type BodyOf<E extends Endpoint> = core.input<NonNullable<E['body']>>
export type QueryOf<E extends Endpoint> = core.input<NonNullable<E['query']>>

/**
 * The addresses of an endpoint: `/api/games/${string}` for the path `/api/games/:gameId`, followed by a query string if
 * the endpoint takes one. A call to an address that the endpoint does not have is a type error.
 */
export type AddressOf<E extends Endpoint> =
  | FilledPath<E['path']>
  | ([NonNullable<E['query']>] extends [never] ? never : `${FilledPath<E['path']>}?${string}`)

type FilledPath<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${FilledPath<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path

/** Every refusal that a caller has to expect: those that the endpoint declares, and those that follow from its definition. */
export function refusalsOf(endpoint: Endpoint): readonly RefusalCode[] {
  const { method, access, requiresStepUp, refusals } = endpoint
  // Every endpoint refuses arguments that it does not know.
  const codes = new Set<RefusalCode>(['service_unavailable', 'request_invalid', ...refusals])
  if (method !== 'GET') codes.add('origin_refused')
  if (access !== 'everyone') codes.add('login_required').add('account_locked')
  if (Array.isArray(access)) codes.add('not_allowed').add('second_factor_required')
  if (requiresStepUp) codes.add('step_up_required')
  return [...codes].sort()
}

export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Allowed extends Access = Access,
  const M extends Method = Method,
  const Path extends string = string,
>(
  definition: Endpoint<Params, Query, Body, Response, Allowed, M, Path>,
): Endpoint<Params, Query, Body, Response, Allowed, M, Path> {
  return definition
}
