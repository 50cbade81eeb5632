import { REFUSAL_CODES } from '@edil/domain/refusal'
import * as z from 'zod/mini'

/** A refusal or an unexpected error as the server sends it: RFC 9457, application/problem+json. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The refusal, or `unexpected` for an error of the server. */
  code: z.union([z.enum(REFUSAL_CODES), z.literal('unexpected')]),
  /** What a player quotes to support; the log lines of the request carry it. */
  requestId: z.string(),
})

export type Problem = z.infer<typeof problem>
