import type { GameMoney } from '@edil/contract/figures'
import { addisDate } from '@edil/domain/addis-time'
import { fromWire, moneyParts } from '@edil/domain/money'
import { Link } from 'wouter'
import { moneyExportPath, useMoneyOfGames } from '../../api/money.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Table } from '../../ui/rows.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './money.module.css'

/** The money of each ended game, and all of it as a file for each year. */
export function ByGame({ since }: { readonly since: string }) {
  const { t } = useText()
  return (
    <Card as="section">
      <Column gap={3}>
        <Row spread wrap gap={2}>
          <h2>{t('money.games')}</h2>
          <Exports since={since} />
        </Row>
        <Games />
      </Column>
    </Card>
  )
}

function Exports({ since }: { readonly since: string }) {
  const { t } = useText()
  const last = Number(addisDate(useNow()).slice(0, 4))
  const first = Number(since.slice(0, 4))
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
  return (
    <Row wrap gap={2}>
      {years.map((year) => (
        <LinkButton
          key={year}
          look="line"
          size="small"
          icon="download"
          href={moneyExportPath(year)}
          download={`edil-money-${year}.csv`}
        >
          {t('money.export', { year })}
        </LinkButton>
      ))}
    </Row>
  )
}

function Games() {
  const { t, language } = useText()
  const format = useFormat()
  const { items, error, isFetching, refetch, pages } = useMoneyOfGames()
  if (!items && error) {
    return (
      <LoadFailed title="money.gamesFailed" isBusy={isFetching} onTryAgain={refetch}>
        {t('money.failedText')}
      </LoadFailed>
    )
  }
  if (!items) return <GamesSkeleton />
  if (items.length === 0) return <EmptyList title="money.gamesNone" text="money.gamesNoneText" />
  const figure = (santim: number) => moneyParts(fromWire(santim), language).figure
  return (
    <>
      <Table
        caption={t('money.games')}
        rows={items}
        keyOf={({ gameId }) => gameId}
        onPhone="dense"
        columns={[
          { id: 'game', heading: t('money.game'), cell: (game) => <GameLink game={game} />, takesLine: true },
          {
            id: 'drawn',
            heading: t('money.drawn'),
            cell: ({ drawnAt }) => (drawnAt ? format.date(new Date(drawnAt)) : '–'),
          },
          {
            id: 'sold',
            heading: t('money.sold'),
            cell: ({ sold, feeSantim }) => `${format.number(sold)} × ${figure(feeSantim)}`,
            end: true,
          },
          {
            id: 'taken-in',
            heading: t('money.takenIn'),
            cell: ({ takenInSantim }) => <b>{figure(takenInSantim)}</b>,
            end: true,
          },
          { id: 'prizes', heading: t('money.prizes'), cell: ({ prizesSantim }) => figure(prizesSantim), end: true },
          { id: 'tax', heading: t('money.tax'), cell: ({ taxSantim }) => figure(taxSantim), end: true },
          { id: 'paid', heading: t('money.paid'), cell: ({ paidSantim }) => figure(paidSantim), end: true },
          {
            id: 'returned',
            heading: t('money.returned'),
            cell: ({ returnedSantim }) => figure(returnedSantim),
            end: true,
          },
          {
            id: 'state',
            heading: t('money.state'),
            cell: (game) => <StateTag game={game} />,
            end: true,
            takesLine: true,
          },
        ]}
      />
      <Type size="sm" muted>
        {t('money.gamesText')} {t('money.currency')}
      </Type>
      <ShowMore {...pages} />
    </>
  )
}

function GameLink({ game: { gameId } }: { readonly game: GameMoney }) {
  return (
    <Link href={`/draws/${gameId}`} className={styles.game}>
      {gameId}
    </Link>
  )
}

function StateTag({ game: { drawnAt, winners, winnersPaid } }: { readonly game: GameMoney }) {
  const { t } = useText()
  if (!drawnAt) return <Tag>{t('money.cancelled')}</Tag>
  if (winners === 0) return <Tag>{t('money.noWinners')}</Tag>
  if (winnersPaid < winners) return <Tag tone="waiting">{t('money.somePaid', { paid: winnersPaid, winners })}</Tag>
  return (
    <Tag tone="active" icon="check">
      {t('money.allPaid')}
    </Tag>
  )
}

function GamesSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="3rem" />
      <SkeletonLine height="3rem" />
      <SkeletonLine height="3rem" />
    </Skeleton>
  )
}
