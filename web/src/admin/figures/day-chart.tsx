import type { FiguresOfDay } from '@edil/contract/staff-figures'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import uPlot from 'uplot'
import { useFormat, useText } from '../../text/use-text.ts'
import { activeTheme, onThemeChange } from '../../ui/theme.ts'

export type ChartSeries = {
  readonly id: string
  readonly label: string
  /** Two series differ by their lines, not only by colour. */
  readonly look: 'bars' | 'line' | 'dashes'
  /** The token of the colour. */
  readonly color: '--green' | '--red'
  /** A whole number, or birr with santim. */
  readonly figureOf: (of: FiguresOfDay) => number
  readonly show: (value: number) => string
}

type DayChartProps = { readonly days: readonly FiguresOfDay[]; readonly series: readonly ChartSeries[] }

const HEIGHT = 220

/** The canvas takes its colours from the tokens of the theme, so a new theme renders it again. */
export function DayChart({ days, series }: DayChartProps) {
  const { t } = useText()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const theme = useSyncExternalStore(onThemeChange, activeTheme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the tokens
  useEffect(() => {
    const target = box.current
    if (!target) return
    const nameOf = (index: number) => {
      const row = days[index]
      return row ? format.date(new Date(row.day), 'numeric') : ''
    }
    const x = { label: t('figures.day'), value: (_: uPlot, index: number | null) => nameOf(index ?? -1) || '–' }
    const options = optionsOf({ target, x, nameOf, series })
    const values = [days.map((_, index) => index), ...series.map(({ figureOf }) => days.map(figureOf))]
    const chart = new uPlot(options, values as uPlot.AlignedData, target)
    const observer = new ResizeObserver(() => chart.setSize({ width: target.clientWidth, height: HEIGHT }))
    observer.observe(target)
    return () => {
      observer.disconnect()
      chart.destroy()
    }
  }, [days, series, format, t, theme])
  return <div ref={box} />
}

type Parts = {
  readonly target: HTMLElement
  readonly x: uPlot.Series
  readonly nameOf: (index: number) => string
  readonly series: readonly ChartSeries[]
}

function optionsOf({ target, x, nameOf, series }: Parts): uPlot.Options {
  const tokens = getComputedStyle(target)
  const color = (token: string) => tokens.getPropertyValue(token).trim()
  const axis = {
    stroke: color('--ink-2'),
    font: `12px ${tokens.fontFamily}`,
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  }
  return {
    width: target.clientWidth,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      // Half a day of room on both sides, for the bars.
      x: { time: false, range: (_, min, max) => [min - 0.5, max + 0.5] },
      y: { range: (_, _min, max) => [0, Math.max(max, 1) * 1.05] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 90,
        incrs: WHOLE_STEPS,
        values: (_, splits) => splits.map((split) => nameOf(split)),
      },
      {
        ...axis,
        size: 68,
        incrs: WHOLE_STEPS,
        values: (_, splits) => splits.map((split) => split.toLocaleString('en')),
      },
    ],
    series: [x, ...series.map((one) => seriesOf(one, color(one.color)))],
  }
}

/** Days, decisions and birr are counted in whole steps. */
const WHOLE_STEPS = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat()

function seriesOf({ label, look, show }: ChartSeries, color: string): uPlot.Series {
  const value = (_: uPlot, shown: number | null) => (shown === null ? '–' : show(shown))
  const common = { label, value, stroke: color, width: 2 }
  if (look === 'bars') {
    const paths = uPlot.paths.bars?.({ size: [0.7, 40] })
    return { ...common, fill: color, width: 0, points: { show: false }, ...(paths && { paths }) }
  }
  return { ...common, points: { show: true, size: 5, fill: color }, ...(look === 'dashes' && { dash: [6, 4] }) }
}
