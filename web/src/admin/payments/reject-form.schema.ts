import { rejectPayment } from '@edil/contract/review'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { reason, note } = bodyOf(rejectPayment).shape

/** Amounts are typed in birr; typed-amount.ts parses them. */
export const rejectionSchema = z.object({ reason, note, received: z.string() })
