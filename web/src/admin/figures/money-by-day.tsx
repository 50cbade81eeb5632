import type { FiguresOfDay } from '@edil/contract/staff-figures'
import { fromWire } from '@edil/domain/money'
import { useMemo } from 'react'
import { useFormat, useText } from '../../text/use-text.ts'
import { ChartFigure } from './chart-figure.tsx'
import type { ChartSeries } from './day-chart.tsx'

export function MoneyByDay({ days }: { readonly days: readonly FiguresOfDay[] }) {
  const { t } = useText()
  const format = useFormat()
  const series = useMemo<ChartSeries[]>(
    () => [
      {
        id: 'money',
        label: t('figures.moneyIn'),
        look: 'bars',
        color: '--green',
        figureOf: ({ moneyInSantim }) => moneyInSantim / 100,
        show: (birr) => format.money(fromWire(Math.round(birr * 100))),
      },
    ],
    [t, format],
  )
  const dayName = (of: FiguresOfDay | undefined) => (of ? format.date(new Date(of.day), 'numeric') : '')
  const [most] = days.toSorted((one, other) => other.moneyInSantim - one.moneyInSantim)
  const alt = t('figures.moneyAlt', {
    from: dayName(days[0]),
    to: dayName(days.at(-1)),
    total: format.money(fromWire(days.reduce((sum, { moneyInSantim }) => sum + moneyInSantim, 0))),
    day: dayName(most),
    most: format.money(fromWire(most?.moneyInSantim ?? 0)),
  })
  return <ChartFigure title={t('figures.moneyByDay')} alt={alt} days={days} series={series} />
}
