import { changePlan } from '@edil/contract/plan-settings'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { drawsAt } = bodyOf(changePlan).shape
const typedNumber = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

/** Amounts are typed in birr; typed-amount.ts parses them. */
export const planSchema = z.object({
  fee: z.string(),
  first: z.string(),
  second: z.string(),
  third: z.string(),
  drawsOn: z.optional(typedNumber(1, 7)),
  drawsAt,
  closeMinutesBefore: typedNumber(0, 720),
  holdMinutes: typedNumber(1, 120),
  claimDays: typedNumber(1, 3_650),
  drawsWhenFull: z.boolean(),
})
