import type { FiguresOfDay, StaffFigures } from '@edil/contract/staff-figures'
import { addisDate } from '@edil/domain/addis-time'
import { type DayRange, lastDays } from '@edil/domain/day-range'
import { useState } from 'react'
import { useStaffFigures } from '../../api/staff-figures.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { DaysSection } from './days-section.tsx'
import { GamesSection } from './games-section.tsx'
import { RangePicker } from './range-picker.tsx'
import { ReviewersSection } from './reviewers-section.tsx'

const DAYS_AT_FIRST = 30

/** Money and decisions of a range of days: by day, by game, by receiving account and by reviewer. */
export function FiguresDesk() {
  const { t } = useText()
  const [range, setRange] = useState(() => lastDays(addisDate(new Date()), DAYS_AT_FIRST))
  const { data: figures, error, isFetching, refetch } = useStaffFigures(range)
  useLoadFailureToast(error, 'figures.failed')
  return (
    <Column gap={5}>
      <div>
        <h1>{t('admin.figures')}</h1>
        <Type muted>{t('figures.lead')}</Type>
      </div>
      <RangePicker key={`${range.from} ${range.to}`} range={range} onChange={setRange} />
      {figures && <Sections figures={figures} range={range} />}
      {!figures && !error && <ListSkeleton rows={4} rowHeight="3rem" />}
      {!figures && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
    </Column>
  )
}

type SectionsProps = { readonly figures: StaffFigures; readonly range: DayRange }

function Sections({ figures: { days, accounts, reviewers }, range }: SectionsProps) {
  const { t } = useText()
  return (
    <>
      {days.some(hasFigures) ? (
        <DaysSection days={days} range={range} />
      ) : (
        <Card>
          <Empty level="h2" title={t('figures.none')} text={t('figures.noneText')} />
        </Card>
      )}
      <GamesSection range={range} />
      <AccountsSection accounts={accounts} range={range} />
      <ReviewersSection reviewers={reviewers} range={range} />
    </>
  )
}

function hasFigures({ day: _day, ...figures }: FiguresOfDay): boolean {
  return Object.values(figures).some((figure) => figure !== 0)
}
