import type { OwedRefund } from '@edil/contract/review'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Money, Type } from '../../ui/type.tsx'
import styles from './refunds.module.css'

/** A paid refund: receiver, time, payer and reference. */
export function PaidRefundRow({ refund }: { readonly refund: OwedRefund }) {
  const { t, language } = useText()
  const moment = useShortMoment()
  const { username, fullName, amountSantim, reason, paidAt, paidBy, transferReference } = refund
  return (
    <li>
      <div className={styles.who}>
        <p>
          <b>
            <bdi>{username}</bdi>
          </b>{' '}
          <bdi>{fullName}</bdi>
        </p>
        <Type size="sm" muted>
          {t(`refunds.reason.${reason}`)}
        </Type>
        <Type size="sm" muted>
          {paidAt && t('refunds.paidBy', { when: moment(paidAt), name: paidBy ?? '' })}
        </Type>
      </div>
      <div className={styles.atEnd}>
        <Money {...moneyParts(fromWire(amountSantim), language)} />
        <Type size="sm" muted>
          {transferReference}
        </Type>
      </div>
    </li>
  )
}
