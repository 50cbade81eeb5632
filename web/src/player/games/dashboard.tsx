import { GAME_TYPES, type GameType } from '@edil/domain/plans'
import { useState } from 'react'
import { useGames } from '../../api/games.ts'
import { byDrawTime, isOngoing } from '../../api/ongoing-games.ts'
import { useSession } from '../../api/session.ts'
import { Explainer } from '../../page/explainer.tsx'
import { GamesNeedScript } from '../../page/games-need-script.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { PaymentsClosed } from '../../page/payments-closed.tsx'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './dashboard.module.css'
import { GameStatusPanel } from './game-status-panel.tsx'
import { GameSummary } from './game-summary.tsx'
import { OpenGameCard, OpenGameSkeleton } from './open-game-card.tsx'

export function Dashboard() {
  const { t } = useText()
  const { data: known, isError, refetch } = useGames()
  const { person } = useSession()
  const mine = useLazyModule(person != null, loadMine)
  const [type, setType] = useState<GameType>('daily')
  const going = known && [...known.values()].filter(isOngoing).sort(byDrawTime)
  const shown = going?.filter((game) => game.type === type)
  return (
    <Wrap page className={styles.page}>
      <h1 className={styles.title}>{t('games.title')}</h1>
      <div className={styles.own}>{mine && person && <mine.OwnGames personId={person.id} />}</div>
      <Column gap={5} className={styles.games}>
        {isError && !known && (
          <LoadFailed title="games.failed" onTryAgain={refetch}>
            {t('games.failedText')}
          </LoadFailed>
        )}
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
        {/* Below the games: above them it would move them when it appears. */}
        <PaymentsClosed title="games.paymentsClosed" text="games.paymentsClosedText" />
        <GameStatusPanel games={known && [...known.values()]} />
        <GameSummary games={going} />
        <Explainer />
      </Column>
    </Wrap>
  )
}

/** Only for signed-in players: visitors do not load it. */
async function loadMine() {
  const parts = ['play', 'tickets', 'mine', 'outcome'] as const
  const [{ OwnGames }] = await Promise.all([import('./my-games.tsx'), ...parts.map(loadTextPart)])
  return { OwnGames }
}
