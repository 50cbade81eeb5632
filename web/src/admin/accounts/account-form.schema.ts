import { setReceivingAccount } from '@edil/contract/review'
import { bodyOf } from '../../api/body-of.ts'

export const accountSchema = bodyOf(setReceivingAccount)
