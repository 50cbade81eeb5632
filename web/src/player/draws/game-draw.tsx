import type { Game } from '@edil/contract/games'
import { useState } from 'react'
import { useEndedGames, useGameCounts, useGames } from '../../api/games.ts'
import { byDrawTime, type GamesById, isOngoing, mergeGames } from '../../api/ongoing-games.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { GamesNeedScript } from '../../page/games-need-script.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import type { MessageId } from '../../text/use-text.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column, Wrap } from '../../ui/layout.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Stats } from '../../ui/stats.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DrawCard, DrawCardSkeleton } from './draw-card.tsx'
import styles from './game-draw.module.css'

const TABS = ['all', 'active', 'drawing', 'completed'] as const
type Tab = (typeof TABS)[number]

const LABELS: Record<Tab, MessageId> = {
  all: 'draws.all',
  active: 'draws.active',
  drawing: 'draws.drawing',
  completed: 'draws.completed',
}

const SHOWS: Record<Tab, (game: Game) => boolean> = {
  all: () => true,
  active: ({ status }) => status === 'active',
  drawing: ({ status }) => status === 'full' || status === 'drawing',
  completed: ({ status }) => status === 'completed',
}

/** The tabs that continue with earlier games. */
const LISTS_ENDED: ReadonlySet<Tab> = new Set(['all', 'completed'])

/** All draws: upcoming ones, the next first, then past ones, the latest first. */
export function GameDraw() {
  const { t } = useText()
  const games = useGames()
  const ended = useEndedGames()
  const [tab, setTab] = useState<Tab>('all')
  const all = games.data && ended.items && inOrder(mergeGames(games.data, ended.items))
  const shown = all?.filter(SHOWS[tab])
  const hasFailed = !all && (games.isError || ended.error)
  const tryAgain = () => Promise.all([games.refetch(), ended.refetch()])
  return (
    <Wrap page>
      <Column gap={5}>
        <h1>{t('draws.title')}</h1>
        <DrawCounts />
        {hasFailed && (
          <LoadFailed title="games.failed" onTryAgain={tryAgain}>
            {t('games.failedText')}
          </LoadFailed>
        )}
        <GamesNeedScript />
        <section aria-label={t('draws.tabs')}>
          <Tabs
            label={t('draws.tabs')}
            tabs={TABS.map((id) => ({ id, label: t(LABELS[id]) }))}
            selected={tab}
            onSelect={setTab}
          >
            <Column gap={3}>
              <div className={styles.list}>
                {!shown && ['1', '2', '3', '4'].map((key) => <DrawCardSkeleton key={key} />)}
                {shown?.map((game) => (
                  <DrawCard key={game.id} game={game} />
                ))}
              </div>
              {all && LISTS_ENDED.has(tab) && <ShowMore {...ended.pages} />}
            </Column>
            {shown?.length === 0 && <EmptyList title="draws.none" text="draws.noneText" />}
          </Tabs>
        </section>
      </Column>
    </Wrap>
  )
}

function inOrder(known: GamesById): Game[] {
  const all = [...known.values()]
  return [
    ...all.filter(isOngoing).sort(byDrawTime),
    ...all.filter((game) => !isOngoing(game)).sort((a, b) => byDrawTime(b, a)),
  ]
}

function DrawCounts() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useGameCounts()
  const figure = (value: number | undefined) =>
    value === undefined ? <SkeletonLine width="3rem" /> : format.number(value)
  return (
    <section aria-label={t('draws.counts')}>
      <Stats
        stats={[
          { id: 'active', label: t('draws.active'), value: figure(data?.active) },
          { id: 'soon', label: t('draws.soon'), value: figure(data?.drawingSoon) },
          { id: 'completed', label: t('draws.completed'), value: figure(data?.completed) },
          { id: 'total', label: t('draws.total'), value: figure(data?.total) },
        ]}
      />
    </section>
  )
}
