import { accountChangeWithProof } from '@edil/contract/accounts'
import { currentPassword, password, secondFactorCode } from '@edil/contract/person-fields'
import * as z from 'zod/mini'
import { sixDigits } from '../../api/six-digits.ts'

/** Schemas of the account forms. Loaded when a field gets the focus: Zod comes with them. */
export const detailsSchema = accountChangeWithProof

export function changePasswordSchema(minimumLength: number) {
  return z.object({ currentPassword, password: password.check(z.minLength(minimumLength)) })
}

export const passwordSchema = z.object({ password: currentPassword })

export const confirmationSchema = z.object({ kept: z.literal(true), code: sixDigits })

/** A recovery code is accepted for a lost app. */
export const proofSchema = z.object({ password: currentPassword, code: secondFactorCode })

export type Proof = z.infer<typeof proofSchema>

/** An account that only uses Google or Facebook has no password, and no field for it. */
export function closingSchema(username: string) {
  return z.object({ password: z.optional(currentPassword), username: z.literal(username) })
}
