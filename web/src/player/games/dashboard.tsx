import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { useState } from 'react'
import { useGames } from '../../api/games.ts'
import { byDraw, isGoing } from '../../api/known-games.ts'
import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './dashboard.module.css'
import { Explainer } from './explainer.tsx'
import { GameStatusPanel } from './game-status-panel.tsx'
import { GameSummary } from './game-summary.tsx'
import { GamesFailed, GamesNeedScript } from './games-failed.tsx'
import { OpenGameCard, OpenGameSkeleton } from './open-game-card.tsx'

export function Dashboard() {
  const { t } = useText()
  const { data: known, isError, refetch } = useGames()
  const [type, setType] = useState<GameType>('daily')
  const going = known && [...known.values()].filter(isGoing).sort(byDraw)
  const shown = going?.filter((game) => game.type === type)
  return (
    <Wrap page>
      <Column gap={5}>
        <h1>{t('games.title')}</h1>
        {isError && !known && <GamesFailed onTryAgain={refetch} />}
        <GamesNeedScript />
        <section aria-label={t('games.tabs')}>
          <Tabs
            label={t('games.tabs')}
            tabs={GAME_TYPES.map((id) => ({ id, label: t(`game.type.${id}`) }))}
            selected={type}
            onSelect={setType}
          >
            <div className={styles.panel}>
              {!shown && <OpenGameSkeleton />}
              {shown?.map((game) => (
                <OpenGameCard key={game.id} game={game} />
              ))}
              {shown?.length === 0 && <Empty title={t('games.none')} text={t('games.noneText')} />}
            </div>
          </Tabs>
        </section>
        <GameStatusPanel games={known && [...known.values()]} />
        <GameSummary games={going} />
        <Explainer />
      </Column>
    </Wrap>
  )
}
