import { requestWithdrawal } from '@edil/contract/withdrawals'
import { bodyOf } from '../../api/body-of.ts'

export const withdrawSchema = bodyOf(requestWithdrawal)
