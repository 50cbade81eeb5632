import { accountChange } from '@edil/contract/accounts'
import { currentPassword, password, secondFactorCode } from '@edil/contract/person-fields'
import * as z from 'zod/mini'
import { sixDigits } from '../../api/six-digits.ts'

/** What the forms of one's own account are held to. Loaded when somebody begins to type: Zod comes with it. */
export const detailsSchema = accountChange

export function changePasswordSchema(minimumLength: number) {
  return z.object({ currentPassword, password: password.check(z.minLength(minimumLength)) })
}

export const passwordSchema = z.object({ password: currentPassword })

export const confirmationSchema = z.object({ kept: z.literal(true), code: sixDigits })

/** Somebody who has lost the app proves themselves with a recovery code. */
export const proofSchema = z.object({ password: currentPassword, code: secondFactorCode })

export type Proof = z.infer<typeof proofSchema>

/** Whoever only ever signed in by Google or Facebook has no password, and no field for it. */
export function closingSchema(username: string) {
  return z.object({ password: z.optional(currentPassword), username: z.literal(username) })
}
