import type { FiguresOfDay } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Table } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'
import { DecisionsByDay } from './decisions-by-day.tsx'
import styles from './figures.module.css'
import { MoneyByDay } from './money-by-day.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { Section } from './section.tsx'

type DaysSectionProps = { readonly days: readonly FiguresOfDay[]; readonly range: DayRange }

/** Two charts, and all figures of each day in a table, the latest first. */
export function DaysSection({ days, range }: DaysSectionProps) {
  const { t, language } = useText()
  const format = useFormat()
  const figure = (santim: number) => moneyParts(fromWire(santim), language).figure
  return (
    <Section table="days" range={range}>
      <div className={styles.charts}>
        <MoneyByDay days={days} />
        <DecisionsByDay days={days} />
      </div>
      <Type size="sm" muted>
        {t('figures.currency')}
      </Type>
      <ScrollBox label={t('figures.days')} days={days.length}>
        <Table
          caption={t('figures.days')}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          onPhone="dense"
          columns={[
            {
              id: 'day',
              heading: t('figures.day'),
              cell: ({ day }) => <b>{format.date(new Date(day), 'numeric')}</b>,
              takesLine: true,
            },
            { id: 'in', heading: t('figures.moneyIn'), cell: (row) => figure(row.moneyInSantim), end: true },
            {
              id: 'refunds',
              heading: t('figures.refundsPaid'),
              cell: (row) => figure(row.refundsPaidSantim),
              end: true,
            },
            { id: 'prizes', heading: t('figures.prizesPaid'), cell: (row) => figure(row.prizesPaidSantim), end: true },
            { id: 'approved', heading: t('figures.approved'), cell: (row) => row.approved, end: true },
            { id: 'rejected', heading: t('figures.rejected'), cell: (row) => row.rejected, end: true },
            { id: 'tickets', heading: t('figures.ticketsSold'), cell: (row) => row.ticketsSold, end: true },
          ]}
        />
      </ScrollBox>
    </Section>
  )
}
