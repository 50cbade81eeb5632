import type { Today } from '@edil/contract/today'
import { useReviewUpdates } from '../../api/review.ts'
import { useSession } from '../../api/session.ts'
import { useToday } from '../../api/today.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import { ProposalsCard } from '../access/proposals-card.tsx'
import { Decisions } from './decisions.tsx'
import { DrawsOfDay } from './draws-of-day.tsx'
import { MoneyOfDay } from './money-of-day.tsx'
import { Needs } from './needs.tsx'
import { SetupList } from './setup-list.tsx'
import styles from './today.module.css'

/** The first page of an operator: what waits, the draws of the day, and the money received. */
export function TodayDesk() {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const { data: today, error, isFetching, refetch } = useToday()
  useReviewUpdates()
  useLoadFailureToast(error, 'today.failed')
  return (
    <Column gap={5}>
      <div>
        <h1>{t('admin.today')}</h1>
        <Type muted>{format.moment(now)}</Type>
      </div>
      {today && <Sections today={today} />}
      {!today && !error && <ListSkeleton rows={4} rowHeight="3rem" />}
      {!today && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
    </Column>
  )
}

function Sections({ today }: { readonly today: Today }) {
  const { person } = useSession()
  return (
    <>
      {person?.role === 'admin' && <ProposalsCard />}
      {person?.role === 'admin' && <SetupList />}
      <div className={styles.overview}>
        <Needs today={today} />
        <DrawsOfDay draws={today.draws} />
      </div>
      <MoneyOfDay today={today} />
      {person?.role === 'admin' && <Decisions />}
    </>
  )
}
