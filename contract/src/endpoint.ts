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
> = {
  readonly name: string
  readonly method: Method
  /** With `:name` for a part that varies. */
  readonly path: string
  readonly summary: string
  readonly tag: string
  /** Checked by the server before it reads the request's parameters or body. */
  readonly access: Allowed
  /** The caller must have shown the second factor again within the last five minutes. */
  readonly requiresStepUp?: true
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
  /** The refusals that a caller of this endpoint has to expect. */
  readonly refusals: readonly RefusalCode[]
  /** For how many seconds nginx may serve the same response to every caller; absent: never. */
  readonly publicCacheSeconds?: number
}

export type ResponseOf<E extends Endpoint> = core.output<E['response']>

export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Allowed extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Response, Allowed>): Endpoint<Params, Query, Body, Response, Allowed> {
  return definition
}
