import { NUMBER_STATUSES } from '@edil/domain/boards'
import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { useLocation, useSearch } from 'wouter'
import { useNumberGroups } from '../../api/number-groups.ts'
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
import { ListFailed } from '../access/list-failed.tsx'
import { GroupCard } from './group-card.tsx'
import { StatusSign } from './number-chip.tsx'
import styles from './numbers.module.css'
import { groupKey, useGroupsInPlace } from './use-groups-in-place.ts'

/** The taken numbers of the open games, by player. */
export function NumbersDesk() {
  const { t } = useText()
  const [path, navigate] = useLocation()
  const address = new URLSearchParams(useSearch())
  const type = GAME_TYPES.find((candidate) => candidate === address.get('type')) ?? 'daily'
  useReviewUpdates()
  return (
    <Column gap={4}>
      <h1>{t('admin.numbers')}</h1>
      <Tabs
        label={t('review.types')}
        tabs={GAME_TYPES.map((id) => ({ id, label: t(`game.type.${id}`) }))}
        selected={type}
        onSelect={(id) => navigate(`${path}?type=${id}`, { replace: true })}
      >
        <Groups key={type} type={type} />
      </Tabs>
    </Column>
  )
}

function Groups({ type }: { readonly type: GameType }) {
  const { t } = useText()
  const { items: groups, pages, error, isFetching, refetch } = useNumberGroups(type)
  useLoadFailureToast(error, 'numbers.loadFailed')
  const { shown, decided, setDeciding, markDecided } = useGroupsInPlace(groups)
  const isSettling = useIsSettling(shown.map((group) => `${groupKey(group)} ${group.canApprove}`).join())
  if (!groups && error) return <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />
  if (!groups) return <GroupsSkeleton />
  if (shown.length === 0) return <Empty level="h2" title={t('numbers.none')} text={t('numbers.noneText')} />
  return (
    <Column gap={3}>
      <Row gap={4} wrap className={styles.key}>
        {NUMBER_STATUSES.map((status) => (
          <span key={status}>
            <StatusSign status={status} /> {t(`numbers.status.${status}`)}
          </span>
        ))}
      </Row>
      <ul className={styles.groups}>
        {shown.map((group) => (
          <GroupCard
            key={groupKey(group)}
            group={group}
            type={type}
            decided={decided.get(groupKey(group))}
            isSettling={isSettling}
            onDeciding={(isDeciding) => setDeciding(group, isDeciding)}
            onDecided={(action) => markDecided(group, action)}
          />
        ))}
      </ul>
      <ShowMore {...pages} />
    </Column>
  )
}

const SKELETON_CARDS = ['1', '2', '3'] as const

function GroupsSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <div className={styles.groups}>
        {SKELETON_CARDS.map((card) => (
          <Card key={card}>
            <Column gap={3}>
              <SkeletonLine width="40%" height="1.5rem" />
              <SkeletonLine height="2.75rem" />
              <SkeletonLine height="3rem" />
            </Column>
          </Card>
        ))}
      </div>
    </Skeleton>
  )
}
