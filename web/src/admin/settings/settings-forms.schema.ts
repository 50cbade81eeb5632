import { changeHelp, changeLicence, changeSecurity } from '@edil/contract/settings'
import { LATE_MINUTES_MAX, LATE_MINUTES_MIN } from '@edil/domain/settings'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { helpCenter, telegram, instagram, phone, email } = bodyOf(changeHelp).shape
const { number, authority, validFrom, validUntil } = bodyOf(changeLicence).shape

export const helpSchema = z.object({ helpCenter, telegram, instagram, phone, email })
/** Its rules between fields are in licence-form.tsx. */
export const licenceSchema = z.object({ number, authority, validFrom, validUntil })
export const securitySchema = z.object({ contact: bodyOf(changeSecurity).shape.contact })
export const deskSchema = z.object({
  paymentLateMinutes: z.coerce.number().check(z.int(), z.minimum(LATE_MINUTES_MIN), z.maximum(LATE_MINUTES_MAX)),
})
