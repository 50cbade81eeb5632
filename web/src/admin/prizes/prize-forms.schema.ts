import { confirmTaxRule, failPrize, payPrize, setPayoutSettings } from '@edil/contract/prizes'
import { isReference, normaliseReference } from '@edil/domain/payments'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { transferReference } = bodyOf(payPrize).shape
const { failure } = bodyOf(failPrize).shape
const { note } = bodyOf(confirmTaxRule).shape
const { unclaimedGoTo } = bodyOf(setPayoutSettings).shape

/** Amounts are typed in birr and rates in percent; typed-amount.ts and tax-rate.ts parse them. */
export const paySchema = z.strictObject({
  amount: z.string(),
  transferReference: transferReference.check(z.refine((typed) => isReference(normaliseReference(typed) ?? ''))),
})

export const failSchema = z.object({ failure })

export const taxSchema = z.object({ rate: z.string(), appliesFrom: z.iso.date(), note })

export const settingsSchema = z.object({ above: z.string(), unclaimedGoTo })

export const exportSchema = z.object({ from: z.iso.date(), to: z.iso.date() })
