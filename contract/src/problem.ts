import { REFUSAL_CODES } from '@edil/domain/refusal'
import * as z from 'zod/mini'

/** How the server says no (RFC 9457), always as application/problem+json. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** One of our own codes, or `unexpected` when the fault is ours. */
  code: z.union([z.enum(REFUSAL_CODES), z.literal('unexpected')]),
  /** What to quote to support; the log knows it. */
  requestId: z.string(),
})

export type Problem = z.infer<typeof problem>
