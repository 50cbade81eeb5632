import { completion, forgotPassword, registration, sendVerification } from '@edil/contract/accounts'
import { password, secondFactorCode } from '@edil/contract/person-fields'
import { logIn } from '@edil/contract/sessions'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'
import { sixDigits } from '../../api/six-digits.ts'
import { typedDay } from '../../api/typed-day.ts'

/** Schemas of the sign-in and registration forms. Loaded when a field gets the focus. */
export const loginSchema = bodyOf(logIn)
export const appCodeSchema = z.object({ code: sixDigits })
export const recoveryCodeSchema = z.object({ code: secondFactorCode })
export const registrationSchema = z.extend(registration, { bornOn: typedDay })
export const completionSchema = z.extend(completion, { bornOn: typedDay })
export const addressSchema = z.pick(bodyOf(sendVerification), { email: true })
export const forgotSchema = bodyOf(forgotPassword)

/** Staff need a longer password; the server sends the minimum when it checks the link. */
export function newPasswordSchema(minimumLength: number) {
  return z.object({ password: password.check(z.minLength(minimumLength)) })
}
