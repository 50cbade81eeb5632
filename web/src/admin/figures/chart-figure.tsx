import type { FiguresOfDay } from '@edil/contract/staff-figures'
import { lazy, Suspense } from 'react'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Table } from '../../ui/rows.tsx'
import type { ChartSeries } from './day-chart.tsx'
import styles from './figures.module.css'
import { ScrollBox } from './scroll-box.tsx'

/** Loads uPlot. */
const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

type ChartFigureProps = {
  readonly title: string
  /** What the chart shows, for people who do not see it. */
  readonly alt: string
  readonly days: readonly FiguresOfDay[]
  readonly series: readonly ChartSeries[]
}

/** A chart by day, and the same values as a table. */
export function ChartFigure({ title, alt, days, series }: ChartFigureProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Column as="figure" gap={2} className={styles.figure}>
      <h3>{title}</h3>
      <div role="img" aria-label={alt} className={styles.chart}>
        <Suspense>
          <DayChart days={days} series={series} />
        </Suspense>
      </div>
      <details className={styles.details}>
        <summary>{t('figures.showTable')}</summary>
        <ScrollBox label={title} days={days.length}>
          <Table
            caption={title}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            onPhone="table"
            columns={[
              { id: 'day', heading: t('figures.day'), cell: ({ day }) => format.date(new Date(day), 'numeric') },
              ...series.map(({ id, label, figureOf, show }) => ({
                id,
                heading: label,
                cell: (row: FiguresOfDay) => show(figureOf(row)),
                end: true,
              })),
            ]}
          />
        </ScrollBox>
      </details>
    </Column>
  )
}
