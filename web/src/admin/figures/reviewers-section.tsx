import type { FiguresOfReviewer } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { useFormat, useText } from '../../text/use-text.ts'
import { Table } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'
import { Section } from './section.tsx'

type ReviewersSectionProps = { readonly reviewers: readonly FiguresOfReviewer[]; readonly range: DayRange }

/** How many payments each reviewer decided, and how long their players had waited. */
export function ReviewersSection({ reviewers, range }: ReviewersSectionProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Section table="reviewers" range={range}>
      {reviewers.length === 0 ? (
        <Type muted>{t('figures.noReviewers')}</Type>
      ) : (
        <Table
          caption={t('figures.reviewers')}
          rows={reviewers}
          keyOf={({ reviewerId }) => reviewerId}
          onPhone="dense"
          columns={[
            {
              id: 'reviewer',
              heading: t('figures.reviewer'),
              cell: ({ reviewer }) => <bdi>{reviewer}</bdi>,
              takesLine: true,
            },
            { id: 'approved', heading: t('figures.approved'), cell: ({ approved }) => approved, end: true },
            { id: 'rejected', heading: t('figures.rejected'), cell: ({ rejected }) => rejected, end: true },
            {
              id: 'median',
              heading: t('figures.median'),
              cell: ({ medianSeconds }) => format.duration(medianSeconds),
              end: true,
            },
            { id: 'p95', heading: t('figures.p95'), cell: ({ p95Seconds }) => format.duration(p95Seconds), end: true },
          ]}
        />
      )}
    </Section>
  )
}
