import type { Me } from '@edil/contract/sessions'
import { useMyPrizes } from '../../api/my-prizes.ts'
import { useAccountUpdates } from '../../api/use-account-updates.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { SignedIn } from '../../page/signed-in.tsx'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Row, Wrap } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { PrizeCard } from './prize-card.tsx'
import styles from './prizes.module.css'

/** My prizes: a winner claims them here and sees them paid. */
export function Prizes() {
  return <SignedIn>{(me) => <MyPrizes me={me} />}</SignedIn>
}

export function MyPrizes({ me }: { readonly me: Me }) {
  const { t } = useText()
  const { items: prizes, pages, error, isFetching, refetch } = useMyPrizes()
  useAccountUpdates(me.id)
  const known = prizes?.find(({ destination }) => destination !== null)?.destination ?? null
  return (
    <Wrap page>
      <Column gap={5} className={styles.page}>
        <h1>{t('nav.myPrizes')}</h1>
        {!prizes && !error && <PrizesSkeleton />}
        {!prizes && error && (
          <LoadFailed title="prizes.failed" isBusy={isFetching} onTryAgain={refetch}>
            {t('prizes.failedText')}
          </LoadFailed>
        )}
        {prizes?.length === 0 && <EmptyList level="h2" title="prizes.empty" text="prizes.emptyText" />}
        {prizes && prizes.length > 0 && (
          <Column as="ul">
            {prizes.map((prize) => (
              <li key={prize.id}>
                <PrizeCard prize={prize} known={known} fullName={me.fullName} />
              </li>
            ))}
          </Column>
        )}
        <ShowMore {...pages} />
      </Column>
    </Wrap>
  )
}

function PrizesSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card>
        <Column>
          <Row gap={3}>
            <SkeletonLine width="72px" height="72px" />
            <SkeletonLine width="10rem" height="3rem" />
          </Row>
          <SkeletonLine height="7rem" />
          <SkeletonLine height="12rem" />
        </Column>
      </Card>
    </Skeleton>
  )
}
