import type { ResponseOf } from '@edil/contract/endpoint'
import type { showMoney } from '@edil/contract/figures'
import { dateParts } from '@edil/domain/calendar'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Row, WithAside } from '../../ui/layout.tsx'
import { Table } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'
import { figureIn, scaleOf, stitchOf } from './counted-cloth.ts'
import styles from './money.module.css'

type Month = ResponseOf<typeof showMoney>['months'][number]

/** More bars would be too narrow for their figures on a phone. The table has all months. */
const BARS = 6

/** Of the Gregorian calendar, as the ledger counts months. */
function useMonthName(): (month: string) => { readonly month: string; readonly year: string } {
  const { language } = useText()
  return (month) => dateParts(new Date(`${month}-15T00:00:00Z`), language, 'gregorian', 'short')
}

/** Money taken in and prizes of the last months, as counted stitches and as a table. Newest first. */
export function ByMonth({ months }: { readonly months: readonly Month[] }) {
  return (
    <WithAside as="section">
      <Chart months={months.slice(0, BARS).reverse()} />
      <Card>
        <MonthTable months={months} />
      </Card>
    </WithAside>
  )
}

/** The oldest month first. The table holds the same figures, so screen readers skip the bars. */
function Chart({ months }: { readonly months: readonly Month[] }) {
  const { t } = useText()
  const format = useFormat()
  const nameOf = useMonthName()
  const longest = Math.max(1, ...months.flatMap(({ takenInSantim, prizesSantim }) => [takenInSantim, prizesSantim]))
  const stitch = stitchOf(longest)
  const scale = scaleOf(longest)
  return (
    <Card>
      <Column as="figure" gap={3}>
        <Row spread wrap gap={2}>
          <h2>{t('money.months')}</h2>
          <Row gap={3}>
            <Legend>{t('money.takenIn')}</Legend>
            <Legend isHalf>{t('money.prizes')}</Legend>
          </Row>
        </Row>
        <ol className={styles.bars} aria-hidden="true">
          {months.map(({ month, takenInSantim, prizesSantim }) => (
            <li key={month}>
              <Bars whole={takenInSantim / longest} half={prizesSantim / longest} stitch={stitch / longest} />
              <Type size="xs" bold>
                {nameOf(month).month}
              </Type>
              {figureIn(scale, takenInSantim)}
            </li>
          ))}
        </ol>
        <figcaption>
          <Type size="xs" muted>
            {t('money.stitch', { amount: format.money(fromWire(stitch)) })} {t(`money.figures.${scale}`)}
          </Type>
        </figcaption>
      </Column>
    </Card>
  )
}

const HEIGHT = 200
/** The part of a stitch that is thread; the rest is the gap to the next. */
const THREAD = 0.84

type BarsProps = { readonly whole: number; readonly half: number; readonly stitch: number }

/** Two bars from zero up, in shares of the height. A bar ends at its amount, so its last stitch may be cut. */
function Bars({ whole, half, stitch }: BarsProps) {
  return (
    <svg
      viewBox={`0 0 100 ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      className={styles.cloth}
      aria-hidden="true"
    >
      <Thread x={30} height={whole * HEIGHT} stitch={stitch * HEIGHT} />
      <Thread x={70} height={half * HEIGHT} stitch={stitch * HEIGHT} isHalf />
    </svg>
  )
}

type ThreadProps = {
  readonly x: number
  readonly height: number
  readonly stitch: number
  /** In half stitches, so that the two bars differ without colour. */
  readonly isHalf?: boolean
}

function Thread({ x, height, stitch, isHalf = false }: ThreadProps) {
  const dash = isHalf ? stitch / 2 : stitch
  return (
    <path
      d={`M${x} ${HEIGHT}v${-height}`}
      className={isHalf ? styles.half : undefined}
      strokeWidth={36}
      strokeDasharray={`${dash * THREAD} ${dash * (1 - THREAD)}`}
    />
  )
}

function Legend({ isHalf = false, children }: { readonly isHalf?: boolean; readonly children: string }) {
  return (
    <Row gap={1}>
      <svg viewBox={`32 ${HEIGHT - 12} 12 12`} width={12} height={12} className={styles.cloth} aria-hidden="true">
        <Thread x={38} height={12} stitch={6} isHalf={isHalf} />
      </svg>
      <Type size="xs">{children}</Type>
    </Row>
  )
}

function MonthTable({ months }: { readonly months: readonly Month[] }) {
  const { t, language } = useText()
  const nameOf = useMonthName()
  const figure = (santim: number) => moneyParts(fromWire(santim), language).figure
  return (
    <Type as="div" size="sm" className={styles.figures}>
      <Table
        caption={t('money.monthsTable')}
        rows={months}
        keyOf={({ month }) => month}
        onPhone="table"
        columns={[
          {
            id: 'month',
            heading: t('money.month'),
            cell: ({ month }) => `${nameOf(month).month} ${nameOf(month).year}`,
          },
          { id: 'in', heading: t('money.takenIn'), cell: (month) => figure(month.takenInSantim), end: true },
          { id: 'prizes', heading: t('money.prizes'), cell: (month) => figure(month.prizesSantim), end: true },
          { id: 'refunds', heading: t('money.refunds'), cell: (month) => figure(month.refundsSantim), end: true },
        ]}
      />
      <Type size="xs" muted>
        {t('money.currency')}
      </Type>
    </Type>
  )
}
