import { paymentMethod } from '@edil/contract/fields'
import { accountName } from '@edil/contract/payments'
import { isReference, normaliseReference } from '@edil/domain/payments'
import * as z from 'zod/mini'

/** Loaded when a field gets the focus. */
export const paymentSchema = z.object({
  accountName,
  method: paymentMethod,
  reference: z.string().check(z.maxLength(60), z.refine(isEmptyOrReference)),
})

/** The transaction number is optional. */
export function isEmptyOrReference(typed: string): boolean {
  const reference = normaliseReference(typed)
  return reference === undefined ? typed.trim() === '' : isReference(reference)
}
