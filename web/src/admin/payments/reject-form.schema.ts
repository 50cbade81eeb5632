import { rejectPayment } from '@edil/contract/review'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { reason, note } = bodyOf(rejectPayment).shape

/** Money is typed in birr; typed-amount.ts reads it. */
export const rejectionSchema = z.object({ reason, note, received: z.string() })
