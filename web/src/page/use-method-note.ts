import type { PaymentMethod } from '@edil/domain/postings'
import { useClosedMethods } from '../api/receiving-accounts.ts'
import { useText } from '../text/use-text.ts'

/** Why a payment method cannot be chosen: it is closed for now, or was never set up. */
export function useMethodNote(): (method: PaymentMethod) => string {
  const { t } = useText()
  const { data: closed } = useClosedMethods()
  return (method) => t(closed?.includes(method) ? 'payment.closedNow' : 'payment.comingSoon')
}
