import { fromWire, moneyParts } from '@edil/domain/money'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { type RefundState, useRefunds } from '../../api/refunds.ts'
import { useReviewUpdates } from '../../api/review.ts'
import { ShowMore } from '../../page/show-more.tsx'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Money, Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { OwedRefundCard } from './owed-refund.tsx'
import { PaidRefundRow } from './paid-refund.tsx'
import styles from './refunds.module.css'
import { WithdrawalsCard } from './withdrawals.tsx'

const STATES = ['owed', 'paid'] as const

export function RefundsDesk() {
  const { t } = useText()
  const address = new URLSearchParams(useSearch())
  const [state, setState] = useState<RefundState>(address.get('state') === 'paid' ? 'paid' : 'owed')
  useReviewUpdates()
  return (
    <Column gap={5}>
      <h1>{t('admin.refunds')}</h1>
      <WithdrawalsCard />
      <Column gap={4} className={styles.tabs}>
        <Tabs
          label={t('admin.refunds')}
          tabs={STATES.map((id) => ({ id, label: t(`refunds.${id}`) }))}
          selected={state}
          onSelect={setState}
        >
          <RefundList key={state} state={state} />
        </Tabs>
      </Column>
    </Column>
  )
}

function RefundList({ state }: { readonly state: RefundState }) {
  const { t, language } = useText()
  const { data, items: refunds, pages, error, isFetching, refetch } = useRefunds(state)
  useLoadFailureToast(error, 'refunds.loadFailed')
  const isSettling = useIsSettling(refunds?.map(({ id, reservedBy }) => `${id} ${reservedBy}`).join() ?? '')
  if (!data && error) return <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />
  if (!data || !refunds) return <RefundsSkeleton />
  if (refunds.length === 0) {
    return <Empty level="h2" title={t(`refunds.none.${state}`)} text={t(`refunds.noneText.${state}`)} />
  }
  if (state === 'paid') {
    return (
      <Column gap={3}>
        <Card>
          <ul className={styles.paid}>
            {refunds.map((refund) => (
              <PaidRefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        </Card>
        <ShowMore {...pages} />
      </Column>
    )
  }
  return (
    <Column gap={4}>
      <Row gap={2} spread wrap>
        <Type>{t('refunds.count', { count: refunds.length })}</Type>
        <Type>
          {t('refunds.sum')} <Money {...moneyParts(fromWire(data.owedSantim), language)} size="xl" />
        </Type>
      </Row>
      <ul className={styles.owed}>
        {refunds.map((refund) => (
          <OwedRefundCard key={refund.id} refund={refund} isSettling={isSettling} />
        ))}
      </ul>
      <ShowMore {...pages} />
    </Column>
  )
}

const SKELETON_CARDS = ['1', '2'] as const

function RefundsSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <div className={styles.owed}>
        {SKELETON_CARDS.map((card) => (
          <Card key={card}>
            <Column gap={3}>
              <SkeletonLine width="50%" height="1.5rem" />
              <SkeletonLine height="8rem" />
            </Column>
          </Card>
        ))}
      </div>
    </Skeleton>
  )
}
