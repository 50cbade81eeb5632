import type { WinnersOfDraw } from '@edil/contract/figures'
import { shortGameId } from '@edil/domain/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { isShowOver } from '@edil/domain/show'
import { type ComponentProps, useState } from 'react'
import { Link } from 'wouter'
import { useServerTime } from '../../api/use-server-time.ts'
import { useWinners, useWinnerTotals } from '../../api/winners.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column, Row, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Stats } from '../../ui/stats.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Money, Type } from '../../ui/type.tsx'
import { NoWinners } from './no-winners.tsx'
import { PrizeRows } from './prize-rows.tsx'
import styles from './winners.module.css'

const TICK_MS = 4_000

/** The winners of every draw, by type of game, and whether they have been paid. */
export function Winners() {
  const { t } = useText()
  const [type, setType] = useState<GameType>('daily')
  return (
    <Wrap page>
      <Column gap={5}>
        <Column gap={2}>
          <h1>{t('nav.winners')}</h1>
          <Type muted>{t('winners.lead')}</Type>
        </Column>
        <Totals />
        <noscript>
          <Message title={t('winners.noScript')}>{t('winners.noScriptText')}</Message>
        </noscript>
        <Column as="section" gap={5} aria-label={t('winners.tabs')}>
          <Tabs
            label={t('winners.tabs')}
            tabs={GAME_TYPES.map((id) => ({ id, label: t(`game.type.${id}`) }))}
            selected={type}
            onSelect={setType}
          >
            <DrawsOf type={type} />
          </Tabs>
        </Column>
      </Column>
    </Wrap>
  )
}

function Totals() {
  const { t, language } = useText()
  const format = useFormat()
  const totals = useWinnerTotals()
  const unknown = <SkeletonLine width="5rem" />
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  return (
    <Column as="section" gap={2} aria-label={t('winners.totals')}>
      <Stats
        stats={[
          { id: 'paid', label: t('winners.paid'), value: totals ? money(totals.paidSantim) : unknown },
          { id: 'winners', label: t('winners.count'), value: totals ? format.number(totals.winners) : unknown },
          { id: 'draws', label: t('winners.draws'), value: totals ? format.number(totals.draws) : unknown },
          { id: 'owed', label: t('winners.owed'), value: totals ? money(totals.owedSantim) : unknown },
        ]}
      />
      <Type size="sm" muted>
        {totals ? (
          t('winners.witnessed', { count: format.number(totals.witnessed), draws: format.number(totals.draws) })
        ) : (
          <SkeletonLine width="12rem" />
        )}
      </Type>
    </Column>
  )
}

function DrawsOf({ type }: { readonly type: GameType }) {
  const { t } = useText()
  const { items, error, isFetching, refetch, pages } = useWinners(type)
  if (items) return <KnownDraws type={type} known={items} pages={pages} />
  if (error) {
    return (
      <LoadFailed title="winners.failed" isBusy={isFetching} onTryAgain={refetch}>
        {t('winners.failedText')}
      </LoadFailed>
    )
  }
  return <DrawsSkeleton />
}

type KnownDrawsProps = {
  readonly type: GameType
  readonly known: readonly WinnersOfDraw[]
  readonly pages: ComponentProps<typeof ShowMore>
}

/** A draw is listed once every stage has shown its result. */
function KnownDraws({ type, known, pages }: KnownDrawsProps) {
  const time = useServerTime(TICK_MS)
  const draws = known.filter(({ drawnAt }) => isShowOver(drawnAt, time))
  if (draws.length === 0) {
    return <NoWinners type={type} />
  }
  return (
    <Column gap={3}>
      <div className={styles.draws}>
        {draws.map((draw) => (
          <DrawCard key={draw.gameId} draw={draw} />
        ))}
      </div>
      <ShowMore {...pages} />
    </Column>
  )
}

function DrawCard({ draw: { gameId, type, drawnAt, prizes } }: { readonly draw: WinnersOfDraw }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Card as="article" data-draw={gameId}>
      <Row spread wrap gap={2}>
        <Type as="h2" size="lg">
          {format.date(new Date(drawnAt), 'day')}
        </Type>
        <Link href={`/draws/${gameId}`} className={styles.link}>
          {t('winners.draw', { number: shortGameId(gameId, type) })}
          <Icon name="chevron" />
        </Link>
      </Row>
      <PrizeRows prizes={prizes} />
    </Card>
  )
}

function DrawsSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="18rem" />
      <SkeletonLine height="18rem" />
    </Skeleton>
  )
}
