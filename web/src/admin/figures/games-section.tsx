import type { FiguresOfGame } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { fromWire, moneyParts } from '@edil/domain/money'
import { Link } from 'wouter'
import { useFiguresOfGames } from '../../api/staff-figures.ts'
import { ShowMore } from '../../page/show-more.tsx'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Row } from '../../ui/layout.tsx'
import { Table } from '../../ui/rows.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './figures.module.css'
import { Section } from './section.tsx'

/** The money of each ended game. */
export function GamesSection({ range }: { readonly range: DayRange }) {
  const { t } = useText()
  const { items, error, isFetching, refetch, pages } = useFiguresOfGames(range)
  useLoadFailureToast(error, 'figures.failed')
  return (
    <Section table="games" range={range}>
      <Type size="sm" muted>
        {t('figures.gamesText')} {t('figures.currency')}
      </Type>
      {!items && !error && <ListSkeleton rows={3} rowHeight="3rem" />}
      {!items && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
      {items?.length === 0 && <Type muted>{t('figures.noGames')}</Type>}
      {items && items.length > 0 && <Games games={items} />}
      <ShowMore {...pages} />
    </Section>
  )
}

function Games({ games }: { readonly games: readonly FiguresOfGame[] }) {
  const { t, language } = useText()
  const format = useFormat()
  const figure = (santim: number) => moneyParts(fromWire(santim), language).figure
  return (
    <Table
      caption={t('figures.games')}
      rows={games}
      keyOf={({ gameId }) => gameId}
      onPhone="dense"
      columns={[
        { id: 'game', heading: t('figures.game'), cell: (game) => <GameName game={game} />, takesLine: true },
        {
          id: 'day',
          heading: t('figures.drawDay'),
          cell: ({ day }) => format.date(new Date(day), 'numeric'),
          takesLine: true,
        },
        { id: 'sold', heading: t('figures.sold'), cell: ({ sold }) => sold, end: true },
        { id: 'in', heading: t('figures.moneyIn'), cell: (game) => figure(game.moneyInSantim), end: true },
        { id: 'returned', heading: t('figures.returned'), cell: (game) => figure(game.returnedSantim), end: true },
        { id: 'prizes', heading: t('figures.prizes'), cell: (game) => figure(game.prizesSantim), end: true },
        { id: 'margin', heading: t('figures.margin'), cell: (game) => <b>{figure(game.marginSantim)}</b>, end: true },
      ]}
    />
  )
}

function GameName({ game: { gameId, isCancelled } }: { readonly game: FiguresOfGame }) {
  const { t } = useText()
  return (
    <Row gap={2}>
      <Link href={`/draws/${gameId}`} className={styles.game}>
        {gameId}
      </Link>
      {isCancelled && <Tag>{t('figures.cancelled')}</Tag>}
    </Row>
  )
}
