import type { PaymentReview } from '@edil/contract/review'
import { fromWire, moneyParts } from '@edil/domain/money'
import { formatHourOfDay } from '@edil/text/format'
import { commaList } from '../../page/comma-list.ts'
import { isToday, useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Column, Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Pick } from '../../ui/pick.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './payments.module.css'
import { useOthers } from './use-others.ts'

type PaymentFactsProps = { readonly payment: PaymentReview }

/** Player, amount and numbers. */
export function PaymentFacts({ payment }: PaymentFactsProps) {
  const { t, language } = useText()
  const { username, fullName, earlierPayments, earlierRejections, amountSantim } = payment
  const others = useOthers(payment.openedBy)
  return (
    <Column gap={3}>
      <Row gap={3} spread align="start">
        <div className={styles.who}>
          <h2>
            <bdi>{username}</bdi>
          </h2>
          <Type size="sm" muted>
            <bdi>{fullName}</bdi> · {t('review.record', { payments: earlierPayments, rejected: earlierRejections })}
          </Type>
        </div>
        <Money {...moneyParts(fromWire(amountSantim), language)} size="xl" />
      </Row>
      <EnteredNumbers payment={payment} />
      <Type size="sm">
        {t('review.payer', { method: t(`review.method.${payment.method}`) })}{' '}
        <b>
          <bdi>{payment.accountName}</bdi>
        </b>
      </Type>
      {others.length > 0 && (
        <Message icon="eye">{t('review.alsoReviewing', { count: others.length, names: commaList(others) })}</Message>
      )}
      {payment.status === 'pending' && !payment.isGameOpen && (
        <Message tone="waiting">{t('review.gameClosed')}</Message>
      )}
    </Column>
  )
}

function EnteredNumbers({ payment: { numbers, count, type, drawsAt } }: PaymentFactsProps) {
  const { t, language } = useText()
  const moment = useShortMoment()
  const at = new Date(drawsAt)
  const draw = isToday(at)
    ? t('review.drawToday', { type: t(`game.type.${type}`), time: formatHourOfDay(at, language) })
    : t('review.drawOn', { type: t(`game.type.${type}`), when: moment(drawsAt) })
  return (
    <Row gap={2} wrap>
      {numbers.map((number) => (
        <Pick key={number} number={number} />
      ))}
      <Type size="sm" muted>
        {draw}
        {numbers.length < count && ` · ${t('review.toSelect', { count: count - numbers.length })}`}
      </Type>
    </Row>
  )
}
