import { payRefund } from '@edil/contract/review'
import { isReference, normaliseReference } from '@edil/domain/payments'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { transferReference } = bodyOf(payRefund).shape

/** Checks the reference before the step-up. */
export const paySchema = z.strictObject({
  transferReference: transferReference.check(z.refine((typed) => isReference(normaliseReference(typed) ?? ''))),
})
