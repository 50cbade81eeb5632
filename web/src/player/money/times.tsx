import type { Duration } from '@edil/contract/figures'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './money.module.css'

type TimesProps = { readonly approvals: Duration; readonly payouts: Duration }

/** How long approvals and payouts took in the last 30 days: the median, and the time that 95 of 100 stayed within. */
export function Times({ approvals, payouts }: TimesProps) {
  const { t } = useText()
  const time = useTime()
  return (
    <section className={styles.times} aria-label={t('money.times')}>
      <Card>
        <Column gap={1}>
          <Type size="sm" muted>
            {t('money.approvals')}
          </Type>
          {approvals && (
            <Type size="3xl" bold>
              {time(approvals.medianMinutes)}
            </Type>
          )}
          <Type size="sm" muted>
            {approvals
              ? `${t('money.within', { duration: time(approvals.p95Minutes) })} ${t('money.approvalCount', { count: approvals.count })}`
              : t('money.noApprovals')}
          </Type>
        </Column>
      </Card>
      <Card>
        <Column gap={1}>
          <Type size="sm" muted>
            {t('money.payouts')}
          </Type>
          {payouts && (
            <Type size="3xl" bold>
              {time(payouts.medianMinutes)}
            </Type>
          )}
          <Type size="sm" muted>
            {payouts
              ? `${t('money.within', { duration: time(payouts.p95Minutes) })} ${t('money.payoutCount', { count: payouts.count })}`
              : t('money.noPayouts')}
          </Type>
        </Column>
      </Card>
    </section>
  )
}

/** '38 s' or '2 h 14 min', rounded up: a time must not look shorter than it was. */
function useTime(): (minutes: number) => string {
  const { t } = useText()
  const format = useFormat()
  return (minutes) =>
    minutes < 1 ? t('money.seconds', { count: Math.ceil(minutes * 60) }) : format.duration(Math.ceil(minutes) * 60)
}
