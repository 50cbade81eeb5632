import type { PaymentReview } from '@edil/contract/review'
import { useEffect, useMemo, useState } from 'react'
import { usePresence, useReview } from '../../api/review.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { checksOf } from './checks.ts'
import { ChecksList } from './checks-list.tsx'
import { Decided } from './decided.tsx'
import { Decision } from './decision.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payments.module.css'
import { Screenshot } from './screenshot.tsx'
import { SideBySide } from './side-by-side.tsx'
import { useReference } from './use-reference.ts'

type PaymentPanelProps = {
  readonly paymentId: string
  /** Whether the list contains it. When it leaves the list, its state has changed. */
  readonly isListed: boolean
  /** Called when it is decided, here or by another reviewer. */
  readonly onDecided: () => void
}

export function PaymentPanel({ paymentId, isListed, onDecided }: PaymentPanelProps) {
  const { data: payment, error, isFetching, refetch } = useReview(paymentId)
  usePresence(paymentId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it leaves the list or comes back
  useEffect(() => {
    if (payment) void refetch()
  }, [isListed])
  if (payment) return <Review payment={payment} onDecided={onDecided} />
  if (!error) return <PanelSkeleton />
  return <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />
}

function Review({ payment, onDecided }: { readonly payment: PaymentReview; readonly onDecided: () => void }) {
  const reference = useReference(payment)
  const checks = useMemo(() => checksOf(payment, reference.state), [payment, reference.state])
  const [isSeen, setSeen] = useState(false)
  const [duplicateId, setDuplicateId] = useState<string>()
  const isWaiting = payment.status === 'pending'
  return (
    <>
      {duplicateId ? (
        <SideBySide payment={payment} duplicateId={duplicateId} onClose={() => setDuplicateId(undefined)} />
      ) : (
        <PanelPicture url={payment.screenshotUrl} onSeen={() => setSeen(true)} />
      )}
      <Card as="div" className={styles.facts}>
        <PaymentFacts payment={payment} />
        <ChecksList payment={payment} checks={checks} reference={reference} onCompare={setDuplicateId} />
        {isWaiting ? (
          <Decision payment={payment} checks={checks} isSeen={isSeen} onDecided={onDecided} />
        ) : (
          <Decided payment={payment} />
        )}
      </Card>
    </>
  )
}

function PanelPicture({ url, onSeen }: { readonly url: string | null; readonly onSeen: () => void }) {
  const { t } = useText()
  return url === null ? <Message title={t('review.screenshotErased')} /> : <Screenshot url={url} onSeen={onSeen} />
}

function PanelSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card>
        <Column gap={3}>
          <SkeletonLine width="40%" height="1.75rem" />
          <SkeletonLine height="24rem" />
        </Column>
      </Card>
    </Skeleton>
  )
}
