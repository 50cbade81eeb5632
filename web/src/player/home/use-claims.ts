import type { ResponseOf } from '@edil/contract/endpoint'
import type { Duration, showHome } from '@edil/contract/figures'
import { fromWire } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'

/** How fast prizes are paid. Rounded up to whole minutes, so that the claim is never better than the figure. */
export function usePayoutClaim(): (payouts: Duration) => string {
  const { t } = useText()
  const format = useFormat()
  return (payouts) => {
    if (!payouts) return t('home.payoutsNone')
    const minutes = Math.max(1, Math.ceil(payouts.medianMinutes))
    return t('home.payoutsText', { duration: format.duration(minutes * 60) })
  }
}

type FirstPrizes = ResponseOf<typeof showHome>['firstPrizesSantim']

/** The range of the first prizes. */
export function usePrizeClaim(): (prizes: FirstPrizes) => string {
  const { t } = useText()
  const format = useFormat()
  const money = (santim: number) => format.money(fromWire(santim))
  return (prizes) => {
    if (!prizes) return t('home.alwaysNone')
    const { lowest, highest } = prizes
    if (lowest === highest) return t('home.alwaysOne', { prize: money(lowest) })
    return t('home.alwaysText', { lowest: money(lowest), highest: money(highest) })
  }
}
