import type { FiguresOfDay } from '@edil/contract/staff-figures'
import { useMemo } from 'react'
import { useFormat, useText } from '../../text/use-text.ts'
import { ChartFigure } from './chart-figure.tsx'
import type { ChartSeries } from './day-chart.tsx'

export function DecisionsByDay({ days }: { readonly days: readonly FiguresOfDay[] }) {
  const { t } = useText()
  const format = useFormat()
  const series = useMemo<ChartSeries[]>(
    () => [
      {
        id: 'approved',
        label: t('figures.approved'),
        look: 'line',
        color: '--green',
        figureOf: ({ approved }) => approved,
        show: format.number,
      },
      {
        id: 'rejected',
        label: t('figures.rejected'),
        look: 'dashes',
        color: '--red',
        figureOf: ({ rejected }) => rejected,
        show: format.number,
      },
    ],
    [t, format],
  )
  const sum = (of: 'approved' | 'rejected') => days.reduce((total, row) => total + row[of], 0)
  const dayName = (of: FiguresOfDay | undefined) => (of ? format.date(new Date(of.day), 'numeric') : '')
  const alt = t('figures.decisionsAlt', {
    from: dayName(days[0]),
    to: dayName(days.at(-1)),
    approved: sum('approved'),
    rejected: sum('rejected'),
  })
  return <ChartFigure title={t('figures.decisionsByDay')} alt={alt} days={days} series={series} />
}
