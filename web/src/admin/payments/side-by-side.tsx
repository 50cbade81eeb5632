import type { PaymentReview } from '@edil/contract/review'
import { useOtherReview } from '../../api/review.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Row } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import styles from './payments.module.css'

type SideBySideProps = { readonly payment: PaymentReview; readonly duplicateId: string; readonly onClose: () => void }

/** The screenshots of two payments beside each other. */
export function SideBySide({ payment, duplicateId, onClose }: SideBySideProps) {
  const { t } = useText()
  const { data: duplicate, error, isFetching, refetch } = useOtherReview(duplicateId)
  return (
    <Card className={styles.shot}>
      <Row gap={2} spread wrap>
        <Type size="sm" bold>
          {t('review.sideBySide')}
        </Type>
        <Button look="line" size="small" onClick={onClose}>
          {t('review.closeCompare')}
        </Button>
      </Row>
      <div className={styles.pair}>
        <Picture payment={payment} isNow />
        {duplicate && <Picture payment={duplicate} />}
        {!duplicate && !error && (
          <Skeleton label={t('page.loading')}>
            <SkeletonLine height="20rem" />
          </Skeleton>
        )}
        {!duplicate && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
      </div>
    </Card>
  )
}

function Picture({ payment, isNow = false }: { readonly payment: PaymentReview; readonly isNow?: boolean }) {
  const { t } = useText()
  const moment = useShortMoment()
  const values = { name: payment.username, when: moment(payment.submittedAt) }
  return (
    <figure>
      {payment.screenshotUrl === null ? (
        <Type size="sm" muted>
          {t('review.screenshotErased')}
        </Type>
      ) : (
        <img src={payment.screenshotUrl} alt={t('review.pictureOf', { name: payment.username })} />
      )}
      <figcaption>
        {isNow
          ? t('review.now', values)
          : t('review.then', { ...values, status: t(`review.became.${payment.status}`) })}
      </figcaption>
      {!isNow && (
        <ButtonLink href={otherPath(payment)} look="text" size="small">
          {t('review.openOther')}
        </ButtonLink>
      )}
    </figure>
  )
}

function otherPath({ id, type, status }: PaymentReview): string {
  return `/etxdark/payments?${new URLSearchParams({ type, status, payment: id })}`
}
