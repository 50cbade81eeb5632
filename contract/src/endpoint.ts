import type { Access } from '@edil/domain/access'
import type { RefusalCode } from '@edil/domain/refusal'
import type { core } from 'zod/mini'

type Schema = core.$ZodType

/** One promise between browser and server: the server mounts it, the client calls it, OpenAPI is made out of it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for a part that varies. */
  readonly path: string
  readonly summary: string
  readonly tag: string
  /** Decided by the server before anything else happens. */
  readonly access: Who
  /** The second factor must have been shown again within the last minutes. */
  readonly asksAgain?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Instead of a body of that form: so many bytes at the most, as application/octet-stream. */
  readonly takesBytes?: number
  readonly answer: Answer
  /** The answer is bytes of this type, and no JSON. */
  readonly answersBytes?: string
  /** A whole answer, for readers of /api/docs; a test parses it. */
  readonly example: core.output<Answer>
  /** What a caller may be told instead of the answer. */
  readonly refusals: readonly RefusalCode[]
  /** For how long nginx and every browser may give the same answer to everybody; absent: never. */
  readonly publicForSeconds?: number
}

export type AnswerOf<E extends Endpoint> = core.output<E['answer']>

export function endpoint<
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Who extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Answer, Who>): Endpoint<Params, Query, Body, Answer, Who> {
  return definition
}
