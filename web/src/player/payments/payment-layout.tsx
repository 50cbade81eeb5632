import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './payment.module.css'

type PaymentLayoutProps = {
  /** The numbers and their hold: above the steps on a phone, beside them on a large screen. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function PaymentLayout({ aside, children }: PaymentLayoutProps) {
  const { t } = useText()
  return (
    <Wrap page className={styles.layout}>
      <h1>{t('pay.title')}</h1>
      {aside && (
        <Column as="aside" className={styles.aside}>
          {aside}
          <div className={styles.deskOnly}>
            <Message>{t('pay.onlyApproved')}</Message>
          </div>
        </Column>
      )}
      <Column gap={5} className={styles.main}>
        {children}
      </Column>
    </Wrap>
  )
}

export function PaymentSkeleton() {
  const { t } = useText()
  return (
    <PaymentLayout aside={<SkeletonLine height="6.25rem" />}>
      <Skeleton label={t('page.loading')}>
        <Column gap={6}>
          {['1', '2', '3'].map((key) => (
            <Column key={key} gap={3}>
              <SkeletonLine width="14rem" height="2rem" />
              <Card>
                <Column gap={3}>
                  <SkeletonLine height="3rem" />
                  <SkeletonLine height="3rem" />
                  <SkeletonLine height="3rem" />
                </Column>
              </Card>
            </Column>
          ))}
        </Column>
      </Skeleton>
    </PaymentLayout>
  )
}
